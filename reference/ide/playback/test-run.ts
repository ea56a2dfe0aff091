// Plays one test: its instructions and loops, the tests that it runs, and the states of its commands.

import type { CommandState } from '../api/payloads';
import type { Command, Test } from '../project/side-project';
import type { PlaybackBrowser } from './browser';
import { type CommandContext, type Pace, usualPace } from './command';
import { commands } from './commands';
import { CommandFailure } from './failure';
import { compileFlow, flowKeyword, type Instruction, isPlayed, type Program } from './flow/flow';
import { runCommand } from './flow/programs';
import type { PlaybackHost, PluginOutcome, TestState } from './host';
import { Loops } from './loops';
import { elapse, Turns, untilAborted } from './time';
import { interpolate, type Variables } from './variables';

/** The result of a test. */
export type TestVerdict = Exclude<TestState, 'running'>;

/** The user has stopped the run. */
export class Stopped extends Error {
  constructor() {
    super('stopped');
  }
}

/** Limit for tests that run each other, which catches endless recursion. */
const deepestRun = 50;

/** The inputs of a test run. */
export interface TestRunOptions {
  runId: string;
  test: Test;
  /** The compiled test, and the tests that it runs by a literal name. */
  programs: ReadonlyMap<Test, Program>;
  variables: Variables;
  /** Aborted when the user stops the run. */
  stop: AbortSignal;
  /** Waits before a command while the run is paused. */
  pass: (commandId: string) => Promise<void>;
  /** Pauses the run before the next command. */
  pauseBeforeNext: () => void;
}

/** In the value of `run`: ignores failed assertions of the called test. */
const withoutAssertions = '--disable-assertions';

/** The current test: the played one, or one called with `run`. */
interface PlayedTest {
  test: Test;
  /** The depth of nested `run` calls. */
  depth: number;
  assertionsDisabled: boolean;
}

/** Plays one test. */
export class TestRun {
  readonly #host: PlaybackHost;
  readonly #options: TestRunOptions;
  /** Aborted when the test ends early. */
  readonly #end = new AbortController();
  readonly #signal: AbortSignal;
  /** The last state of each command, set by the IDE or a plugin. */
  readonly #states = new Map<string, CommandState>();
  /** The commands of the test and of tests that it has run; plugins may report on these. */
  readonly #commandIds = new Set<string>();
  readonly #turns = new Turns();
  /** Remembers a failure whose state was overwritten, for example when a later round of a loop passes. */
  #failed = false;
  /** The timing that the test has set. */
  readonly #pace: Pace = { ...usualPace };
  /** The test to which the current command belongs. */
  #playing: PlayedTest;

  constructor(host: PlaybackHost, options: TestRunOptions) {
    this.#host = host;
    this.#options = options;
    this.#playing = { test: options.test, depth: 0, assertionsDisabled: false };
    this.#signal = AbortSignal.any([options.stop, this.#end.signal]);
    for (const { id } of options.test.commands) this.#commandIds.add(id);
  }

  /** Whether a command belongs to this run. */
  hasCommand(commandId: string): boolean {
    return this.#commandIds.has(commandId);
  }

  /** Sets the state of a command for a plugin; `fatal` ends the test. */
  report(commandId: string, state: CommandState, message: string): void {
    this.#setState(commandId, state, message);
    if (state === 'fatal') this.end(message);
  }

  /** Ends the test as failed, at the current command. */
  end(reason: string): void {
    this.#end.abort(new CommandFailure(reason, 'fatal'));
  }

  /** Plays the test from a position in its program. Never throws: errors become the test's verdict. */
  async play(from: number): Promise<TestVerdict> {
    return await this.#verdictOf(async (context) => {
      await this.#playProgram(this.#options.programs.get(this.#options.test) ?? [], from, context);
    });
  }

  /** Plays only one command of the test. */
  async playOne(commandId: string): Promise<TestVerdict> {
    const command = this.#options.test.commands.find(({ id }) => id === commandId);
    return await this.#verdictOf(async (context) => {
      if (!command || !isPlayed(command)) return;
      const alone = flowKeyword(command.command)
        ? this.#fail(command, new CommandFailure('a line of a block cannot be played alone'))
        : this.#playCommand(command, context);
      await alone;
    });
  }

  async #verdictOf(work: (context: CommandContext) => Promise<void>): Promise<TestVerdict> {
    try {
      await work(await this.#context());
    } catch (error) {
      if (!(error instanceof Stopped)) {
        this.#failed = true;
        this.#host.log('error', error instanceof Error ? error.message : String(error));
      }
    }
    if (this.#options.stop.aborted) return 'stopped';
    return this.#failed || [...this.#states.values()].some(isFailure) ? 'failed' : 'passed';
  }

  async #context(): Promise<CommandContext> {
    const browser: PlaybackBrowser = await untilAborted(this.#host.browser(), this.#signal);
    await untilAborted(browser.begin(), this.#signal);
    return {
      browser,
      variables: this.#options.variables,
      baseUrl: this.#host.baseUrl(),
      signal: this.#signal,
      log: (level, message) => this.#host.log(level, message),
      pauseBeforeNext: this.#options.pauseBeforeNext,
      pace: this.#pace,
    };
  }

  /** Plays a program to its end. Returns whether the test goes on. */
  async #playProgram(program: Program, from: number, context: CommandContext): Promise<boolean> {
    const loops = new Loops(context);
    for (let place = from; place < program.length; ) {
      const instruction = program[place];
      if (!instruction) break;
      const next = await this.#follow(instruction, place, program, loops, context);
      if (next === 'end') return false;
      place = next;
    }
    return true;
  }

  /** Executes one instruction. Returns the position of the next one. */
  async #follow(
    instruction: Instruction,
    place: number,
    program: Program,
    loops: Loops,
    context: CommandContext,
  ): Promise<number | 'end'> {
    switch (instruction.kind) {
      case 'jump':
        return instruction.to;
      case 'enter':
        loops.enter(instruction.loopAt);
        return place + 1;
      case 'mark':
        return (await this.#playLine(instruction.command, async () => passed)) ? place + 1 : 'end';
      case 'command': {
        const { command } = instruction;
        const ahead = () => program.slice(place + 1).flatMap((step) => (step.kind === 'command' ? [step.command] : []));
        return (await this.#playCommand(command, context, ahead)) ? place + 1 : 'end';
      }
      case 'branch': {
        let holds = false;
        const continues = await this.#playLine(instruction.command, async () => {
          holds = await loops.condition(instruction.command.target);
          return passed;
        });
        if (!continues) return 'end';
        return holds ? place + 1 : instruction.otherwise;
      }
      case 'loop': {
        let again = false;
        const continues = await this.#playLine(instruction.command, async () => {
          again = await loops.startNextRound(place, instruction.loop, instruction.command);
          return passed;
        });
        if (!continues) return 'end';
        return again ? instruction.again : instruction.otherwise;
      }
    }
  }

  /** Plays a command. Returns whether the test goes on. */
  async #playCommand(
    command: Command,
    context: CommandContext,
    ahead: () => readonly Command[] = () => [],
  ): Promise<boolean> {
    if (command.command === runCommand) {
      let continues = true;
      const played = await this.#playLine(command, async () => {
        const { variables } = context;
        const assertionsDisabled = interpolate(command.value, variables).includes(withoutAssertions);
        continues = await this.#runTest(interpolate(command.target, variables).trim(), assertionsDisabled, context);
        return continues ? passed : { state: 'failed', message: 'the called test failed' };
      });
      return played && continues;
    }
    return await this.#playLine(command, () => this.#execute(command, context, ahead));
  }

  /** Plays another test as part of this one, with the same variables and window. */
  async #runTest(name: string, assertionsDisabled: boolean, context: CommandContext): Promise<boolean> {
    const test = this.#host.testNamed(name);
    if (!test) throw new CommandFailure(`the project has no test ${JSON.stringify(name)}`);
    const caller = this.#playing;
    if (caller.depth >= deepestRun)
      throw new CommandFailure(`calls of \`run\` are nested more than ${deepestRun} deep`);
    const program = this.#options.programs.get(test) ?? this.#compile(test);
    for (const { id } of test.commands) this.#commandIds.add(id);
    if (assertionsDisabled) this.#host.log('warn', `Assertions are disabled in “${test.name}”`);
    this.#playing = { test, depth: caller.depth + 1, assertionsDisabled };
    try {
      return await this.#playProgram(program, 0, context);
    } finally {
      this.#playing = caller;
    }
  }

  #compile(test: Test): Program {
    const compiled = compileFlow(test.commands);
    if ('program' in compiled) return compiled.program;
    const [problem] = compiled.problems;
    if (problem) this.#setState(problem.command.id, 'failed', problem.message);
    throw new CommandFailure(`“${test.name}” cannot be run: ${problem?.command.command}: ${problem?.message}`);
  }

  /**
   * Plays one line: waits at the pause gate, executes the command, and shows its state.
   * @returns whether the test goes on
   * @throws Stopped if the user has stopped the run
   */
  async #playLine(command: Command, work: () => Promise<PluginOutcome>): Promise<boolean> {
    const { delayMs, breakpoints } = this.#host.settings();
    if (command.isBreakpoint === true && breakpoints) this.#options.pauseBeforeNext();
    await this.#options.pass(command.id);
    await this.#turns.yieldIfDue();
    if (this.#signal.aborted) throw this.#signal.reason;
    this.#failed ||= isFailure(this.#states.get(command.id));
    this.#setState(command.id, 'pending', '');
    try {
      const { state, message } = await untilAborted(work(), this.#signal);
      // Keep a state that a plugin has reported on its command.
      if (state === 'failed' || this.#states.get(command.id) === 'pending') this.#setState(command.id, state, message);
      if (state === 'failed') this.#logFailure(command, message);
      this.#host.showVariables(this.#options.variables);
      await elapse(this.#pace.delayMs ?? delayMs, this.#signal);
      return true;
    } catch (error) {
      return this.#fail(command, error);
    }
  }

  /** Shows that a command has failed. Returns whether the test goes on. */
  #fail(command: Command, error: unknown): boolean {
    if (error instanceof Stopped) {
      this.#setState(command.id, 'undetermined', 'stopped');
      return false;
    }
    const failure = error instanceof CommandFailure ? error : new CommandFailure(String(error));
    // A plugin's `fatal` has ended the test: keep that state.
    if (this.#states.get(command.id) !== 'fatal') this.#setState(command.id, failure.state, failure.message);
    this.#logFailure(command, failure.message);
    return failure.state === 'failed' && commands.get(command.command)?.continues === true;
  }

  async #execute(command: Command, context: CommandContext, ahead: () => readonly Command[]): Promise<PluginOutcome> {
    const { variables, browser } = context;
    const target = interpolate(command.target, variables);
    const value = interpolate(command.value, variables);
    const definition = commands.get(command.command);
    if (definition) {
      const [first, second] = definition.verbatim ? [command.target, command.value] : [target, value];
      try {
        await definition.run({ ...context, command, ahead }, first, second);
      } catch (error) {
        if (!(error instanceof CommandFailure) || !this.#isDisabled(command)) throw error;
        this.#host.log('info', `${command.command} is disabled: ${error.message}`);
      }
      return passed;
    }
    const { test, depth, assertionsDisabled } = this.#playing;
    const outcome = await this.#host.executeByPlugin(
      { command: command.command, target, value },
      {
        commandId: command.id,
        testId: test.id,
        testName: test.name,
        originalTestId: this.#options.test.id,
        runId: this.#options.runId,
        isNested: depth > 0,
        assertionsDisabled,
        ...browser.place,
      },
    );
    if (!outcome) throw new CommandFailure(`unknown command ${JSON.stringify(command.command)}`);
    if (outcome.state === 'fatal') throw new CommandFailure(outcome.message, 'fatal');
    return outcome;
  }

  /** Whether a command is an assertion of a test with disabled assertions. */
  #isDisabled({ command }: Command): boolean {
    return this.#playing.assertionsDisabled && /^(?:assert|verify)/.test(command);
  }

  #setState(commandId: string, state: CommandState, message: string): void {
    this.#states.set(commandId, state);
    this.#host.showCommand(commandId, state, message);
  }

  #logFailure({ command, target, value }: Command, message: string): void {
    const written = [command, target, value].filter((part) => part !== '').join(' | ');
    this.#host.log('error', `${written}: ${message}`);
  }
}

function isFailure(state: CommandState | undefined): boolean {
  return state === 'failed' || state === 'fatal';
}

const passed: PluginOutcome = { state: 'passed', message: '' };

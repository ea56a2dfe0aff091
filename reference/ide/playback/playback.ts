// Playing tests: one command after another, results as they come, plugins' commands by the plugins.

import { type Answer, refuse } from '../api/answer';
import type { CommandState, CommandUpdate } from '../api/payloads';
import type { LogLevel } from '../log/log-model';
import type { Command, Test } from '../project/side-project';
import { type CommandContext, commands } from './commands';
import { CommandFailure } from './failure';
import type { PlaybackTab } from './tab';
import { interpolate } from './variables';

/** Where in a run a plugin's command stands; sent along with it. */
export interface CommandPlace {
  commandId: string;
  testId: string;
  runId: string;
  tabId: number;
  windowId: number;
  frameId: number;
}

/** What playing needs of the window. */
export interface PlaybackHost {
  baseUrl(): string;
  /** The tab of the last run while it is open, else a new one. */
  tab(): Promise<PlaybackTab>;
  /** Asks the plugin that owns a command to execute it; `undefined` when no plugin owns it. */
  executeByPlugin(
    command: { command: string; target: string; value: string },
    place: CommandPlace,
  ): Promise<PluginOutcome | undefined>;
  log(level: LogLevel, message: string): void;
  event(name: string, options: object): void;
  show(status: 'running' | 'passed' | 'failed'): void;
  showCommand(commandId: string, state: CommandState, message: string): void;
  clearResults(): void;
}

/** How a plugin's command went. */
export interface PluginOutcome {
  state: 'passed' | 'failed' | 'fatal' | 'undetermined';
  message: string;
}

/** The run that is going on. */
interface Run {
  runId: string;
  test: Test;
  abort: AbortController;
  /** The last state of each command, as the IDE or a plugin has set it. */
  states: Map<string, CommandState>;
}

/** Plays tests, one run at a time. */
export class Playback {
  readonly #host: PlaybackHost;
  #run: Run | null = null;

  constructor(host: PlaybackHost) {
    this.#host = host;
  }

  /** Plays tests in order, each with variables of its own. Does nothing while a run is going on. */
  async run(tests: readonly Test[]): Promise<void> {
    if (this.#run || tests.length === 0) return;
    const abort = new AbortController();
    this.#host.clearResults();
    this.#host.show('running');
    let passed = true;
    for (const test of tests) {
      if (abort.signal.aborted) break;
      passed = (await this.#playTest(test, abort)) && passed;
    }
    this.#run = null;
    this.#host.show(passed && !abort.signal.aborted ? 'passed' : 'failed');
  }

  /** Ends the run; the command that is being executed is the last. */
  stop(): void {
    this.#run?.abort.abort();
  }

  /** POST /playback/command (rules ide.command.*): moves the state of a command of the running test. */
  setCommandState({ commandId, state, message }: CommandUpdate): Answer {
    const run = this.#run;
    if (!run) return refuse('No test is running');
    if (!run.test.commands.some(({ id }) => id === commandId)) {
      return refuse(`The running test has no command with the id ${JSON.stringify(commandId.slice(0, 80))}`);
    }
    this.#setState(run, commandId, state, message ?? '');
    if (state === 'fatal') run.abort.abort();
    return true;
  }

  async #playTest(test: Test, abort: AbortController): Promise<boolean> {
    const run: Run = { runId: crypto.randomUUID(), test, abort, states: new Map() };
    this.#run = run;
    const { runId } = run;
    const names = { runId, testId: test.id, testName: test.name };
    this.#host.log('info', `Running “${test.name}”`);
    this.#host.event('playbackStarted', names);
    try {
      await this.#playCommands(run);
    } catch (error) {
      this.#host.log('error', error instanceof Error ? error.message : String(error));
      run.states.set('', 'fatal');
    }
    const failures = [...run.states.values()].filter((state) => state === 'failed' || state === 'fatal').length;
    const passed = failures === 0 && !abort.signal.aborted;
    this.#host.event('playbackStopped', { ...names, passed });
    if (passed) this.#host.log('info', `“${test.name}” passed`);
    else this.#host.log('error', failures === 0 ? `“${test.name}” was stopped` : `“${test.name}” failed`);
    return passed;
  }

  async #playCommands(run: Run): Promise<void> {
    const context: CommandContext = {
      tab: await this.#host.tab(),
      variables: new Map(),
      baseUrl: this.#host.baseUrl(),
      signal: run.abort.signal,
      echo: (message) => this.#host.log('info', `echo: ${message}`),
    };
    for (const command of run.test.commands) {
      if (run.abort.signal.aborted) return;
      // A line without a command is a comment; one that begins with slashes was switched off.
      if (command.command.trim() === '' || command.command.startsWith('//')) continue;
      if (!(await this.#playCommand(run, command, context))) return;
    }
  }

  /** Plays one command. Returns whether the test goes on. */
  async #playCommand(run: Run, command: Command, context: CommandContext): Promise<boolean> {
    this.#setState(run, command.id, 'pending', '');
    try {
      const { state, message } = await untilAborted(this.#execute(run, command, context), run.abort.signal);
      // A plugin may have said more about its command by now than it answered.
      if (state === 'failed' || run.states.get(command.id) === 'pending')
        this.#setState(run, command.id, state, message);
      if (state === 'failed') this.#report(command, message);
      return true;
    } catch (error) {
      // A plugin has said `fatal`: that ended the run, and its word stands.
      if (run.abort.signal.aborted && run.states.get(command.id) === 'fatal') return false;
      const failure = error instanceof CommandFailure ? error : new CommandFailure(String(error));
      this.#setState(run, command.id, failure.state, failure.message);
      this.#report(command, failure.message);
      return failure.state === 'failed' && commands.get(command.command)?.continues === true;
    }
  }

  async #execute(run: Run, command: Command, context: CommandContext): Promise<PluginOutcome> {
    const { variables, tab } = context;
    const target = interpolate(command.target, variables);
    const value = interpolate(command.value, variables);
    const definition = commands.get(command.command);
    if (definition) {
      if (definition.verbatim) await definition.run(context, command.target, command.value);
      else await definition.run(context, target, value);
      return { state: 'passed', message: '' };
    }
    const outcome = await this.#host.executeByPlugin(
      { command: command.command, target, value },
      {
        commandId: command.id,
        testId: run.test.id,
        runId: run.runId,
        tabId: tab.tabId,
        windowId: tab.windowId,
        frameId: 0,
      },
    );
    if (!outcome) throw new CommandFailure(`unknown command ${JSON.stringify(command.command)}`);
    if (outcome.state === 'fatal') throw new CommandFailure(outcome.message, 'fatal');
    return outcome;
  }

  #setState(run: Run, commandId: string, state: CommandState, message: string): void {
    run.states.set(commandId, state);
    this.#host.showCommand(commandId, state, message);
  }

  #report({ command, target, value }: Command, message: string): void {
    const written = [command, target, value].filter((part) => part !== '').join(' | ');
    this.#host.log('error', `${written}: ${message}`);
  }
}

/** Gives up waiting when the run is stopped. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stopped = () => reject(new CommandFailure('stopped'));
  if (signal.aborted) stopped();
  signal.addEventListener('abort', stopped);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stopped);
  }
}

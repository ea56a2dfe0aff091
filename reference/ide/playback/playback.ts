// Plays tests one after another. Supports pause and step; plugins execute their own commands.

import { type Answer, refuse } from '../api/answer';
import type { CommandUpdate, VariableUpdate } from '../api/payloads';
import type { Suite, Test } from '../project/side-project';
import { type FlowProblem, type Program, placeOf } from './flow/flow';
import { compileTests } from './flow/programs';
import { notPlayed, type PlaybackHost, type PlaybackProgress } from './host';
import { PauseGate } from './pause-gate';
import { Stopped, TestRun, type TestVerdict } from './test-run';
import { Limit, untilAborted } from './time';
import type { Variables } from './variables';

/** The tests to play. */
export interface RunRequest {
  /** In the order of playback. */
  tests: readonly Test[];
  /** The suite of the tests, if they are played as one. */
  suite?: Suite | undefined;
  /** The command of the first test at which to start. */
  fromCommandId?: string | undefined;
  /** The only command to play. */
  onlyCommandId?: string | undefined;
}

/** The current run. */
interface Run {
  runId: string;
  stop: AbortController;
  pauseGate: PauseGate;
  test: TestRun | undefined;
  /** The variables of the current test, from its first event on. */
  variables: Variables | undefined;
  limit: Limit | undefined;
}

/** Plays tests, one run at a time. */
export class Playback {
  readonly #host: PlaybackHost;
  #run: Run | null = null;
  #progress = notPlayed;

  constructor(host: PlaybackHost) {
    this.#host = host;
  }

  /**
   * Plays tests in order. Each has its own variables; the tests of a suite with a persistent session share them. Tests
   * of a parallel suite are also played in order, because the tester watches one window.
   * Does nothing if a run is in progress. Resolves at the end of the run, whatever its result.
   */
  async run({ tests, suite, fromCommandId, onlyCommandId }: RunRequest): Promise<void> {
    if (this.#run || tests.length === 0) return;
    const runId = crypto.randomUUID();
    const run: Run = {
      runId,
      stop: new AbortController(),
      pauseGate: new PauseGate(),
      test: undefined,
      variables: undefined,
      limit: undefined,
    };
    this.#run = run;
    this.#host.clearResults();
    this.#show({ ...notPlayed, status: 'running' });
    const suiteNames = { runId, suiteId: suite?.id, suiteName: suite?.name };
    if (suite) {
      this.#host.log('info', `Running the suite “${suite.name}”`);
    }
    const ready = !suite || (await this.#areReady(run, 'suitePlaybackStarted', { ...suiteNames, tests }));
    let shared: Variables | undefined;
    for (const test of tests) {
      if (!ready || run.stop.signal.aborted) break;
      const variables: Variables = (suite?.persistSession === true ? shared : undefined) ?? new Map();
      shared = variables;
      await this.#playTest(run, test, { suite, variables, fromCommandId, onlyCommandId });
    }
    this.#run = null;
    const { failures } = this.#progress;
    const status = run.stop.signal.aborted ? 'stopped' : !ready || failures > 0 ? 'failed' : 'passed';
    if (suite) void this.#host.event('suitePlaybackStopped', { ...suiteNames, passed: status === 'passed' });
    this.#show({ status, testId: null, commandId: null });
  }

  /** Ends the run; the current command is the last. */
  stop(): void {
    this.#run?.stop.abort(new Stopped());
  }

  /** Pauses the run before its next command. */
  pause(): void {
    this.#run?.pauseGate.shut();
  }

  /** Resumes a paused run. */
  resume(): void {
    this.#run?.pauseGate.open();
  }

  /** Plays the next command of a paused run. */
  step(): void {
    if (this.#run?.pauseGate.isShut) this.#run.pauseGate.open('step');
  }

  /** POST /playback/command (rules ide.command.*): sets the state of a command of the running test. */
  setCommandState({ commandId, state, message }: CommandUpdate): Answer {
    const test = this.#run?.test;
    if (!test) return refuse('No test is running');
    if (!test.hasCommand(commandId)) {
      return refuse(`The running test has no command with the id ${JSON.stringify(commandId.slice(0, 80))}`);
    }
    test.report(commandId, state, message ?? '');
    this.#host.pluginReported(commandId);
    return true;
  }

  /** PUT /playback/var: sets a variable of the running test. */
  setVariable({ name, contents }: VariableUpdate): Answer {
    const variables = this.#run?.variables;
    if (!variables) return refuse('No test is running');
    variables.set(name, contents);
    return true;
  }

  /** Sends a start event to the plugins. Returns false if a plugin objects or the user has stopped the run. */
  async #areReady(run: Run, event: string, options: object): Promise<boolean> {
    try {
      const objection = await untilAborted(this.#host.event(event, options), run.stop.signal);
      if (objection !== undefined) this.#host.log('error', objection);
      return objection === undefined;
    } catch (error) {
      if (error instanceof Stopped) return false;
      throw error;
    }
  }

  async #playTest(
    run: Run,
    test: Test,
    { suite, variables, fromCommandId, onlyCommandId }: Omit<RunRequest, 'tests'> & { variables: Variables },
  ): Promise<void> {
    const names = {
      runId: run.runId,
      testId: test.id,
      testName: test.name,
      suiteId: suite?.id,
      suiteName: suite?.name,
    };
    this.#host.log('info', `Running “${test.name}”`);
    this.#host.showTest(test.id, 'running');
    this.#show({ testId: test.id });
    run.variables = variables;
    const ready = await this.#areReady(run, 'playbackStarted', { ...names, test });
    const programs = compileTests(test, (name) => this.#host.testNamed(name));
    const played = !ready
      ? 'failed'
      : 'problems' in programs
        ? this.#refuse(programs.problems)
        : await this.#playProgram(run, test, programs.programs, { suite, variables, fromCommandId, onlyCommandId });
    run.variables = undefined;
    const verdict = await this.#finishTest(run.stop.signal.aborted ? 'stopped' : played, names);
    this.#host.showTest(test.id, verdict);
    this.#host.log(
      verdict === 'passed' ? 'info' : 'error',
      `“${test.name}” ${verdict === 'stopped' ? 'was ' : ''}${verdict}`,
    );
    const { runs, failures } = this.#progress;
    if (verdict !== 'stopped') this.#show({ runs: runs + 1, failures: failures + (verdict === 'failed' ? 1 : 0) });
  }

  async #playProgram(
    run: Run,
    test: Test,
    programs: ReadonlyMap<Test, Program>,
    { suite, variables, fromCommandId, onlyCommandId }: Omit<RunRequest, 'tests'> & { variables: Variables },
  ): Promise<TestVerdict> {
    const playing = new TestRun(this.#host, {
      runId: run.runId,
      test,
      programs,
      variables,
      stop: run.stop.signal,
      pass: (commandId) => this.#pass(run, commandId),
      pauseBeforeNext: () => run.pauseGate.shut(),
    });
    run.test = playing;
    const seconds = suite?.timeout;
    if (typeof seconds === 'number' && seconds > 0) {
      run.limit = new Limit(seconds * 1000, () =>
        playing.end(`the test exceeded the suite’s limit of ${seconds} seconds`),
      );
    }
    try {
      return onlyCommandId === undefined
        ? await playing.play(fromCommandId === undefined ? 0 : (placeOf(programs.get(test) ?? [], fromCommandId) ?? 0))
        : await playing.playOne(onlyCommandId);
    } finally {
      run.limit?.halt();
      run.limit = undefined;
      run.test = undefined;
    }
  }

  /** Sends the end event of a test to the plugins. A plugin's objection makes the test fail. */
  async #finishTest(played: TestVerdict, names: object): Promise<TestVerdict> {
    // A user who stops a run does not wait for plugins.
    if (played === 'stopped') {
      void this.#host.event('playbackStopped', { ...names, passed: false });
      return played;
    }
    const objection = await this.#host.event('playbackStopped', { ...names, passed: played === 'passed' });
    if (objection === undefined) return played;
    this.#host.log('error', objection);
    return played === 'passed' ? 'failed' : played;
  }

  /** Passes the pause gate before a command. */
  async #pass(run: Run, commandId: string): Promise<void> {
    this.#progress = { ...this.#progress, commandId };
    await run.pauseGate.pass(() => {
      run.limit?.halt();
      this.#show({ status: 'paused' });
    }, run.stop.signal);
    if (this.#progress.status !== 'paused') return;
    run.limit?.go();
    this.#show({ status: 'running' });
  }

  /** Shows the problems of a test's blocks; the test is not played. */
  #refuse(problems: readonly FlowProblem[]): TestVerdict {
    for (const { command, message } of problems) {
      this.#host.showCommand(command.id, 'failed', message);
      this.#host.log('error', `${command.command}: ${message}`);
    }
    return 'failed';
  }

  #show(part: Partial<PlaybackProgress>): void {
    this.#progress = { ...this.#progress, ...part };
    this.#host.show(this.#progress);
  }
}

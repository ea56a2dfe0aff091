// Kills a process of a conformance run at a random moment, and checks what the run does then. Linux only: reads /proc.

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { readVerdict } from '../../harness/verdict/report';
import { isRed } from '../../harness/verdict/verdict';
import { UsageError } from '../../support/usage-error';

const project = path.resolve(__dirname, '../..');

/** What the run judges: C++ scenarios or IDE scenarios. */
export type Kind = 'cpp' | 'ide';
/** The process to kill, with SIGKILL: the launcher that npm starts, the run that it starts, or the run's browser. */
export type Victim = 'launcher' | 'run' | 'chromium';

export interface Trial {
  readonly kind: Kind;
  readonly victim: Victim;
  /** The moment of the kill, as a share of an undisturbed run's duration: 0 is its start, 1 its end. */
  readonly moment: number;
}

export interface Outcome {
  readonly trial: Trial;
  /** Milliseconds from the start to the kill. */
  readonly killedMs: number;
  /**
   * If the launcher or the run was killed: milliseconds until no process and no folder was left.
   * If the browser was killed: milliseconds that the run took longer than an undisturbed one.
   */
  readonly costMs: number;
  /** What went wrong, one line for each fault. */
  readonly faults: readonly string[];
}

/** How long processes and folders may remain after a kill, and how much longer a run without its browser may take. */
export const limitMs = 10_000;
/** The maximal number of attempts, because a run can end before its kill. */
const mostAttempts = 5;
const pollMs = 50;
/** How many looks in a row must find nothing. */
const looks = 3;
/** The environment variable that marks all processes of a trial. */
const variable = 'TOUCHSTONE_TRIAL';

/** The scenarios of each kind of run. */
export const selectionOf: Readonly<Record<Kind, readonly string[]>> = {
  cpp: ['--subject', 'protoc', '--rule', 'cpp.message.parse-more'],
  ide: ['--rule', 'ide.health.shape'],
};

const pairs: readonly (readonly [Kind, Victim])[] = [
  ['cpp', 'launcher'],
  ['ide', 'run'],
  ['cpp', 'run'],
  ['ide', 'chromium'],
  ['ide', 'launcher'],
];

/** Trials at random moments, spread evenly over the duration of the runs. The same seed gives the same trials. */
export function trials(count: number, seed: number): Trial[] {
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const rounds = Math.ceil(count / pairs.length);
  // A run is divided into `rounds` equal parts. Each pair has one trial in each part, in random order.
  const parts = pairs.map(() => shuffled(rounds, random));
  return Array.from({ length: count }, (_, index) => {
    const pair = index % pairs.length;
    const part = parts[pair]![Math.floor(index / pairs.length)]!;
    const [kind, victim] = pairs[pair]!;
    return { kind, victim, moment: (part + random()) / rounds };
  });
}

function shuffled(length: number, random: () => number): number[] {
  const numbers = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [numbers[last], numbers[other]] = [numbers[other]!, numbers[last]!];
  }
  return numbers;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** The processes of a trial: all inherit its mark in their environment. */
function processesOf(mark: string): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      if (!readFileSync(`/proc/${name}/environ`, 'latin1').split('\0').includes(mark)) return [];
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command }];
    } catch {
      // The process has ended.
      return [];
    }
  });
}

function victimOf({ victim }: Trial, launcher: number, running: readonly Process[]): number | undefined {
  if (victim === 'launcher') return launcher;
  if (victim === 'run') return running.find(({ parent }) => parent === launcher)?.pid;
  return running.find(({ command }) => command.includes('--user-data-dir=') && !command.includes('--type='))?.pid;
}

/** Kills a process. @returns false if it has already ended */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

const foldersIn = (temporary: string): string[] =>
  readdirSync(temporary).filter((name) => /^(touchstone-|\.org\.chromium|org\.chromium)/.test(name));

/** Starts and kills runs. All of them use the same build folder and the same reports folder. */
export class Kills {
  private readonly undisturbed = new Map<Kind, number>();
  private readonly mark = `${variable}=${process.pid}-${performance.now()}`;

  /**
   * @param folder holds the build folder and the reports folder
   * @param temporary an empty folder for the runs' temporary files. Its path must be short: Chromium puts sockets there
   */
  constructor(
    private readonly folder: string,
    private readonly temporary: string,
  ) {}

  private get reports(): string {
    return path.join(this.folder, 'reports');
  }

  /** The build folder of all runs. */
  get build(): string {
    return path.join(this.folder, 'build');
  }

  private start(kind: Kind) {
    const words = [...selectionOf[kind], '--build', this.build, '--reports', this.reports];
    return execa(process.execPath, ['scripts/setup/run.mjs', 'harness/command/main.ts', ...words], {
      cwd: project,
      env: { TMPDIR: this.temporary, [variable]: this.mark.slice(variable.length + 1) },
      reject: false,
      stdin: 'ignore',
      all: true,
    });
  }

  /** Measures an undisturbed run. @throws UsageError if it does not conform */
  private async measure(kind: Kind): Promise<number> {
    const began = performance.now();
    const { exitCode, all } = await this.start(kind);
    if (exitCode !== 0) throw new UsageError(`An undisturbed ${kind} run ended with status ${exitCode}:\n${all}`);
    return performance.now() - began;
  }

  private async undisturbedMs(kind: Kind): Promise<number> {
    let milliseconds = this.undisturbed.get(kind);
    if (milliseconds === undefined) {
      // The first run builds the test programs, so its time does not count.
      await this.measure(kind);
      milliseconds = await this.measure(kind);
      this.undisturbed.set(kind, milliseconds);
    }
    return milliseconds;
  }

  /** Kills one process of one run. If the run ended before the kill, tries again at an earlier moment. */
  async run(trial: Trial): Promise<Outcome> {
    const usualMs = await this.undisturbedMs(trial.kind);
    let { moment } = trial;
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const outcome = await this.attempt({ ...trial, moment }, usualMs);
      if (outcome !== undefined) return outcome;
      moment *= 0.7;
    }
    return { trial, killedMs: 0, costMs: 0, faults: [`The run ended before the kill, ${mostAttempts} times.`] };
  }

  /** @returns undefined if the run ended before the kill */
  private async attempt(trial: Trial, usualMs: number): Promise<Outcome | undefined> {
    const began = performance.now();
    const running = this.start(trial.kind);
    let ended = false;
    void running.then(() => {
      ended = true;
    });
    await Promise.race([running, setTimeout(trial.moment * usualMs)]);
    let victim = victimOf(trial, running.pid!, processesOf(this.mark));
    // The browser starts late. If the moment comes earlier, it is killed as soon as it has started.
    while (victim === undefined && !ended) {
      await setTimeout(pollMs);
      victim = victimOf(trial, running.pid!, processesOf(this.mark));
    }
    if (ended || victim === undefined || !kill(victim)) {
      await running;
      return undefined;
    }
    const killed = performance.now();
    const faults: string[] = [];
    let costMs: number;
    if (trial.victim === 'chromium') {
      // Far beyond the limit, to distinguish a slow run from one that hangs.
      const hangMs = usualMs + 6 * limitMs;
      while (!ended && performance.now() - killed < hangMs) await setTimeout(pollMs);
      const tookMs = performance.now() - began;
      if (!ended) faults.push(`still running ${Math.round(hangMs / 1000)} s after the kill`);
      faults.push(...(await this.leftovers(performance.now())));
      const { exitCode, all } = await running;
      if (ended) faults.push(...(await this.misjudged(exitCode, all)));
      costMs = tookMs - usualMs;
      // The machine may be slower now than when the undisturbed run was measured.
      if (costMs > limitMs) costMs = tookMs - Math.max(usualMs, await this.measure(trial.kind));
      if (costMs > limitMs) faults.push(`ended ${inSeconds(costMs)} later than an undisturbed run`);
    } else {
      faults.push(...(await this.leftovers(killed)));
      costMs = performance.now() - killed;
      await running;
    }
    faults.push(...(await this.brokenReports()));
    return { trial, killedMs: killed - began, costMs, faults };
  }

  /**
   * Waits until no process and no folder of a run is left, and kills the remaining processes after the limit.
   * @param from when the wait began
   * @returns a line for each process and folder that was left
   */
  private async leftovers(from: number): Promise<string[]> {
    const left = (): string[] => [
      ...processesOf(this.mark).map(({ pid, command }) => `left process ${pid}: ${command.slice(0, 120)}`),
      ...foldersIn(this.temporary).map((name) => `left folder ${name}`),
    ];
    let names = left();
    // A process that becomes another program has no environment for a moment: one look may miss it.
    for (let clean = 0; clean < looks && performance.now() - from < limitMs; ) {
      await setTimeout(pollMs);
      names = left();
      clean = names.length === 0 ? clean + 1 : 0;
    }
    for (const { pid } of processesOf(this.mark)) kill(pid);
    return names;
  }

  /** Faults in the verdict of a run whose browser was killed. The run repeats the scenario, so all must be green. */
  private async misjudged(status: number | undefined, output: string): Promise<string[]> {
    const { scenarios } = await readVerdict(path.join(this.reports, 'verdict.json'));
    const red = scenarios.filter(({ verdict }) => isRed(verdict));
    const faults = red.map(({ id, message }) => `judged wrongly: ${id}: ${message}`);
    if (status !== 0) faults.push(`ended with status ${status}:\n${output}`);
    return faults;
  }

  /** Reports that are incomplete. Those of an earlier run must stay until the new ones are complete. */
  private async brokenReports(): Promise<string[]> {
    const broken: string[] = [];
    for (const [name, isComplete] of Object.entries(completeReports)) {
      const text = await readFile(path.join(this.reports, name), 'utf8').catch(() => '');
      if (!isComplete(text)) broken.push(`${name} is incomplete`);
    }
    await readVerdict(path.join(this.reports, 'verdict.json')).catch((error: unknown) =>
      broken.push(`verdict.json: ${String(error)}`),
    );
    return broken;
  }
}

const completeReports: Readonly<Record<string, (text: string) => boolean>> = {
  'report/index.html': (text) => text.trimEnd().endsWith('</html>'),
  'report/data.js': (text) => text.trimEnd().endsWith('";'),
  'junit.xml': (text) => text.trimEnd().endsWith('</testsuites>'),
};

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** An outcome as one line for people, with its faults on indented lines below. */
export function outcomeText({ trial, killedMs, costMs, faults }: Outcome): string {
  const cost =
    trial.victim === 'chromium'
      ? `ended ${inSeconds(Math.max(0, costMs))} later than undisturbed`
      : `gone after ${inSeconds(costMs)}`;
  const line = `${trial.kind} run, ${trial.victim} killed after ${inSeconds(killedMs)}: ${cost}`;
  return [faults.length === 0 ? line : `${line}  FAILED`, ...faults.map((fault) => `  ${fault}`)].join('\n');
}

// Kills a conformance run at a random moment, and looks what is left of it. Linux only: it reads /proc.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';

const project = path.resolve(__dirname, '../..');

/** What is run. */
export type Kind = 'cpp' | 'ide';
/** Which process gets the SIGKILL: the launcher that npm starts, the run that it starts, or the browser of an IDE run. */
export type Victim = 'launcher' | 'run' | 'chromium';

export interface Trial {
  readonly kind: Kind;
  readonly victim: Victim;
  /** When the victim is killed, in milliseconds after the start; earlier if the run has ended by then. */
  readonly atMs: number;
}

export interface Outcome {
  readonly trial: Trial;
  /** How long it took after the kill until nothing was left; the limit if something stayed. */
  readonly endedMs: number;
  /** Processes, folders and lock files that were left, by name. */
  readonly left: readonly string[];
}

/** How long a killed run may take to be gone. */
export const limitMs = 10_000;
/** A run whose browser was killed goes on with a new one: so long may the rest of it take in addition. */
const restMs = 60_000;
const variable = 'TOUCHSTONE_TRIAL';

export const wordsOf: Readonly<Record<Kind, readonly string[]>> = {
  cpp: ['--subject', 'protoc', '--rule', 'cpp.nested.'],
  ide: ['--rule', 'ide.register.'],
};

/** Trials at moments that a seed decides. */
export function trials(runs: number, seed: number): Trial[] {
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const victims: readonly (readonly [Kind, Victim])[] = [
    ['cpp', 'launcher'],
    ['ide', 'run'],
    ['cpp', 'run'],
    ['ide', 'chromium'],
    ['ide', 'launcher'],
  ];
  return Array.from({ length: runs }, (_, index) => {
    const [kind, victim] = victims[index % victims.length]!;
    return { kind, victim, atMs: Math.round(300 + random() * 6000) };
  });
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** The processes of a trial, wherever they hang in the tree: all of them inherit its mark. */
function processesOf(mark: string): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      if (!readFileSync(`/proc/${name}/environ`, 'latin1').split('\0').includes(mark)) return [];
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command }];
    } catch {
      return [];
    }
  });
}

function victimOf(trial: Trial, launcher: number, running: readonly Process[]): number | undefined {
  if (trial.victim === 'launcher') return launcher;
  if (trial.victim === 'run') return running.find(({ parent }) => parent === launcher)?.pid;
  return running.find(({ command }) => command.includes('--user-data-dir=') && !command.includes('--type='))?.pid;
}

const foldersIn = (temporary: string): string[] =>
  readdirSync(temporary).filter((name) => /^(touchstone-|\.org\.chromium|org\.chromium)/.test(name));

/**
 * Starts a run, kills one of its processes, and waits until nothing is left of it.
 *
 * @param folder where the run builds and writes; its temporary folder `tmp` must be there and empty
 */
export async function killOnce(trial: Trial, folder: string): Promise<Outcome> {
  const mark = `${variable}=${process.pid}-${performance.now()}`;
  const temporary = path.join(folder, 'tmp');
  const words = ['--build', path.join(folder, 'build'), '--reports', path.join(folder, 'reports')];
  const running = execa(
    process.execPath,
    ['scripts/setup/run.mjs', 'harness/run/cli.ts', ...wordsOf[trial.kind], ...words],
    {
      cwd: project,
      env: { TMPDIR: temporary, [variable]: mark.slice(variable.length + 1) },
      reject: false,
      stdio: 'ignore',
    },
  );
  const began = performance.now();
  let ended = false;
  void running.then(() => {
    ended = true;
  });
  await Promise.race([running, setTimeout(trial.atMs)]);
  let victim = victimOf(trial, running.pid!, processesOf(mark));
  // The browser comes late: its moment counts from when there is one.
  while (victim === undefined && !ended) {
    await setTimeout(10);
    victim = victimOf(trial, running.pid!, processesOf(mark));
  }
  if (victim !== undefined && !ended) process.kill(victim, 'SIGKILL');
  const killed = performance.now();
  const limit = limitMs + (trial.victim === 'chromium' ? restMs : 0);
  const left = (): string[] => [
    ...processesOf(mark).map(({ pid, command }) => `process ${pid}: ${command.slice(0, 120)}`),
    ...foldersIn(temporary).map((name) => `folder ${name}`),
  ];
  while (left().length > 0 && performance.now() - killed < limit) await setTimeout(20);
  const names = left();
  for (const { pid } of processesOf(mark)) process.kill(pid, 'SIGKILL');
  await running;
  return {
    trial: { ...trial, atMs: Math.round(killed - began) },
    endedMs: Math.round(performance.now() - killed),
    left: names,
  };
}

/** A trial's outcome as a line for people. */
export function inWords({ trial, endedMs, left }: Outcome): string {
  const what = `${trial.kind} run, ${trial.victim} killed after ${(trial.atMs / 1000).toFixed(1)} s`;
  const end = `gone after ${(endedMs / 1000).toFixed(1)} s`;
  return left.length === 0 ? `${what}: ${end}` : `${what}: left\n${left.map((name) => `  ${name}`).join('\n')}`;
}

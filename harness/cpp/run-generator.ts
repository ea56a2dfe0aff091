// Runs a generator to its own end, whatever it starts and leaves behind.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processesWith } from '../../support/leftovers.mjs';
import { temporaryFolder } from '../../support/owner.mjs';
import { mostOfCommand, readPrinted } from '../../support/printed';

/** How a generator ended. */
export interface GeneratorEnd {
  readonly succeeded: boolean;
  /** `exit status 1`, the signal that killed it, or that it was killed after its time limit. */
  readonly status: string;
  /** Standard error, then standard output; of each the two ends if it is longer than 512 kB. */
  readonly output: string;
}

/** Marks every process that one run of a generator starts, by its environment. */
export const generatorVariable = 'TOUCHSTONE_GENERATOR_RUN';
/** How long killed processes may take to end. */
const endLimitMs = 5_000;
const pauseMs = 5;

/**
 * Runs a generator and then ends every process that it left behind, so that nothing writes to its files later. Its
 * output goes to files: a pipe would stay open as long as any of those processes had it.
 * @throws Error if it cannot be started
 */
export async function runGenerator(
  [program, ...argv]: readonly string[],
  { cwd, limitMs }: { cwd: string; limitMs: number },
): Promise<GeneratorEnd> {
  const folder = await temporaryFolder();
  const mark = randomUUID();
  const outputs = await Promise.all(['stderr', 'stdout'].map((name) => open(path.join(folder, name), 'w+')));
  try {
    const child = spawn(program!, argv, {
      cwd,
      env: { ...process.env, [generatorVariable]: mark },
      stdio: ['ignore', outputs[1]!.fd, outputs[0]!.fd],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    const [exitCode, signal] = (await once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
      throw new Error(`the generator ${program} cannot be started: ${error.code}`);
    })) as [number | null, NodeJS.Signals | null];
    await endProcesses(mark);
    const texts = ['stderr', 'stdout'].map((name) =>
      readPrinted(path.join(folder, name), mostOfCommand / 2).replace(/\n$/, ''),
    );
    return {
      succeeded: exitCode === 0,
      status: child.killed
        ? `killed: it did not end within ${limitMs / 1000} s`
        : (signal ?? `exit status ${exitCode}`),
      output: texts.filter(Boolean).join('\n'),
    };
  } finally {
    await Promise.all(outputs.map((file) => file.close()));
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Kills the processes of a run, and those that they start meanwhile, until none is left.
 * @param mark the value of {@link generatorVariable} in their environments
 */
export async function endProcesses(mark: string): Promise<void> {
  const deadline = performance.now() + endLimitMs;
  for (;;) {
    const left = processesWith(generatorVariable, new Set([mark]));
    if (left.length === 0 || performance.now() > deadline) return;
    for (const { pid } of left) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    // The system has no event for the end of a process that is not a child of this one.
    await setTimeout(pauseMs);
  }
}

// Which faults each case reaches: a fault is tried only with the cases that reach it.

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProgram } from '../../../harness/cpp/plan';
import type { CasePrograms } from './case-programs';

/** A case that passes without a fault. */
export interface GreenCase {
  readonly program: TestProgram;
  readonly number: number;
  readonly scenario: string;
}

export interface Reach {
  /** The cases that reach each fault, by its number. */
  readonly byFault: ReadonlyMap<number, readonly GreenCase[]>;
  readonly green: number;
  /** The scenarios that do not pass although no fault is active, and why. */
  readonly red: ReadonlyMap<string, string>;
}

/** Runs all cases once, without an active fault. @param onProgram called when a program has ended */
export async function findReached(
  cases: CasePrograms,
  jobs: number,
  onProgram: (done: number) => void,
): Promise<Reach> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-reached-'));
  const byFault = new Map<number, GreenCase[]>();
  const red = new Map<string, string>();
  const queue = [...cases.programs];
  let done = 0;
  let green = 0;
  const work = async (): Promise<void> => {
    for (let program = queue.shift(); program; program = queue.shift()) {
      const notes = path.join(folder, program.name);
      await mkdir(notes, { recursive: true });
      const run = program.cases.filter(({ refused, steps }) => !refused && steps.length > 0);
      const failed = await cases.run(
        program,
        run.map(({ number }) => number),
        { TOUCHSTONE_REACHED: notes },
        20,
      );
      for (const [scenario, why] of failed) red.set(scenario, why);
      const before = await noted(path.join(notes, 'program'));
      for (const { number, pickleId: scenario } of run) {
        if (failed.has(scenario)) continue;
        green++;
        const reached = new Set([...before, ...(await noted(path.join(notes, String(number))))]);
        for (const fault of reached) {
          const found = byFault.get(fault);
          if (found) found.push({ program, number, scenario });
          else byFault.set(fault, [{ program, number, scenario }]);
        }
      }
      await rm(notes, { recursive: true });
      onProgram(++done);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, work));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { byFault, green, red };
}

/** The numbers of the bits that are set in a file; none if there is no file. */
async function noted(file: string): Promise<number[]> {
  if (!existsSync(file)) return [];
  const bytes = await readFile(file);
  const words = new BigUint64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
  const numbers: number[] = [];
  for (const [index, word] of words.entries()) {
    if (word === 0n) continue;
    for (let bit = index * 64; bit < index * 64 + 64; bit++)
      if (((bytes[bit >> 3]! >> (bit & 7)) & 1) === 1) numbers.push(bit);
  }
  return numbers;
}

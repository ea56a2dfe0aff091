// What test programs reported earlier in this process: a program that has not changed since need not run again.

import { stat } from 'node:fs/promises';
import type { ProgramLine } from './program-output';

/** A program and, if its scenarios have one, their own program. Absolute paths. */
export interface ProgramExecutables {
  readonly program: string;
  readonly ownProgram: string;
}

interface Run {
  readonly executables: string;
  /** The lines of each case that went well, by its number. */
  readonly cases: Map<number, readonly ProgramLine[]>;
}

/**
 * Keeps the lines of cases that went well, as long as their program stays the same file. Cases that crashed, timed out or
 * failed a check of their own are not kept: the reason may be outside of their program. What the harness judges, such as
 * bytes, it judges again.
 *
 * It lives in memory only. A file would be open to the code under test.
 */
export class EarlierRuns {
  private readonly runs = new Map<string, Run>();
  private reusedCases = 0;

  /** Forgets all results, so that every program runs again. */
  forget(): void {
    this.runs.clear();
  }

  /** How many cases were not run since this was last asked, because their program had not changed. */
  takeCount(): number {
    const count = this.reusedCases;
    this.reusedCases = 0;
    return count;
  }

  /** What one program reported. Call it before the program runs: the files are compared as they are now. */
  async of(files: ProgramExecutables): Promise<EarlierRun> {
    const executables = (await Promise.all([identity(files.program), identity(files.ownProgram)])).join(' ');
    const kept = this.runs.get(files.program);
    const run = kept?.executables === executables ? kept : { executables, cases: new Map() };
    this.runs.set(files.program, run);
    return {
      linesOf: (cases) => {
        const known = cases.filter((number) => run.cases.has(number));
        this.reusedCases += known.length;
        return known.flatMap((number) => run.cases.get(number)!);
      },
      keep: (lines) => {
        for (const [number, own] of goodCases(lines)) run.cases.set(number, own);
      },
    };
  }
}

/** The earlier runs of one program. */
export interface EarlierRun {
  /** The lines of those of the cases that went well. */
  linesOf(cases: readonly number[]): readonly ProgramLine[];
  /** Keeps the lines of the cases that went well. */
  keep(lines: readonly ProgramLine[]): void;
}

/** Linking writes a new file. A file that is not there is the same as long as it is not there. */
async function identity(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found === undefined ? 'none' : `${found.dev}:${found.ino}:${found.size}:${found.mtimeNs}`;
}

/** The lines of the cases that went well, by their numbers. */
function goodCases(lines: readonly ProgramLine[]): ReadonlyMap<number, readonly ProgramLine[]> {
  const byCase = new Map<number, ProgramLine[]>();
  for (const line of lines) {
    const own = byCase.get(line.case);
    if (own) own.push(line);
    else byCase.set(line.case, [line]);
  }
  return new Map([...byCase].filter(([, own]) => wentWell(own)));
}

/** Whether a case ended by itself, left nothing behind, and all that it checked itself held. */
function wentWell(lines: readonly ProgramLine[]): boolean {
  const end = lines.find((line) => 'end' in line);
  if (end?.end !== 'returned' || end.refused !== undefined || end.survivors === true) return false;
  return lines.every((line) => !('holds' in line) || line.holds);
}

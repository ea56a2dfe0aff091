// Runs the cases of built test programs.

import path from 'node:path';
import type { Progress } from '../../support/progress';
import type { CaseLimits } from '../subject/case-limits';
import type { ProgramFindings } from './collect';
import type { EarlierRuns } from './earlier-runs';
import { programFiles } from './layout';
import type { TestProgram } from './plan';
import type { CppResults } from './results';
import { type ProgramCommand, refusedMessage, runTestProgram } from './run-program';

export interface CaseOptions {
  /** The limits of each case: time, memory, processes, file size. */
  readonly limits: CaseLimits;
  /** Absolute. It is kept between runs, so that only changes are built. */
  readonly buildFolder: string;
  /** `llvm-symbolizer`, for readable stacks. */
  readonly symbolizer?: string;
  readonly progress: Progress;
  /** The maximum number of processes at a time. */
  readonly jobs: number;
  /** What earlier runs showed: cases that passed do not run again while their program stays the same. */
  readonly earlier?: EarlierRuns;
  /** The name of a program that runs in any case. */
  readonly always?: string;
}

/**
 * Runs the selected cases that could be built, several programs at a time.
 * @param programs the test programs, with what is known of their cases
 * @param take called with the results of each program
 */
export async function runCases(
  options: CaseOptions,
  programs: ReadonlyMap<TestProgram, ProgramFindings>,
  selected: ReadonlySet<string>,
  take: (results: CppResults) => void,
): Promise<void> {
  const { progress, jobs } = options;
  const queue = [...programs].map(([program, findings]) => {
    return { program, findings, cases: findings.failed ? [] : runnable(program, findings, selected) };
  });
  // The programs with the most cases first, so that no long one is left for the end.
  queue.sort((one, other) => other.cases.length - one.cases.length);
  const total = queue.reduce((sum, { cases }) => sum + cases.length, 0);
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { program, findings, cases } = next;
      await runToTheEnd(options, next, cases, () => progress.step('run', ++done, total, program.name));
      take(findings.results());
      findings.forgetSteps();
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  progress.done('run');
}

function runnable(program: TestProgram, findings: ProgramFindings, selected: ReadonlySet<string>): number[] {
  return program.cases
    .filter(({ pickleId, refused, number }) => selected.has(pickleId) && !refused && !findings.excluded.has(number))
    .map(({ number }) => number);
}

/**
 * Runs cases until each has ended or failed. If the test program dies while a case runs, that case fails and the
 * program is started again for the others. If it dies before, all of them fail.
 * @param onEnd called when a case has ended
 */
async function runToTheEnd(
  options: CaseOptions,
  { program, findings }: { readonly program: TestProgram; readonly findings: ProgramFindings },
  cases: readonly number[],
  onEnd: () => void,
): Promise<void> {
  const command = commandOf(options, program);
  const earlier = program.name === options.always ? undefined : await options.earlier?.of(command);
  const known = earlier?.linesOf(cases) ?? [];
  findings.takeRun(known);
  const done = new Set(known.map((line) => line.case));
  for (const _ of done) onEnd();
  let left = cases.filter((number) => !done.has(number));
  while (left.length > 0) {
    const run = await runTestProgram(command, left, (line) => {
      if ('end' in line) onEnd();
    });
    const { lines, refused, ended, unfinished, death } = run;
    if (refused !== undefined) {
      findings.failCases(cases, { kind: 'harness' }, refusedMessage(refused));
      return;
    }
    findings.takeRun(lines);
    earlier?.keep(lines);
    left = left.filter((number) => !ended.has(number));
    if (left.length === 0) return;
    if (unfinished === undefined) {
      findings.failCases(left, death.cause, `The program ended before it ran the scenario: ${death.message}`);
      return;
    }
    findings.failCases(
      [unfinished],
      death.cause,
      `The program that runs the scenario did not survive it: ${death.message}`,
    );
    left = left.filter((number) => number !== unfinished);
    onEnd();
  }
}

function commandOf({ limits, symbolizer, buildFolder }: CaseOptions, program: TestProgram): ProgramCommand {
  const at = (file: string): string => path.join(buildFolder, file);
  const { executable, own } = programFiles(program);
  return {
    limit: at('limit'),
    program: at(executable),
    ownProgram: at(own.executable),
    limits,
    ...(symbolizer && { symbolizer }),
  };
}

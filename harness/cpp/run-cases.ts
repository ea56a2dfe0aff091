// Runs the cases of built test programs.

import path from 'node:path';
import type { Progress } from '../../support/progress';
import type { CaseLimits } from '../subject/case-limits';
import type { ProgramFindings } from './collect';
import type { EarlierRun, EarlierRuns } from './earlier-runs';
import { goodCases } from './judge-case';
import { programFiles } from './layout';
import type { TestProgram } from './plan';
import type { CppResults } from './results';
import { isPlain, type ProgramCommand, refusedMessage, runTestProgram, runTestPrograms } from './run-program';

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
  /** The name of a program that always runs. */
  readonly always?: string;
  /** Whether each case runs in a process of its own at once. */
  readonly fresh?: boolean;
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
  const queue = [...programs].map(([program, findings]): Task => {
    return { program, findings, cases: findings.failed ? [] : runnable(program, findings, selected) };
  });
  // The programs with the most cases first, so that no long one is left for the end.
  queue.sort((one, other) => other.cases.length - one.cases.length);
  const total = queue.reduce((sum, { cases }) => sum + cases.length, 0);
  // A case that has not gone well among others ends once more, in a process of its own.
  const ended = new Set<string>();
  const worker = async (): Promise<void> => {
    while (queue.length > 0) {
      const tasks = queue.splice(0, Math.min(mostTogether, Math.ceil(queue.length / (2 * jobs))));
      const onEnd = ({ program: { name } }: Task, number: number): void => {
        progress.step('run', ended.add(`${name} ${number}`).size, total, name);
      };
      const left = await runTogether(options, tasks, onEnd);
      for (const task of tasks) {
        await runToTheEnd(options, task, left.get(task)!, onEnd);
        take(task.findings.results());
        task.findings.forgetSteps();
      }
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  progress.done('run');
}

/** How many programs one shell runs. */
const mostTogether = 16;

/** A program whose cases are to run. */
interface Task {
  readonly program: TestProgram;
  readonly findings: ProgramFindings;
  /** The numbers of the cases. */
  readonly cases: readonly number[];
}

type OnEnd = (task: Task, number: number) => void;

function runnable(program: TestProgram, findings: ProgramFindings, selected: ReadonlySet<string>): number[] {
  return program.cases
    .filter(({ pickleId, refused, number }) => selected.has(pickleId) && !refused && !findings.excluded.has(number))
    .map(({ number }) => number);
}

/**
 * Takes what earlier runs showed, and runs the other cases of some programs, those of a program together in few
 * processes. That takes a tenth of the time, and only what goes well counts.
 * @param onEnd called with the number of a case that has ended
 * @returns the cases that have not gone well: each must run in a process of its own, so that a red verdict never depends
 *   on another case
 */
async function runTogether(
  options: CaseOptions,
  tasks: readonly Task[],
  onEnd: OnEnd,
): Promise<ReadonlyMap<Task, readonly number[]>> {
  const left = new Map<Task, readonly number[]>();
  for (const task of tasks) left.set(task, await withoutKnown(options, task, onEnd));
  if (options.fresh) return left;
  const calls = [...left].flatMap(([task, cases]) => {
    const command = commandOf(options, task.program);
    // Cases that start a program of their own spend their time on that.
    const quick = task.program.ownProgram === undefined && isPlain(command);
    return cases.length > 0 && quick ? [{ task, command, cases }] : [];
  });
  if (calls.length === 0) return left;
  const reports = await runTestPrograms(calls, (line, index) => {
    if ('end' in line) onEnd(calls[index]!.task, line.case);
  });
  for (const [index, { lines, refused }] of reports.entries()) {
    const { task, cases } = calls[index]!;
    // Whoever writes there may have written records, too.
    if (refused !== undefined) continue;
    const good = goodCases(task.program, lines, options.limits);
    const own = lines.filter((line) => good.has(line.case));
    task.findings.takeRun(own);
    (await earlierRun(options, task))?.keep(own);
    left.set(
      task,
      cases.filter((number) => !good.has(number)),
    );
  }
  return left;
}

/** Takes what earlier runs showed. @returns the cases that are not known */
async function withoutKnown(options: CaseOptions, task: Task, onEnd: OnEnd): Promise<readonly number[]> {
  const known = (await earlierRun(options, task))?.linesOf(task.cases) ?? [];
  task.findings.takeRun(known);
  const done = new Set(known.map((line) => line.case));
  for (const number of done) onEnd(task, number);
  return task.cases.filter((number) => !done.has(number));
}

async function earlierRun(options: CaseOptions, { program }: Task): Promise<EarlierRun | undefined> {
  if (program.name === options.always) return undefined;
  return await options.earlier?.of(commandOf(options, program));
}

/**
 * Runs cases until each has ended or failed. If the test program dies while a case runs, that case fails and the
 * program is started again for the others. If it dies before, all of them fail.
 * @param onEnd called with the number of a case that has ended
 */
async function runToTheEnd(options: CaseOptions, task: Task, cases: readonly number[], onEnd: OnEnd): Promise<void> {
  const { program, findings } = task;
  const command = commandOf(options, program);
  const earlier = await earlierRun(options, task);
  let left = cases;
  while (left.length > 0) {
    const run = await runTestProgram(command, left, (line) => {
      if ('end' in line) onEnd(task, line.case);
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
    onEnd(task, unfinished);
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

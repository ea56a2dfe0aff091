// `run`: the features against a subject.

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { seeHelp } from '../../support/command-line';
import { didYouMean } from '../../support/near-names';
import { columnsOf, hasColours } from '../../support/terminal';
import { exitStatus, UsageError } from '../../support/usage-error';
import { failureLines } from '../report/failures';
import type { RunOptions } from '../run/options';
import { type ConformanceRun, runConformance } from '../run/run';
import { type BaselineChanges, editBaselineFile } from '../verdict/baseline-edit';
import { summary } from '../verdict/summary';
import { runOptions, type Values } from './options';
import { watch } from './watch';

/**
 * Runs features, or waits for changes with `--watch`.
 * @param features files; if there are none, the options select
 * @param command the called command, for its errors
 * @returns the exit status
 */
export async function runFeatures(features: readonly string[], values: Values, command: Command): Promise<number> {
  const missing = features.find((file) => !existsSync(file));
  if (missing !== undefined) {
    const commands = (command.parent ?? command).commands.map((one) => one.name());
    throw new UsageError(
      `There is no feature \`${missing}\`, and no command of that name.${didYouMean(missing, commands)}`,
      seeHelp(command),
    );
  }
  const all = values.all === true;
  if (values.watch === true) {
    refuseWithWatch(values);
    const run = (options: RunOptions): Promise<ConformanceRun> => runAndPrint(options, all);
    return await watch(runOptions(values, features), { run, input: process.stdin, output: process.stdout });
  }
  const { judgement } = await runAndPrint(runOptions(values, features), all, {
    prune: values.prune === true,
    update: values.updateBaseline === true,
  });
  return judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
}

/** @throws UsageError for an option that changes a file which `--watch` watches */
function refuseWithWatch({ prune, updateBaseline }: Values): void {
  const other = prune ? '--prune' : updateBaseline ? '--update-baseline' : undefined;
  if (other !== undefined) throw new UsageError(`--watch cannot be combined with ${other}.`, 'Use one of them.');
}

/**
 * Prints the summary of a run.
 * @param all whether every cause of failure is printed, with all of its scenarios
 */
export function printSummary(
  {
    subject,
    judgement,
    elapsedMs,
    report: { page, data },
  }: Pick<ConformanceRun, 'judgement' | 'elapsedMs' | 'report'> & { readonly subject: string },
  all: boolean,
): void {
  const colour = hasColours();
  const columns = columnsOf();
  process.stdout.write(
    summary(judgement, {
      subject,
      report: path.relative(process.cwd(), page),
      failures: failureLines(data, { colour, all, command: data.command }),
      colour,
      ...(columns !== undefined && { columns }),
      elapsedMs,
    }),
  );
}

/**
 * Runs the features, prints the summary, and edits the baseline if asked to.
 * @param all whether every cause of failure is printed, with all of its scenarios
 */
export async function runAndPrint(
  options: RunOptions,
  all = false,
  changes?: BaselineChanges,
): Promise<ConformanceRun> {
  const result = await runConformance(options).finally(() => options.progress.close());
  const { subject, judgement } = result;
  printSummary({ ...result, subject: subject.name }, all);
  if (subject.baseline && (changes?.prune || changes?.update)) {
    process.stdout.write(`\n${await editBaselineFile(subject.baseline, judgement, changes)}`);
  }
  return result;
}

// One conformance run: load the subject → select → plan → build and execute → judge → report.

import { guard } from '../../support/guard.mjs';
import { clearLeftovers } from '../../support/leftovers.mjs';
import type { PublishedReport } from '../report/publish';
import type { Subject } from '../subject/manifest';
import { type Judgement, judge, type Run } from '../verdict/judge';
import { type BuiltCase, type Execution, execute, prepare } from './execute';
import { load } from './load';
import { refuseFullDisks, refusingMachineFaults } from './machine-faults';
import { checkOptions, isSelection, type RunOptions } from './options';
import { applicable, plan, type RunPlan, select } from './plan';
import { report } from './report';
import { withTemporaryFolder } from './temporary-folder';

export interface ConformanceRun {
  readonly subject: Subject;
  readonly judgement: Judgement;
  readonly elapsedMs: number;
  readonly plan: RunPlan;
  readonly built: readonly BuiltCase[];
  readonly report: PublishedReport;
}

/**
 * Holds the subject to the features and writes the reports.
 * @throws UsageError if the run cannot be judged; then no report is written
 */
export async function runConformance(options: RunOptions): Promise<ConformanceRun> {
  const start = performance.now();
  await checkOptions(options);
  guard();
  await clearLeftovers();
  return await refusingMachineFaults(options, () => withTemporaryFolder((folder) => runIn(folder, options, start)));
}

async function runIn(folder: string, options: RunOptions, start: number): Promise<ConformanceRun> {
  const { progress } = options;
  progress.step('plan', 0, 0, 'the features and their steps');
  const loaded = await load(options);
  const selected = await select(options, loaded);
  // The subject's commands run while this process plans the programs.
  const [, planned] = await Promise.all([
    options.prepared ? undefined : prepare(loaded.subject, progress),
    plan(options, selected),
  ]);
  progress.done('plan');
  const execution = await execute(options, loaded, planned, folder);
  await refuseFullDisks(options);
  const run = whatRan(options, planned, execution);
  const judgement = judge(run, loaded.baseline);
  const { built, attachments, parts, messages } = execution;
  const elapsedMs = performance.now() - start;
  const judged = {
    ...loaded,
    run,
    judgement,
    elapsedMs,
    plan: planned,
    attachments,
    parts,
    folder,
    ...(messages && { messages }),
  };
  progress.step('report', 0, 0, options.reports);
  const published = await report(options, judged);
  progress.done('report');
  return { subject: loaded.subject, judgement, elapsedMs, plan: planned, built, report: published };
}

function whatRan(options: RunOptions, { scenarios }: RunPlan, { outcomes }: Execution): Run {
  const executed = outcomes.filter(({ result }) => result !== 'not-applicable');
  const failFast = options.failFast === true;
  return {
    outcomes,
    counts: {
      planned: applicable(scenarios).length,
      executed: executed.length,
      observed: executed.filter(({ observations }) => observations > 0).length,
    },
    selection: isSelection(options) || (failFast && outcomes.length < scenarios.length),
    failFast,
  };
}

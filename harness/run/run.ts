// One conformance run: load the subject → plan → build and execute → judge → report.

import { guard } from '../../support/guard.mjs';
import { clearLeftovers } from '../../support/leftovers.mjs';
import type { Subject } from '../subject/manifest';
import { type Judgement, judge, type Run } from '../verdict/judge';
import { type BuiltCase, type Execution, execute } from './execute';
import { load } from './load';
import { checkOptions, isSelection, type RunOptions } from './options';
import { applicable, plan, type RunPlan } from './plan';
import { type PublishedReport, report } from './report';
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
  return await withTemporaryFolder(async (folder) => {
    const loaded = await load(options);
    const planned = await plan(options, loaded);
    const execution = await execute(options, loaded, planned, folder);
    const run = whatRan(options, planned, execution);
    const judgement = judge(run, loaded.baseline);
    const { name: subject } = loaded.subject;
    const { built, attachments } = execution;
    const elapsedMs = performance.now() - start;
    const judged = { subject, judgement, isSelection: run.selection, elapsedMs, plan: planned, attachments, folder };
    const published = await report(options, judged);
    return { subject: loaded.subject, judgement, elapsedMs, plan: planned, built, report: published };
  });
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

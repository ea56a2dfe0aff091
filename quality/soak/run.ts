// `npm run soak`: repeats the IDE scenarios, to find those that fail only now and then.

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { spawnConformance } from '../../harness/run/spawn';
import { headline, titleOf } from '../../harness/verdict/render';
import { isRed } from '../../harness/verdict/verdict';
import { newCommand, runCommand, wholeNumber } from '../../support/command-line';
import { withProgressLines } from '../../support/progress-lines';
import { UsageError } from '../../support/usage-error';
import { median } from '../benchmarks/measure';

const root = path.resolve(__dirname, '../..');

/** The options as the parser gives them. */
interface Values {
  readonly subject: string;
  readonly runs: number;
  readonly parallel: number;
  readonly tags: string;
  readonly reports?: string;
}

/** The result of one run. */
interface Round {
  readonly scenarios: number;
  /** The red scenarios: id and message. */
  readonly failures: ReadonlyMap<string, string>;
  readonly seconds: number;
  /** The median duration of a scenario. */
  readonly medianMs: number;
}

/** Runs the scenarios once. @throws UsageError with the output of the command if it could not judge */
async function runOnce(words: readonly string[], reports: string): Promise<Round> {
  const start = performance.now();
  const { status, output, verdict } = await spawnConformance(words, { root, reports });
  const seconds = (performance.now() - start) / 1000;
  if (verdict === undefined) throw new UsageError(`The run ended with status ${status}:\n${output}`);
  const judged = verdict.scenarios.filter(({ verdict }) => verdict !== 'not-applicable');
  if (judged.length === 0) throw new UsageError(`The run judged no scenario:\n${output}`);
  const failed = judged.filter(({ verdict }) => isRed(verdict));
  if (status === 1 && failed.length === 0)
    throw new UsageError(`All scenarios passed, but the run does not conform:\n${output}`);
  return {
    scenarios: judged.length,
    failures: new Map(failed.map(({ id, verdict, message }) => [id, message ?? titleOf(verdict)])),
    seconds,
    medianMs: median(judged.map(({ durationMs }) => durationMs ?? 0)),
  };
}

async function soak(values: Values): Promise<number> {
  const { runs } = values;
  // A second look would hide the rare failures that this command looks for.
  const options = ['--parallel', String(values.parallel), '--no-second-look'];
  const words = ['--subject', values.subject, '--tags', values.tags, ...options];
  const folder = path.resolve(values.reports ?? path.join(root, 'reports', 'soak'));
  // Reports of earlier calls could be mistaken for this one's.
  const earlier = (await readdir(folder).catch(() => [])).filter((name) => /^run-\d+$/.test(name));
  await Promise.all(earlier.map((name) => rm(path.join(folder, name), { recursive: true })));
  const rounds: Round[] = [];
  for (let run = 1; run <= runs; run++) {
    const reports = path.join(folder, `run-${run}`);
    const round = await withProgressLines(`run ${run} of ${runs}`, runOnce(words, reports));
    rounds.push(round);
    const { scenarios, failures, seconds, medianMs } = round;
    process.stdout.write(
      `run ${run} of ${runs}: ${scenarios} scenarios, ${failures.size} failed, ${seconds.toFixed(1)} s, median ${medianMs.toFixed(0)} ms\n`,
    );
    for (const [id, message] of failures) process.stdout.write(`  ${id}: ${headline(message)}\n`);
    if (failures.size === 0) await rm(reports, { recursive: true });
    else process.stdout.write(`  ${path.relative(process.cwd(), reports)}${path.sep}report${path.sep}index.html\n`);
  }
  process.stdout.write(`${conclusion(rounds)}\n`);
  return rounds.some(({ failures }) => failures.size > 0) ? 1 : 0;
}

/** The totals, and how often each scenario failed. */
function conclusion(rounds: readonly Round[]): string {
  const count = new Map<string, number>();
  for (const { failures } of rounds) {
    for (const id of failures.keys()) count.set(id, (count.get(id) ?? 0) + 1);
  }
  const scenarios = rounds.reduce((sum, round) => sum + round.scenarios, 0);
  const failures = rounds.reduce((sum, round) => sum + round.failures.size, 0);
  const often = [...count].sort(([, one], [, other]) => other - one);
  return [
    `${rounds.length} runs, ${scenarios} scenarios, ${failures} failures; median run ${median(rounds.map(({ seconds }) => seconds)).toFixed(1)} s`,
    ...often.map(([id, times]) => `  ${id} failed in ${times} of ${rounds.length} runs`),
  ].join('\n');
}

void runCommand(
  newCommand(
    'npm run soak --',
    'Runs the IDE scenarios several times in a row, to find those that fail only now and then.',
  )
    .option('--subject <name>', 'the subject whose IDE to run', 'reference')
    .addOption(wholeNumber('--runs <n>', 'number of runs', { initial: 50 }))
    .addOption(wholeNumber('--parallel <n>', 'workers of each run', { least: 0, most: 64, initial: 2 }))
    .option('--tags <expression>', 'the scenarios to run', '@ide')
    .option('--reports <folder>', 'keep the reports of red runs here (default: reports/soak)')
    .addHelpText('after', '\nExit status: 0 every scenario passed in every run, 1 some did not,\n2 could not run.')
    .action(async (values: Values) => {
      process.exitCode = await soak(values);
    }),
);

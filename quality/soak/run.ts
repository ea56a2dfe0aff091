// `npm run soak`: repeats the IDE scenarios, to find those that fail only now and then, or are slow.

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { spawnConformance } from '../../harness/run/spawn';
import { headline } from '../../harness/verdict/render';
import { newCommand, runCommand, wholeNumber } from '../../support/command-line';
import { withProgressLines } from '../../support/progress-lines';
import { UsageError } from '../../support/usage-error';
import { recordCampaign } from '../campaigns/campaigns';
import { conclude, failuresOf, medianOf, type Round, roundOf } from './rounds';

const root = path.resolve(__dirname, '../..');
/** The tag that all IDE scenarios have. */
const allScenarios = '@ide';

/** The options as the parser gives them. */
interface Values {
  readonly subject: string;
  readonly runs: number;
  readonly parallel: number;
  readonly tags: string;
  readonly atMost?: number;
  readonly fresh?: boolean;
  readonly reports?: string;
  readonly record?: boolean;
}

/** Runs the scenarios once. @throws UsageError with the output of the command if it could not judge */
async function runOnce(words: readonly string[], reports: string): Promise<Round> {
  const start = performance.now();
  const { status, output, verdict } = await spawnConformance(words, { root, reports });
  if (verdict === undefined) throw new UsageError(`The run ended with status ${status}:\n${output}`);
  const round = roundOf(verdict, (performance.now() - start) / 1000);
  if (round.scenarios.size === 0) throw new UsageError(`The run judged no scenario:\n${output}`);
  if (status === 1 && failuresOf(round).size === 0)
    throw new UsageError(`All scenarios passed, but the run does not conform:\n${output}`);
  return round;
}

async function soak(values: Values): Promise<number> {
  const { runs } = values;
  if (values.record && (values.subject !== 'reference' || values.tags !== allScenarios))
    throw new UsageError('`--record` is for all IDE scenarios of the reference: leave out `--subject` and `--tags`.');
  // A second look would hide the rare failures that this command looks for.
  const options = ['--parallel', String(values.parallel), '--no-second-look', ...(values.fresh ? ['--fresh'] : [])];
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
    const failures = failuresOf(round);
    process.stdout.write(
      `run ${run} of ${runs}: ${round.scenarios.size} scenarios, ${failures.size} failed, ${round.seconds.toFixed(1)} s, median ${medianOf(round).toFixed(0)} ms\n`,
    );
    for (const [id, message] of failures) process.stdout.write(`  ${id}: ${headline(message)}\n`);
    if (failures.size === 0) await rm(reports, { recursive: true });
    else process.stdout.write(`  ${path.relative(process.cwd(), reports)}${path.sep}report${path.sep}index.html\n`);
  }
  const { lines, passed, judged, findings } = conclude(rounds, values.atMost && values.atMost * 1000);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (values.record) {
    await recordCampaign({
      campaign: values.fresh ? 'soak fresh' : 'soak',
      question: values.fresh
        ? "Does each IDE scenario pass in every run, if the IDE's page is loaded again after each scenario?"
        : 'Does each IDE scenario pass in every run?',
      command: ['npm run soak --', ...(values.fresh ? ['--fresh'] : []), '--runs', String(runs)].join(' '),
      unit: 'scenarios',
      executions: judged,
      seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
      findings,
    });
  }
  return passed ? 0 : 1;
}

void runCommand(
  newCommand(
    'npm run soak --',
    'Runs the IDE scenarios several times in a row, to find those that fail only now\nand then, or are slow.',
  )
    .option('--subject <name|file>', 'the subject whose IDE to run', 'reference')
    .addOption(wholeNumber('--runs <n>', 'number of runs', { initial: 50 }))
    .addOption(wholeNumber('--parallel <n>', 'workers of each run', { least: 0, most: 64, initial: 2 }))
    .option('--tags <expression>', 'the scenarios to run', allScenarios)
    .option('--fresh', "load the IDE's page again after every scenario")
    .addOption(
      wholeNumber('--at-most <seconds>', 'a scenario whose median duration is longer\nmakes the soak red, too', {
        most: 3600,
      }),
    )
    .option('--record', 'keep the result for docs/reliability.md')
    .option('--reports <folder>', 'keep the reports of red runs here (default: reports/soak)')
    .addHelpText(
      'after',
      '\nExit status: 0 every scenario passed in every run, within the time; 1 some did\nnot; 2 could not run.',
    )
    .action(async (values: Values) => {
      process.exitCode = await soak(values);
    }),
);

// `npm run soak`: the IDE scenarios again and again. A scenario that fails once in a thousand runs is found here, and not by those who wait.

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { spawnConformance } from '../../harness/run/spawn';
import { isRed, titleOf } from '../../harness/verdict/verdict';
import { median } from '../benchmarks/measure';

const root = path.resolve(__dirname, '../..');

const help = `Runs the IDE scenarios several times in a row. Exit status: 0 when all passed in every run, 1 when one did not.

  --subject NAME     whose IDE (default: reference)
  --runs N           how often (default: 50)
  --parallel N       workers of each run (default: 2)
  --tags TAGS        which scenarios (default: @ide)
  --reports FOLDER   where the reports of runs in which a scenario failed are kept, a folder a run (default: reports/soak)`;

/** What one run came to. */
interface Round {
  readonly scenarios: number;
  /** Ids of the scenarios that did not pass, and are not expected not to, each with its message. */
  readonly failures: ReadonlyMap<string, string>;
  readonly seconds: number;
  /** Half of the scenarios took no longer than this, in milliseconds. */
  readonly medianMs: number;
}

/** @throws Error with the words of the command when it could not judge */
async function runOnce(selection: readonly string[], reports: string): Promise<Round> {
  const start = performance.now();
  const { status, output, verdict } = await spawnConformance(selection, { root, reports });
  const seconds = (performance.now() - start) / 1000;
  if (verdict === undefined) throw new Error(`The run ended with ${status}:\n${output}`);
  const judged = verdict.scenarios.filter(({ verdict }) => verdict !== 'not-applicable');
  if (judged.length === 0) throw new Error(`The run judged no scenario:\n${output}`);
  const failed = judged.filter(({ verdict }) => isRed(verdict));
  if (status === 1 && failed.length === 0) throw new Error(`All scenarios passed, and the run did not:\n${output}`);
  return {
    scenarios: judged.length,
    failures: new Map(failed.map(({ id, verdict, message }) => [id, message ?? titleOf(verdict)])),
    seconds,
    medianMs: median(judged.map(({ durationMs }) => durationMs ?? 0)),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      subject: { type: 'string', default: 'reference' },
      runs: { type: 'string', default: '50' },
      parallel: { type: 'string', default: '2' },
      tags: { type: 'string', default: '@ide' },
      reports: { type: 'string', default: path.join(root, 'reports', 'soak') },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is \`${values.runs}\`: a number from 1 on is needed.`);
  // A second look would hide what is searched for here.
  const how = ['--parallel', values.parallel, '--no-second-look'];
  const selection = ['--subject', values.subject, '--tags', values.tags, ...how];
  const folder = path.resolve(values.reports);
  // Reports that an earlier call kept are never taken for this one's.
  const earlier = (await readdir(folder).catch(() => [])).filter((name) => /^run-\d+$/.test(name));
  await Promise.all(earlier.map((name) => rm(path.join(folder, name), { recursive: true })));
  const rounds: Round[] = [];
  for (let run = 1; run <= runs; run++) {
    const reports = path.join(folder, `run-${run}`);
    const round = await runOnce(selection, reports);
    rounds.push(round);
    const { scenarios, failures, seconds, medianMs } = round;
    process.stdout.write(
      `run ${run} of ${runs}: ${scenarios} scenarios, ${failures.size} failed, ${seconds.toFixed(1)} s, median ${medianMs.toFixed(0)} ms\n`,
    );
    for (const [id, message] of failures) process.stdout.write(`  ${id}: ${message.split('\n')[0]}\n`);
    if (failures.size === 0) await rm(reports, { recursive: true });
    else process.stdout.write(`  ${path.relative(process.cwd(), reports)}${path.sep}report.html\n`);
  }
  process.stdout.write(`${conclusion(rounds)}\n`);
  if (rounds.some(({ failures }) => failures.size > 0)) process.exitCode = 1;
}

/** Runs, scenarios and failures in all, and how often each scenario failed. */
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});

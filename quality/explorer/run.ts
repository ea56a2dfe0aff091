// `npm run explore`: random schemas and random programs of calls, judged by a model of the document.

import path from 'node:path';
import { prepare } from '../../harness/run/execute';
import { loadSubject } from '../../harness/subject/manifest';
import { newCommand, oneOf, repeatable, runCommand, wholeNumber } from '../../support/command-line';
import { streamProgress } from '../../support/progress';
import { recordCampaign } from '../campaigns/campaigns';
import { compareRound } from './against';
import { DriverBuild } from './driver-build';
import { exploreRound, type Finding, newTally, runPrograms, type Tally } from './explore';
import { findingText } from './finding';
import { exploreIde, type IdeTally } from './ide/explore';
import { exploreMutants, type MutantValues } from './mutants';
import { Operations } from './program';
import { pruned, transferred } from './prune';
import { type Focus, focuses } from './schema-maker';
import { shrink } from './shrink';

const project = path.resolve(__dirname, '../..');

/** The options as the parser gives them. */
interface Values {
  readonly subject: string;
  readonly seed?: number;
  readonly minutes: number;
  readonly rounds?: number;
  readonly schemas: number;
  readonly programs: number;
  readonly focus?: Focus;
  readonly jobs: number;
  readonly first?: boolean;
  readonly quick?: boolean;
  readonly against?: string;
  readonly record?: boolean;
}

/** Compares two subjects without the model. @returns the exit status */
async function exploreAgainst(values: Values, against: string): Promise<number> {
  const builds: DriverBuild[] = [];
  const first = values.seed ?? Date.now() % 1_000_000;
  const until = performance.now() + values.minutes * 60_000;
  const rounds = values.rounds ?? Number.POSITIVE_INFINITY;
  let differences = 0;
  let round = 0;
  try {
    for (const name of [values.subject, against]) {
      const subject = await loadSubject(name, project);
      await prepare(subject, streamProgress(process.stderr));
      builds.push(await DriverBuild.open(subject, values.jobs));
    }
    const [one, other] = builds as [DriverBuild, DriverBuild];
    for (; round < rounds && performance.now() < until; round++) {
      const { schemas, programs, focus } = values;
      const options = {
        builds: [one, other] as const,
        seed: first + round,
        schemas,
        programs,
        ...(focus && { focus }),
      };
      for (const difference of await compareRound(options)) {
        differences++;
        process.stdout.write(`DIFFERENT  ${difference}\n`);
      }
    }
  } finally {
    for (const build of builds) await build.close();
  }
  process.stdout.write(`${round * values.schemas} schemas, ${differences} with differences. Seed ${first}.\n`);
  return differences === 0 ? 0 : 1;
}

async function explore(values: Values): Promise<number> {
  if (values.against !== undefined) return await exploreAgainst(values, values.against);
  const subject = await loadSubject(values.subject, project);
  await prepare(subject, streamProgress(process.stderr));
  const build = await DriverBuild.open(subject, values.jobs);
  const tally = newTally();
  const first = values.seed ?? Date.now() % 1_000_000;
  const start = performance.now();
  const until = start + values.minutes * 60_000;
  let findings = 0;
  const onFinding = async (finding: Finding, driver: string | undefined, operations: Operations) => {
    findings++;
    const shrunk = driver === undefined || values.quick ? finding : shrink(finding, driver, operations);
    const smallest = shrunk.calls.length === 0 || values.quick ? shrunk : await withLessSchema(shrunk, build, findings);
    process.stdout.write(`${findingText(smallest)}\n`);
  };
  try {
    const rounds = values.rounds ?? Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds && performance.now() < until; round++) {
      if (findings > 0 && values.first) break;
      await exploreRound({
        build,
        subject,
        seed: first + round,
        schemas: values.schemas,
        programs: values.programs,
        ...(values.focus && { focus: values.focus }),
        tally,
        until,
        onFinding,
      });
    }
  } finally {
    await build.close();
  }
  process.stdout.write(`${summary(tally, findings, first)}\n`);
  if (values.record) {
    await recordCampaign({
      campaign: `explore ${first}`,
      question: 'Do random programs show what a model of the document says?',
      command: `npm run explore -- --seed ${first} --minutes ${values.minutes}`,
      unit: 'calls',
      executions: tally.calls,
      seconds: (performance.now() - start) / 1000,
      findings,
      details: details(tally),
    });
  }
  return findings === 0 ? 0 : 1;
}

/** The finding with a schema of what it uses, if that shows a difference too. */
async function withLessSchema(finding: Finding, build: DriverBuild, number: number): Promise<Finding> {
  const operations = new Operations(pruned(finding));
  const fewer = transferred(finding, operations);
  if (!fewer) return finding;
  const [driver] = await build.build([{ name: `pruned_${number}`, operations }]);
  if (typeof driver !== 'string') return finding;
  const found = runPrograms(driver, operations, [fewer.calls]);
  if (!found) return finding;
  const { program: _, ...rest } = found;
  return { ...fewer, ...rest };
}

function summary(tally: Tally, findings: number, seed: number): string {
  const rules = [...tally.rules].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...rules.map(([rule, times]) => `${String(times).padStart(9)}  ${rule}`),
    `${tally.schemas} schemas, ${tally.programs} programs, ${tally.calls} calls judged, ${speedOf(tally)} a second; ` +
      `${rules.length} rules applied, ${oftenOf(tally)} of them at least 100 times; ${findings} findings. Seed ${seed}.`,
  ].join('\n');
}

function details(tally: Tally): string {
  return (
    `${tally.schemas} schemas, ${tally.programs} programs; ${speedOf(tally)} calls judged a second, without the build of ` +
    `programs. ${oftenOf(tally)} of ${tally.rules.size} rules were applied at least 100 times.`
  );
}

function oftenOf({ rules }: Tally): number {
  return [...rules.values()].filter((times) => times >= 100).length;
}

function speedOf({ calls, milliseconds }: Tally): number {
  return Math.round((calls / Math.max(1, milliseconds)) * 1000);
}

/** The options of `explore ide`. */
interface IdeValues {
  readonly subject: string;
  readonly seed?: number;
  readonly minutes: number;
  readonly rounds?: number;
  readonly sequences: number;
  readonly moves: number;
  readonly without: readonly string[];
  readonly quick?: boolean;
}

async function exploreWindow(values: IdeValues): Promise<number> {
  const { seed = Date.now() % 1_000_000, minutes, rounds = Number.POSITIVE_INFINITY, quick = false } = values;
  const start = performance.now();
  const tally = await exploreIde({
    subject: values.subject,
    seed,
    until: start + minutes * 60_000,
    rounds,
    sequences: values.sequences,
    moves: values.moves,
    without: values.without,
    isQuick: quick,
    onFinding: (text) => process.stdout.write(`${text}\n`),
    onRound: ({ sequences, moves, findings }) =>
      process.stderr.write(`${sequences} sequences, ${moves} moves, ${findings} findings\n`),
  });
  process.stdout.write(`${ideSummary(tally, (performance.now() - start) / 1000)} Seed ${seed}.\n`);
  return tally.findings === 0 ? 0 : 1;
}

function ideSummary({ sequences, moves, findings, unsteady, rules }: IdeTally, seconds: number): string {
  return [
    ...[...rules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([rule, times]) => `${String(times).padStart(9)}  ${rule}`),
    `${sequences} sequences, ${moves} moves judged in ${Math.round(seconds)} s; ${rules.size} rules checked; ` +
      `${unsteady} failed once and not again; ${findings} findings.`,
  ].join('\n');
}

void runCommand(
  newCommand(
    'npm run explore --',
    'Runs random programs on random schemas, and compares what they show with a model of the document.',
  )
    .enablePositionalOptions()
    .option('--subject <name>', 'the subject: a name in subjects/, or the path of a manifest', 'reference')
    .option('--against <name>', 'compares with this subject instead of the model')
    .addOption(wholeNumber('--seed <n>', 'repeats an earlier run, which prints its seed', { least: 0 }))
    .addOption(wholeNumber('--minutes <n>', 'how long to explore', { initial: 5 }))
    .addOption(wholeNumber('--rounds <n>', 'stops after this many rounds (default: when the time is up)'))
    .addOption(wholeNumber('--schemas <n>', 'schemas in each round; their drivers are built together', { initial: 4 }))
    .addOption(wholeNumber('--programs <n>', 'programs for each schema', { initial: 200 }))
    .addOption(oneOf('--focus <kind>', 'mainly fields of one kind', focuses))
    .addOption(wholeNumber('--jobs <n>', 'compilers at a time', { most: 99, initial: 2 }))
    .option('--quick', 'do not search for a smaller program and schema')
    .option('--first', 'stop after the round with the first finding')
    .option('--record', 'keep the result for docs/reliability.md')
    .action(async (values: Values) => {
      process.exitCode = await explore(values);
    })
    .addCommand(
      newCommand('mutants', 'Explores the reference with faults of quality/mutants, and says how many it notices.')
        .addOption(repeatable('--rule <id>', 'faults that break this rule, or a rule with this prefix; repeatable'))
        .addOption(repeatable('--id <id>', 'one fault; repeatable'))
        .addOption(wholeNumber('--count <n>', 'explore at most this many, evenly spread'))
        .addOption(wholeNumber('--seed <n>', 'the seed of each exploration', { least: 0, initial: 1 }))
        .addOption(wholeNumber('--schemas <n>', 'C++: schemas for each section', { initial: 24 }))
        .addOption(wholeNumber('--programs <n>', 'C++: programs for each schema', { initial: 120 }))
        .addOption(wholeNumber('--rounds <n>', 'test IDE: rounds for each fault', { initial: 2 }))
        .action(async (values: MutantValues) => {
          process.exitCode = await exploreMutants(values);
        }),
    )
    .addCommand(
      newCommand('ide', 'Explores a test IDE: random calls of plugins, actions of the user, and mishaps.')
        .option('--subject <name>', 'the subject: a name in subjects/, or the path of a manifest', 'reference')
        .addOption(wholeNumber('--seed <n>', 'repeats an earlier run, which prints its seed', { least: 0 }))
        .addOption(wholeNumber('--minutes <n>', 'how long to explore', { initial: 5 }))
        .addOption(wholeNumber('--rounds <n>', 'stops after this many rounds (default: when the time is up)'))
        .addOption(wholeNumber('--sequences <n>', 'sequences in each round', { initial: 20 }))
        .addOption(wholeNumber('--moves <n>', 'moves of each sequence', { initial: 20 }))
        .addOption(repeatable('--without <id>', 'ask nothing about this rule, a known difference; repeatable'))
        .option('--quick', 'do not search for a shorter sequence')
        .action(async (values: IdeValues) => {
          process.exitCode = await exploreWindow(values);
        }),
    ),
);

// `npm test`: the project's own tests, then the features. The last line is `N passed, N failed`, and `, N skipped` if some
// could not run on this machine.

import { glob, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { run as runTests } from 'node:test';
import { spec } from 'node:test/reporters';
import { execa } from 'execa';
import { z } from 'zod';
import { spawnConformance } from '../harness/run/spawn';
import { columnOf } from '../harness/verdict/verdict';
import { newCommand, repeatable, runCommand } from '../support/command-line';
import { didYouMean } from '../support/near-names';
import { typescriptOptions } from '../support/project';
import { notInSample, sampleVariable } from '../support/test-sample';
import { UsageError } from '../support/usage-error';
import { failureText } from './failures';
import { longestFirst, longestLines, readTimes, writeTimes } from './order';
import { onlyInWholeFiles } from './sample';

const root = path.resolve(__dirname, '..');

interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Tests that could not run here, for example because a tool is missing that only some users need. */
  readonly skipped?: number;
  /** What failed, a few lines each. Absent: the part itself. */
  readonly failures?: readonly string[];
}

/** Where a stage writes what it has to say. */
interface Output {
  /** The stage has the terminal to itself: its commands may write to it. */
  readonly inherit: boolean;
  write(text: string): void;
}

/** A part of the tests. A stage that throws counts as one failure. */
interface Stage {
  readonly name: string;
  readonly title: string;
  run(output: Output, whole: boolean): Promise<Tally>;
}

/** Runs a command of the project, and shows what it says. @returns its exit status; undefined if it was killed */
async function statusOf(
  { inherit, write }: Output,
  file: string,
  words: readonly string[],
): Promise<number | undefined> {
  const streams = inherit ? ({ stdio: 'inherit' } as const) : ({ stdin: 'ignore', all: true } as const);
  const { exitCode, all } = await execa(file, words, { cwd: root, reject: false, preferLocal: true, ...streams });
  if (typeof all === 'string' && all !== '') write(`${all}\n`);
  return exitCode;
}

/** A command that gives way to those of other stages: it gets the time that they leave. */
function givingWay(file: string, words: readonly string[]): readonly [string, readonly string[]] {
  return ['nice', ['-n', '19', file, ...words]];
}

/** A command of the project whose exit status is the result. */
async function command(output: Output, file: string, words: readonly string[]): Promise<Tally> {
  return (await statusOf(output, file, words)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** How long the files of the unit tests took when they last ran. */
const timesFile = path.join(root, 'build', '.test-times.json');

/** Runs the test files. @param whole also those tests and files that take long, which are skipped otherwise */
async function unitTests({ write }: Output, whole: boolean): Promise<Tally> {
  if (!whole) process.env[sampleVariable] = '1';
  const files: string[] = [];
  for await (const file of glob('{support,scripts,harness,reference,steps,quality,tests}/**/*.test.ts', {
    cwd: root,
  })) {
    files.push(file);
  }
  const gone = onlyInWholeFiles.find((file) => !files.includes(file));
  if (gone !== undefined) throw new Error(`tests/sample.ts names ${gone}, which does not exist.`);
  const selected = whole ? files : files.filter((file) => !onlyInWholeFiles.includes(file));
  const known = await readTimes(timesFile);
  const times: Record<string, number> = {};
  let passed = 0;
  let failed = 0;
  const skipped: string[] = [];
  const failures: string[] = [];
  let long = 0;
  const events = runTests({
    files: longestFirst(selected, known).map((file) => path.join(root, file)),
    // One more than processors: many tests wait for a limit or a browser.
    concurrency: cpus().length + 1,
    execArgv: [...typescriptOptions()],
    timeout: 600_000,
  });
  // Suites have events too, but are not tests.
  events.on('test:pass', ({ name, details, skip }) => {
    if (details.type === 'suite') return;
    if (skip === undefined || skip === false) passed++;
    else if (skip === notInSample) long++;
    else skipped.push(typeof skip === 'string' ? `${name} (${skip})` : name);
  });
  events.on('test:fail', ({ name, file, details }) => {
    if (details.type === 'suite') return;
    failed++;
    failures.push(failureText({ name, file, error: details.error }, root));
  });
  // One for each file, and one for all of them.
  events.on('test:summary', ({ file, duration_ms }) => {
    if (file !== undefined) times[path.relative(root, file)] = Math.round(duration_ms);
  });
  const shown = new spec();
  for await (const _ of events.compose(shown)) {
    const text = String(_);
    // Passing tests are only counted; failing ones are shown.
    if (/✖|failing|Error/.test(text)) write(text);
  }
  if (!whole) {
    const left = `${long} long tests and ${onlyInWholeFiles.length} files with long tests`;
    write(`Skipped: ${left}, which \`npm test -- --whole\` runs.\n`);
  }
  if (skipped.length > 0) write(`Skipped:\n${skipped.map((line) => `  ${line}\n`).join('')}`);
  await writeTimes(timesFile, times);
  write(`The longest files (all: ${path.relative(root, timesFile)}):\n${longestLines(times, 10).join('\n')}\n`);
  return { passed, failed, skipped: skipped.length + long, failures };
}

/** The verdicts of the reference on C++ and on the IDE, or on parts of them, where it has conformed in this run. */
const greenVerdicts: string[] = [];

/** What a run of the features is limited to. Absent: to nothing. */
interface Limits {
  /** Where its reports go, below `reports/`. By default the subject's name. */
  readonly folder?: string;
  /** A tag expression. */
  readonly tags?: string;
  /** `I/N` for the I-th of N parts of the features. */
  readonly part?: string | undefined;
}

/** Runs the features against one subject; each scenario counts as a test. */
async function conformance({ inherit, write }: Output, subject: string, limits: Limits = {}): Promise<Tally> {
  const { folder = subject, tags, part } = limits;
  const reports = path.join(root, 'reports', folder);
  const words = [
    '--subject',
    subject,
    ...(tags === undefined ? [] : ['--tags', tags]),
    ...(part === undefined ? [] : ['--shard', part]),
  ];
  const { status, output, verdict } = await spawnConformance(words, { root, reports, inherit });
  write(output);
  if (part !== undefined) write(`This was part ${part} of the features. \`npm test -- --whole\` takes all.\n`);
  if (verdict === undefined) return { passed: 0, failed: 1 };
  if (subject === 'reference' && status === 0) greenVerdicts.push(path.join(reports, 'verdict.json'));
  const columns = verdict.scenarios.map(({ verdict }) => columnOf(verdict));
  const red = verdict.scenarios.filter((_, index) => columns[index] === 'failed');
  const passed = columns.filter((column) => column === 'passed' || column === 'expected').length;
  // A run can be red without a red scenario: a stale baseline entry, or counts that disagree.
  if (red.length === 0) return { passed, failed: status === 0 ? 0 : 1 };
  const failures = red.map(({ id, message = '' }) => failureText({ name: id, error: new Error(message) }, root));
  return { passed, failed: red.length, failures };
}

const mutantReport = z.object({
  mutants: z.array(z.object({ id: z.string(), rules: z.record(z.string(), z.object({ good: z.boolean() })) })),
});

/** Runs a fixed sample of the mutants, one for each feature file. Scenarios of its rules must kill each mutant. */
async function mutantSample(output: Output): Promise<Tally> {
  const reports = path.join(root, 'reports');
  const words = [
    ...typescriptOptions(),
    path.join(root, 'quality', 'mutants', 'run.ts'),
    '--sample',
    // If the reference has just been judged, nothing runs without a fault.
    ...greenVerdicts.flatMap((file) => ['--green', file]),
    '--reports',
    reports,
  ];
  const status = await statusOf(output, process.execPath, words);
  if (status === 2) return { passed: 0, failed: 1 };
  const { mutants } = mutantReport.parse(JSON.parse(await readFile(path.join(reports, 'mutants.json'), 'utf8')));
  const bad = mutants.filter(({ rules }) => !Object.values(rules).every(({ good }) => good));
  return { passed: mutants.length - bad.length, failed: bad.length, failures: bad.map(({ id }) => `mutant ${id}`) };
}

const fuzzReport = z.object({ results: z.array(z.object({ findings: z.array(z.unknown()) })) });

/** Fuzzes each entry point of the C++ runtime for a few seconds of processor time. */
async function fuzzSample(output: Output): Promise<Tally> {
  const reports = path.join(root, 'reports');
  const words = [...typescriptOptions(), path.join(root, 'quality', 'fuzz', 'cpp', 'run.ts'), '--sample'];
  const { failed } = await command(output, ...givingWay(process.execPath, [...words, '--reports', reports]));
  const text = await readFile(path.join(reports, 'fuzz', 'fuzz.json'), 'utf8').catch(() => '{"results":[]}');
  const clean = fuzzReport.parse(JSON.parse(text)).results.filter(({ findings }) => findings.length === 0);
  return { passed: clean.length, failed };
}

/** Explores the reference with a fixed seed, which takes about two minutes of processor time. */
async function exploreSample(output: Output): Promise<Tally> {
  const amount = ['--rounds', '4', '--schemas', '2', '--programs', '400', '--minutes', '60'];
  const words = ['--seed', '11', ...amount, '--jobs', '2'];
  const explore = path.join(root, 'quality', 'explorer', 'run.ts');
  return await command(output, ...givingWay(process.execPath, [...typescriptOptions(), explore, ...words]));
}

/**
 * The first parts, in their order. Those of one group run at the same time. Unit tests have the machine to themselves: some
 * of them measure time, or look at what has just ended.
 */
const firstGroups: readonly (readonly Stage[])[] = [
  [
    { name: 'types', title: 'types', run: (output) => command(output, 'tsc', ['--noEmit']) },
    {
      name: 'lint',
      title: 'lint and format',
      run: (output) => command(output, 'biome', ['check', '--error-on-warnings']),
    },
    {
      name: 'imports',
      title: 'who may import whom',
      run: (output) => command(output, 'npm', ['run', '--silent', 'imports']),
    },
    {
      name: 'docs',
      title: 'generated documents',
      run: (output) => command(output, 'npm', ['run', '--silent', 'docs', '--', '--check']),
    },
  ],
  [{ name: 'unit', title: 'unit tests', run: unitTests }],
];

/** The part of the C++ features without `--whole`. All of them take many minutes in an empty cache. */
const cppPart = '1/8';

/** The part of the features that protoc is held to without `--whole`. */
const protocPart = '1/32';

/** The part of the IDE's features without `--whole`: every sixteenth scenario. A scenario takes half a second of processor time. */
const idePart = '1/16';

/** The parts after them. Each leaves a processor idle for some of its time. */
const laterGroups: readonly (readonly Stage[])[] = [
  [
    {
      name: 'reference',
      title: 'conformance of the reference, C++',
      run: (output, whole) =>
        conformance(output, 'reference', { tags: 'not @needs.ide', part: whole ? undefined : cppPart }),
    },
  ],
  [
    {
      name: 'ide',
      title: 'conformance of the reference, IDE',
      run: (output, whole) =>
        conformance(output, 'reference', {
          folder: 'reference-ide',
          tags: '@needs.ide',
          part: whole ? undefined : idePart,
        }),
    },
  ],
  [
    {
      name: 'protoc',
      title: 'conformance of protoc',
      run: (output, whole) => conformance(output, 'protoc', { part: whole ? undefined : protocPart }),
    },
    {
      name: 'protoc-current',
      title: 'conformance of protoc-current',
      run: (output) => conformance(output, 'protoc-current'),
    },
    { name: 'mutants', title: 'a sample of the mutants', run: mutantSample },
  ],
];

/** Parts that give way: they start with the later groups, and get the time that those leave. */
const background: readonly Stage[] = [
  { name: 'fuzz', title: 'a minute of fuzzing', run: fuzzSample },
  { name: 'explore', title: 'two minutes of exploring', run: exploreSample },
];
const stages = [...firstGroups, ...laterGroups, background].flat();

interface StageResult {
  readonly title: string;
  readonly tally: Tally;
  /** What the stage said, unless it had the terminal to itself. */
  readonly said: string;
}

/** Runs a stage. @param alone it has the terminal to itself: what it says is printed at once, not returned */
async function runStage(stage: Stage, alone: boolean, whole: boolean): Promise<StageResult> {
  const said: string[] = [];
  const write = (text: string): void => {
    if (alone) process.stdout.write(text);
    else said.push(text);
  };
  write(`\n== ${stage.title}\n`);
  const start = performance.now();
  const tally = await stage.run({ inherit: alone, write }, whole).catch((error: unknown): Tally => {
    write(`${error instanceof Error ? error.stack : error}\n`);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  write(`-- ${stage.title}: ${totals(tally)}, ${seconds} s\n`);
  return { title: stage.title, tally, said: said.join('') };
}

/** As many failures as one reads at the end. */
const mostFailures = 20;

/** `12 passed, 0 failed`, and what was skipped, if anything was. */
function totals({ passed, failed, skipped = 0 }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The time that all processors of the machine have worked, and that they have been there, in milliseconds. */
function processorTimes(): { readonly busy: number; readonly all: number } {
  const times = cpus().map(({ times }) => times);
  const all = times.reduce((sum, { user, nice, sys, irq, idle }) => sum + user + nice + sys + irq + idle, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

async function runStages(only: readonly string[] | undefined, whole: boolean): Promise<number> {
  const names = stages.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no part \`${unknown}\` of the tests.${didYouMean(unknown, names)}`,
      `The parts are ${names.join(', ')}.`,
    );
  }
  const isChosen = ({ name }: Stage): boolean => only?.includes(name) ?? true;
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  const failures: string[] = [];
  const count = async (running: readonly Promise<StageResult>[]): Promise<void> => {
    const results = running.map(async (result) => {
      const { title, tally, said } = await result;
      process.stdout.write(said);
      if (tally.failed > 0) failures.push(...(tally.failures ?? ['failed']).map((text) => `${title}: ${text}`));
      passed += tally.passed;
      failed += tally.failed;
      skipped += tally.skipped ?? 0;
    });
    await Promise.all(results);
  };
  const before = processorTimes();
  const runGroups = async (groups: readonly (readonly Stage[])[]): Promise<void> => {
    for (const group of groups) {
      const chosen = group.filter(isChosen);
      await count(chosen.map((stage) => runStage(stage, chosen.length === 1, whole)));
    }
  };
  await runGroups(firstGroups);
  const behind = background.filter(isChosen).map((stage) => runStage(stage, only?.length === 1, whole));
  await runGroups(laterGroups);
  await count(behind);
  const after = processorTimes();
  const busy = (100 * (after.busy - before.busy)) / (after.all - before.all);
  process.stdout.write(`-- the processors were busy for ${busy.toFixed(0)} % of the time\n`);
  const shown = failures.slice(0, mostFailures);
  if (shown.length > 0) process.stdout.write(`\nFailed:\n${shown.join('\n')}\n`);
  if (failures.length > shown.length)
    process.stdout.write(`… and ${failures.length - shown.length} more, told above\n`);
  process.stdout.write(`\n${totals({ passed, failed, skipped })}\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

void runCommand(
  newCommand('npm test --', "Runs the project's own tests, then the features against the reference and two protocs.")
    .addOption(repeatable('--only <part>', 'one part of the tests; repeatable'))
    .option(
      '--whole',
      'also what takes long: all C++ scenarios, not an eighth; all of the IDE, not a sixteenth; all against protoc, not a thirty-second; ' +
        'all unit tests',
    )
    .addHelpText(
      'after',
      `\nParts:\n${stages.map(({ name, title }) => `  ${name.padEnd(16)}${title}`).join('\n')}\n\n` +
        'Exit status: 0 all passed, 1 something failed, 2 wrong arguments.',
    )
    .action(async ({ only, whole }: { readonly only?: readonly string[]; readonly whole?: boolean }) => {
      process.exitCode = await runStages(only, whole === true);
    }),
);

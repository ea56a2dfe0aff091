// `npm test`: the project's own tests, then the features. The last line is `N passed, N failed`.

import { glob, readFile } from 'node:fs/promises';
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
import { UsageError } from '../support/usage-error';

const root = path.resolve(__dirname, '..');

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A part of the tests. A stage that throws counts as one failure. */
interface Stage {
  readonly name: string;
  readonly title: string;
  run(): Promise<Tally>;
}

/** A command of the project whose exit status is the result. */
async function command(file: string, words: readonly string[]): Promise<Tally> {
  const { exitCode } = await execa(file, words, { cwd: root, reject: false, stdio: 'inherit', preferLocal: true });
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(): Promise<Tally> {
  const files: string[] = [];
  for await (const file of glob('{support,scripts,harness,reference,steps,quality,tests}/**/*.test.ts', {
    cwd: root,
  })) {
    files.push(path.join(root, file));
  }
  let passed = 0;
  let failed = 0;
  const events = runTests({
    // The longest first: the end-to-end tests are in the last folder.
    files: files.sort().reverse(),
    concurrency: 2,
    execArgv: [...typescriptOptions()],
    timeout: 600_000,
  });
  // Suites have events too, but are not tests.
  events.on('test:pass', ({ details }) => {
    if (details.type !== 'suite') passed++;
  });
  events.on('test:fail', ({ details }) => {
    if (details.type !== 'suite') failed++;
  });
  const shown = new spec();
  for await (const _ of events.compose(shown)) {
    const text = String(_);
    // Passing tests are only counted; failing ones are shown.
    if (/✖|failing|Error/.test(text)) process.stdout.write(text);
  }
  return { passed, failed };
}

/** Runs all features against one subject; each scenario counts as a test. */
async function conformance(subject: string): Promise<Tally> {
  const reports = path.join(root, 'reports', subject);
  const { status, verdict } = await spawnConformance(['--subject', subject], { root, reports, inherit: true });
  if (verdict === undefined) return { passed: 0, failed: 1 };
  const columns = verdict.scenarios.map(({ verdict }) => columnOf(verdict));
  const failed = columns.filter((column) => column === 'failed').length;
  const passed = columns.filter((column) => column === 'passed' || column === 'expected').length;
  // A run can be red without a red scenario: a stale baseline entry, or counts that disagree.
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

const mutantReport = z.object({
  mutants: z.array(z.object({ rules: z.record(z.string(), z.object({ good: z.boolean() })) })),
});

/** Runs a fixed sample of the mutants, one for each feature file. Scenarios of its rules must kill each mutant. */
async function mutantSample(): Promise<Tally> {
  const reports = path.join(root, 'reports');
  const words = [
    ...typescriptOptions(),
    path.join(root, 'quality', 'mutants', 'run.ts'),
    '--sample',
    '--reports',
    reports,
  ];
  const { exitCode } = await execa(process.execPath, words, { cwd: root, reject: false, stdio: 'inherit' });
  if (exitCode === 2) return { passed: 0, failed: 1 };
  const { mutants } = mutantReport.parse(JSON.parse(await readFile(path.join(reports, 'mutants.json'), 'utf8')));
  const passed = mutants.filter(({ rules }) => Object.values(rules).every(({ good }) => good)).length;
  return { passed, failed: mutants.length - passed };
}

const stages: readonly Stage[] = [
  { name: 'types', title: 'types', run: () => command('tsc', ['--noEmit']) },
  { name: 'lint', title: 'lint and format', run: () => command('biome', ['check', '--error-on-warnings']) },
  { name: 'imports', title: 'who may import whom', run: () => command('npm', ['run', '--silent', 'imports']) },
  {
    name: 'docs',
    title: 'generated documents',
    run: () => command('npm', ['run', '--silent', 'docs', '--', '--check']),
  },
  { name: 'unit', title: 'unit tests', run: unitTests },
  { name: 'reference', title: 'conformance of the reference', run: () => conformance('reference') },
  { name: 'protoc', title: 'conformance of protoc', run: () => conformance('protoc') },
  { name: 'protoc-current', title: 'conformance of protoc-current', run: () => conformance('protoc-current') },
  { name: 'mutants', title: 'a sample of the mutants', run: mutantSample },
];

async function runStages(only: readonly string[] | undefined): Promise<number> {
  const names = stages.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no part \`${unknown}\` of the tests.${didYouMean(unknown, names)}`,
      `The parts are ${names.join(', ')}.`,
    );
  }
  let passed = 0;
  let failed = 0;
  for (const stage of stages) {
    if (only && !only.includes(stage.name)) continue;
    process.stdout.write(`\n== ${stage.title}\n`);
    const start = performance.now();
    const tally = await stage.run().catch((error: unknown): Tally => {
      process.stdout.write(`${error instanceof Error ? error.stack : error}\n`);
      return { passed: 0, failed: 1 };
    });
    passed += tally.passed;
    failed += tally.failed;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`-- ${stage.title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s\n`);
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

void runCommand(
  newCommand('npm test --', "Runs the project's own tests, then the features against the reference and two protocs.")
    .addOption(repeatable('--only <part>', 'one part of the tests; repeatable'))
    .addHelpText(
      'after',
      `\nParts:\n${stages.map(({ name, title }) => `  ${name.padEnd(16)}${title}`).join('\n')}\n\n` +
        'Exit status: 0 all passed, 1 something failed, 2 wrong arguments.',
    )
    .action(async ({ only }: { readonly only?: readonly string[] }) => {
      process.exitCode = await runStages(only);
    }),
);

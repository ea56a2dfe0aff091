// Capsules: one scenario and what a subject made of it, in one file that replays elsewhere against another subject.

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { stringify } from 'yaml';
import { z } from 'zod';
import { reasonOf, shownPath } from '../../support/located-yaml';
import { findTools } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import { generatedFolder, objectOf, programFiles, protoStem } from '../cpp/layout';
import type { PlannedCase, TestProgram } from '../cpp/plan';
import type { ReportScenario } from '../report/report-data';
import type { RunOptions } from '../run/options';
import type { ConformanceRun } from '../run/run';
import { causeSchema } from '../verdict/cause';
import { replaceFile } from '../verdict/report';
import { verdicts } from '../verdict/verdict';

const fileSchema = z.object({ name: z.string(), text: z.string() });

const capsuleSchema = z.object({
  /** The format's version. */
  touchstoneCapsule: z.literal(1),
  subject: z.string(),
  /** The versions of what took part, by name. */
  versions: z.record(z.string(), z.string()),
  scenario: z.string(),
  /** The rules of the feature, as the catalogue has them. */
  rules: z.array(z.object({ id: z.string(), level: z.enum(['must', 'choice', 'undefined']), rule: z.string() })),
  /** The feature with the scenario. Its name is the path below the features' folder. */
  feature: fileSchema,
  verdict: z.enum(verdicts),
  message: z.string().optional(),
  cause: causeSchema.optional(),
  /** What the steps observed: the step's line, the value, and the expected value if it is another text. */
  observed: z.array(z.array(z.union([z.number(), z.string()]))),
  /** For reading: how the scenario becomes a C++ program, and what the generator made of its schemas. */
  cpp: z
    .object({
      schemas: z.array(fileSchema),
      /** The C++ of the steps. */
      steps: z.array(z.object({ line: z.number(), text: z.string() })),
      generated: z.array(fileSchema),
      /** The commands of the build, from the subject's build folder, and the one that runs the case. */
      commands: z.array(z.string()),
    })
    .optional(),
});

export type Capsule = z.infer<typeof capsuleSchema>;

/** Whether the argument of `replay` is a capsule, not a scenario. */
export function isCapsule(word: string): boolean {
  return word.endsWith('.capsule');
}

/** Makes the capsule of a run of one scenario. @param options the run's options */
export async function capsuleOf(run: ConformanceRun, { root, features }: RunOptions): Promise<Capsule> {
  const { report, judgement, plan, subject } = run;
  const [scenario] = report.data.scenarios as readonly [ReportScenario];
  const [judged] = judgement.scenarios;
  const { uri, text } = report.data.features[scenario.feature]!;
  const { verdict, cause, message } = judged!;
  const program = plan.programs.find(({ cases }) => cases.some(({ pickleId }) => pickleId === scenario.id));
  const generator = subject.cpp?.generator;
  const compiler = subject.cpp?.compiler ?? findTools().compiler?.path ?? 'clang++';
  return {
    touchstoneCapsule: 1,
    subject: subject.name,
    versions: {
      ...report.data.versions,
      'Node.js': process.version,
      system: `${process.platform} ${process.arch}`,
      ...(program &&
        generator && { generator: await versionOf(generator, root), compiler: await versionOf([compiler], root) }),
    },
    scenario: scenario.id,
    rules: plan.catalogue.rules.filter(({ id }) => text.includes(`@${id}`)),
    feature: { name: path.relative(features, path.resolve(root, uri)).split(path.sep).join('/'), text },
    verdict,
    ...(message !== undefined && { message }),
    ...(cause !== undefined && { cause }),
    observed: (scenario.observed ?? []).map((one) => one.filter((part) => part !== undefined)),
    ...(program && { cpp: await cppOf(program, run, scenario.id) }),
  };
}

async function cppOf(
  program: TestProgram,
  { built }: ConformanceRun,
  id: string,
): Promise<NonNullable<Capsule['cpp']>> {
  const planned = program.cases.find(({ pickleId }) => pickleId === id) as PlannedCase;
  const executable = built.find(({ scenario }) => scenario === id)?.program;
  const shared = {
    schemas: [...program.schemas.files],
    steps: planned.steps.flatMap(({ line, cpp }) => (cpp ? [{ line, text: cpp.text }] : [])),
  };
  if (executable === undefined) return { ...shared, generated: [], commands: [] };
  const files = programFiles(program);
  const folder = executable.slice(0, -files.executable.length);
  const stems = program.schemas.files.map(({ name }) => `${generatedFolder(program.schemas.name)}/${protoStem(name)}`);
  const names = stems.flatMap((stem) => [`${stem}.pb.h`, `${stem}.pb.cc`]);
  const generated = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8').catch(() => '') })),
  );
  const objects = program.schemas.files.map(({ name }) => objectOf(program, protoStem(name)));
  const targets = [names[0]!, ...objects, files.checked, files.object, files.executable];
  const { stdout } = await execa('ninja', ['-C', folder, '-t', 'commands', '-s', ...targets], { reject: false });
  const buildCommands = (stdout ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('ninja: '));
  return {
    ...shared,
    generated: generated.filter(({ text }) => text !== ''),
    commands: [...buildCommands, `${files.executable} 600000 ${planned.number}`],
  };
}

/** The first line that a command prints for `--version`. */
async function versionOf([program, ...words]: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await execa(program!, [...words, '--version'], { cwd, reject: false, timeout: 10_000 });
  return (
    String(stdout ?? '')
      .split('\n', 1)[0]
      ?.trim() || 'unknown'
  );
}

/** Writes a capsule: JSON. @throws UsageError if the file cannot be written */
export async function writeCapsule(file: string, capsule: Capsule): Promise<void> {
  await replaceFile(path.resolve(file), `${JSON.stringify(capsule, null, 1)}\n`);
}

/** Larger than any capsule. */
const mostBytes = 50_000_000;

/** @throws UsageError if the file is missing, too large or not a capsule */
export async function readCapsule(file: string): Promise<Capsule> {
  const shown = shownPath(path.resolve(file));
  const refuse = (why: string): UsageError =>
    new UsageError(`${shown}: ${why}`, '`replay ID --capsule FILE.capsule` writes a capsule.');
  let parsed: unknown;
  try {
    if ((await stat(file)).size > mostBytes) throw refuse('is too large for a capsule.');
    parsed = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw refuse(error instanceof SyntaxError ? `is not a capsule: ${error.message}` : `${reasonOf(error)}.`);
  }
  const result = capsuleSchema.safeParse(parsed);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw refuse(`is not a capsule: \`${issue?.path.join('.') ?? ''}\`: ${issue?.message ?? ''}.`);
  }
  const { name } = result.data.feature;
  if (!/^[\w./ -]+\.feature$/.test(name) || name.split('/').includes('..') || path.isAbsolute(name))
    throw refuse(`\`feature.name\` is \`${name}\`, which is not a path below a folder of features.`);
  return result.data;
}

/** The files of a features folder in which a capsule's scenario is the only one to run, by path. */
export function featuresOf({ feature, rules }: Capsule): Readonly<Record<string, string>> {
  return { 'catalogue.yaml': stringify(rules), [feature.name]: feature.text };
}

/** How a replayed scenario differs from the capsule, a line each. */
export function differences(capsule: Capsule, { observed = [], verdict }: ReportScenario): string[] {
  const was = new Map(capsule.observed.map(([line, value]) => [Number(line), String(value)]));
  const lines = observed.flatMap(([line, value]) => {
    const before = was.get(line);
    return before === undefined || before === value
      ? []
      : [`line ${line}: ${capsule.subject} observed ${before}, now ${value}`];
  });
  return capsule.verdict === verdict ? lines : [`${capsule.subject}: ${capsule.verdict}, now: ${verdict}`, ...lines];
}

// The smoke check of a whole subject: a few small scenarios, run as every scenario is. They show that the generator
// runs, that its output compiles, links and runs, and that the IDE's window opens and answers.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Progress } from '../../support/progress';
import { commandLine } from '../../support/project';
import { checkGenerator } from '../cpp/smoke';
import type { Capability } from '../subject/capabilities';
import { loadSubject } from '../subject/manifest';
import { isRed } from '../verdict/verdict';
import { runConformance } from './run';
import { withTemporaryFolder } from './temporary-folder';

/** The small scenario of a capability. */
interface Probe {
  readonly capability: Capability;
  readonly steps: readonly string[];
}

const docString = (text: string): string[] => ['"""proto', ...text.split('\n'), '"""'];
const usesNumber = ['Then `Smoke().number()` is `0`'];

const probes: readonly Probe[] = [
  {
    capability: 'cpp',
    steps: ['Given the schema', ...docString('syntax = "proto3";\nmessage Smoke { int32 number = 1; }'), ...usesNumber],
  },
  {
    capability: 'lite',
    steps: [
      'Given the lite runtime',
      'And the schema',
      ...docString(
        'syntax = "proto2";\noption optimize_for = LITE_RUNTIME;\nmessage Smoke { optional int32 number = 1; }',
      ),
      ...usesNumber,
    ],
  },
  {
    capability: 'proto3-optional',
    steps: [
      'Given the schema',
      ...docString('syntax = "proto3";\nmessage Smoke { optional int32 number = 1; }'),
      'Then `Smoke().has_number()` is `false`',
    ],
  },
  {
    capability: 'editions',
    steps: ['Given the schema', ...docString('edition = "2023";\nmessage Smoke { int32 number = 1; }'), ...usesNumber],
  },
  {
    capability: 'descriptors',
    steps: [
      'Given the header `google/protobuf/descriptor.h`',
      'And the schema',
      ...docString('syntax = "proto3";\nmessage Smoke { int32 number = 1; }'),
      'Then `Smoke::descriptor()->field_count()` is `1`',
    ],
  },
  {
    capability: 'ide',
    steps: ['Given the IDE is open', 'When plugin A gets /health', 'Then plugin A is answered without an error'],
  },
];

/** The capabilities that the smoke check looks at. */
export const probed: ReadonlySet<Capability> = new Set(probes.map(({ capability }) => capability));

export interface SmokeOptions {
  /** The project's folder. */
  readonly root: string;
  /** The path of the subject's manifest. */
  readonly subject: string;
  readonly jobs: number;
  readonly progress: Progress;
}

/**
 * Runs the smoke check. Nothing is kept: the build and the reports go to a temporary folder.
 * @returns why a capability does not work, for each one that the subject claims and that does not
 * @throws UsageError if the subject cannot be judged at all
 */
export async function smokeCheck({ root, subject, jobs, progress }: SmokeOptions): Promise<Map<Capability, string>> {
  // A generator that is judged without a runtime has no scenario here.
  const { cpp, ...rest } = await loadSubject(subject, root);
  if (cpp && rest.capabilities.has('generator')) await checkGenerator({ cpp, ...rest }, cpp);
  return await withTemporaryFolder(async (folder) => {
    const features = path.join(folder, 'features');
    await mkdir(features);
    await writeFile(path.join(features, 'catalogue.yaml'), catalogueText());
    for (const probe of probes) await writeFile(path.join(features, `${probe.capability}.feature`), featureText(probe));
    const { judgement } = await runConformance({
      root,
      subject,
      command: commandLine('--subject', subject),
      features,
      paths: [],
      rules: [],
      names: [],
      jobs,
      parallel: 0,
      reports: path.join(folder, 'reports'),
      build: path.join(folder, 'build'),
      progress,
    });
    const red = judgement.scenarios.filter(({ verdict }) => isRed(verdict));
    return new Map(red.map(({ rules, message = '' }) => [capabilityOf(rules[0]!), message]));
  });
}

function ruleOf(capability: Capability): string {
  return `${capability === 'ide' ? 'ide' : 'cpp'}.smoke.${capability}`;
}

function capabilityOf(rule: string): Capability {
  return probes.find(({ capability }) => ruleOf(capability) === rule)!.capability;
}

function catalogueText(): string {
  return probes.map(({ capability }) => `- { id: ${ruleOf(capability)}, level: must, rule: It works. }\n`).join('');
}

function featureText({ capability, steps }: Probe): string {
  const needs = capability === 'ide' ? '@needs.ide' : `@needs.cpp @needs.${capability}`;
  return [
    needs,
    `Feature: ${capability}`,
    `  @${ruleOf(capability)}`,
    '  Rule: it works',
    '    Scenario: smoke',
    ...steps.map((line) => `      ${line}`),
    '',
  ].join('\n');
}

// The smoke check of all that a subject claims: a small scenario for each capability, run as every scenario is. `init`
// uses it. What each run checks first is in before-judging.ts.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Progress } from '../../support/progress';
import { commandLine } from '../../support/project';
import { checkGenerator } from '../cpp/smoke';
import type { Capability } from '../subject/capabilities';
import { loadSubject } from '../subject/manifest';
import { isRed } from '../verdict/verdict';
import { runConformance } from './run';
import { probeFeature, probeRule, probes } from './smoke-probes';
import { withTemporaryFolder } from './temporary-folder';

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
    for (const probe of probes)
      await writeFile(path.join(features, `${probe.capability}.feature`), probeFeature(probe));
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

function capabilityOf(rule: string): Capability {
  return probes.find(({ capability }) => probeRule(capability) === rule)!.capability;
}

function catalogueText(): string {
  return probes.map(({ capability }) => `- { id: ${probeRule(capability)}, level: must, rule: It works. }\n`).join('');
}

// verdict.json: what a run leaves behind for programs.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf, shownPath } from '../../support/located-yaml';
import { OutputError, writeFiles } from '../../support/output-files';
import { ownerName } from '../../support/owner.mjs';
import { commandLine } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import { type FailureGroup, groupFailures } from './groups';
import type { Judgement } from './judge';
import { hasDiffered, type JudgedScenario } from './verdict';
import { type Selection, type VerdictDocument, type Versions, verdictSchema, verdictVersion } from './verdict-schema';

export type { VerdictDocument } from './verdict-schema';

/** What the reports say of a run as a whole. */
export interface RunFacts {
  /** The subject's name. */
  readonly subject: string;
  readonly title: string;
  /** What a user types to run the subject again, without a selection. */
  readonly command: string;
  /** The version of the features. */
  readonly suite: string;
  readonly versions: Versions;
  readonly ended: Date;
  readonly elapsedMs: number;
  /** What was selected; absent: everything ran. */
  readonly selection?: Selection;
}

/** The step of a scenario that failed. */
export type FailedStep = NonNullable<VerdictDocument['scenarios'][number]['failedStep']>;

/**
 * The verdict.json of a judgement.
 * @param failedSteps by scenario id
 * @param causes the causes of failures, the likeliest first; absent: as {@link groupFailures} finds them without
 * knowing
 *   what the scenarios use
 */
export function verdictDocument(
  judgement: Judgement,
  { subject, title, suite, versions, ended, elapsedMs, selection }: RunFacts,
  failedSteps: ReadonlyMap<string, FailedStep> = new Map(),
  causes: readonly CauseGroup[] = causesOf(groupFailures(judgement.scenarios)),
): VerdictDocument {
  return {
    version: verdictVersion,
    subject,
    title,
    suite,
    date: ended.toISOString(),
    elapsedMs: Math.round(elapsedMs),
    versions,
    ...(selection && { selection }),
    conforms: judgement.conforms,
    counts: { ...judgement.counts },
    secondLooks: secondLooks(judgement.scenarios),
    problems: [...judgement.otherProblems],
    causes: causes.map((cause) => ({ ...cause, rules: [...cause.rules], scenarios: [...cause.scenarios] })),
    rules: Object.fromEntries([...judgement.rules].map(([id, counts]) => [id, { ...counts }])),
    scenarios: judgement.scenarios.map((scenario) => scenarioOf(scenario, failedSteps.get(scenario.id))),
  };
}

/** Failures with one cause; scenarios are ids. */
export interface CauseGroup {
  readonly kind: FailureGroup['kind'];
  readonly title: string;
  readonly rules: readonly string[];
  readonly scenarios: readonly string[];
}

/** Groups with the ids of their scenarios. */
export function causesOf(groups: readonly FailureGroup[]): CauseGroup[] {
  return groups.map(({ scenarios, ...group }) => ({ ...group, scenarios: scenarios.map(({ id }) => id) }));
}

function scenarioOf(
  { id, rules, verdict, message, cause, entry, location, observations, durationMs, firstLook }: JudgedScenario,
  failedStep: FailedStep | undefined,
): VerdictDocument['scenarios'][number] {
  return {
    id,
    rules: [...rules],
    verdict,
    ...(message !== undefined && { message }),
    ...(entry !== undefined && verdict === 'expected' && { reason: entry.reason }),
    ...(cause !== undefined && { cause }),
    location,
    ...(failedStep && verdict !== 'passed' && { failedStep }),
    observations,
    durationMs,
    ...(firstLook !== undefined && { firstLook }),
  };
}

/** How many red scenarios ran once more, and how many of them got another verdict. */
export function secondLooks(scenarios: readonly JudgedScenario[]): { taken: number; differed: number } {
  return {
    taken: scenarios.filter(({ firstLook }) => firstLook !== undefined).length,
    differed: scenarios.filter(hasDiffered).length,
  };
}

/**
 * Writes verdict.json into a folder, which it creates if necessary. An earlier file is replaced in one step: an
 * interruption leaves either the old or the new one.
 * @returns the file's path
 */
export async function writeVerdict(folder: string, document: VerdictDocument): Promise<string> {
  const file = path.join(folder, 'verdict.json');
  await replaceFile(file, `${JSON.stringify(document, null, 2)}\n`);
  return file;
}

/**
 * Replaces a file in one step; creates its folder. Follows links; writes to devices and pipes.
 * @throws UsageError if it cannot be written
 */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  try {
    writeFiles([{ path: file, content }], ownerName());
  } catch (error) {
    if (error instanceof OutputError) throw new UsageError(error.message);
    throw error;
  }
}

/**
 * Reads a verdict.json.
 * @throws UsageError if the file is missing, is not JSON, or does not have this shape
 */
export async function readVerdict(file: string): Promise<VerdictDocument> {
  const shown = shownPath(file);
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      error instanceof SyntaxError ? `${shown}: is not JSON: ${error.message}` : `${shown}: ${reasonOf(error)}.`,
      `Give the verdict.json that \`${commandLine()}\` writes into its reports folder.`,
    );
  }
  refuseOtherVersion(parsed, shown);
  const result = verdictSchema.safeParse(parsed);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${shown}: is not a verdict: \`${issue?.path.join('.') ?? ''}\`: ${issue?.message ?? ''}.`);
}

/** @throws UsageError for a verdict that another version of Touchstone has written */
function refuseOtherVersion(parsed: unknown, shown: string): void {
  if (typeof parsed !== 'object' || parsed === null || !('scenarios' in parsed)) return;
  const version = 'version' in parsed ? parsed.version : undefined;
  if (version === verdictVersion) return;
  throw new UsageError(
    version === undefined
      ? `${shown}: has no \`version\`: an earlier Touchstone has written it.`
      : `${shown}: has the version ${JSON.stringify(version)}; this Touchstone reads version ${verdictVersion}.`,
    'Run the features again with this Touchstone.',
  );
}

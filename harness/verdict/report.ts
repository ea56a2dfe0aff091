// verdict.json: what a run leaves behind for programs.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { reasonOf, shownPath } from '../../support/located-yaml';
import { OutputError, writeFiles } from '../../support/output-files';
import { ownerName } from '../../support/owner.mjs';
import { commandLine } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import { causeSchema } from './cause';
import type { Judgement } from './judge';
import { hasDiffered, type JudgedScenario, verdicts } from './verdict';

const count = z.number().int().nonnegative();

const verdictSchema = z.object({
  subject: z.string(),
  suite: z.string(),
  counts: z.object({ planned: count, executed: count, observed: count }),
  /** How many red scenarios ran once more, and how many of them got another verdict. */
  secondLooks: z.object({ taken: count, differed: count }).optional(),
  rules: z.record(z.string(), z.object({ passed: count, failed: count, expected: count, notApplicable: count })),
  scenarios: z.array(
    z.object({
      id: z.string(),
      rules: z.array(z.string()),
      verdict: z.enum(verdicts),
      message: z.string().optional(),
      /** The reason that the baseline gives for an expected failure. */
      reason: z.string().optional(),
      cause: causeSchema.optional(),
      location: z.string(),
      observations: count,
      durationMs: z.number(),
      firstLook: z
        .object({ verdict: z.enum(verdicts), message: z.string().optional(), cause: causeSchema.optional() })
        .optional(),
    }),
  ),
});

/** The contents of verdict.json. */
export type VerdictDocument = z.infer<typeof verdictSchema>;

/** The verdict.json of a judgement. `suite` is the version of the features; durations are in milliseconds. */
export function verdictDocument(judgement: Judgement, subject: string, suite: string): VerdictDocument {
  return {
    subject,
    suite,
    counts: { ...judgement.counts },
    secondLooks: secondLooks(judgement.scenarios),
    rules: Object.fromEntries([...judgement.rules].map(([id, counts]) => [id, { ...counts }])),
    scenarios: judgement.scenarios.map(
      ({ id, rules, verdict, message, cause, entry, location, observations, durationMs, firstLook }) => ({
        id,
        rules: [...rules],
        verdict,
        ...(message !== undefined && { message }),
        ...(entry !== undefined && verdict === 'expected' && { reason: entry.reason }),
        ...(cause !== undefined && { cause }),
        location,
        observations,
        durationMs,
        ...(firstLook !== undefined && { firstLook }),
      }),
    ),
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
  const result = verdictSchema.safeParse(parsed);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${shown}: is not a verdict: \`${issue?.path.join('.') ?? ''}\`: ${issue?.message ?? ''}.`);
}

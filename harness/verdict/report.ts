// What a run leaves behind for programs (verdict.json) and for the person who started it (the summary).

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { reasonOf, shownPath } from '../../support/located-yaml';
import { OutputError, writeFiles } from '../../support/output-files';
import { ownerName } from '../../support/owner.mjs';
import { UsageError } from '../../support/usage-error';
import { causeSchema } from './cause';
import type { Judgement } from './judge';
import { type Column, columnOf, hasDiffered, isRed, type JudgedScenario, titleOf, verdicts } from './verdict';

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
      ({ id, rules, verdict, message, cause, location, observations, durationMs, firstLook }) => ({
        id,
        rules: [...rules],
        verdict,
        ...(message !== undefined && { message }),
        ...(cause !== undefined && { cause }),
        location,
        observations,
        durationMs,
        ...(firstLook !== undefined && { firstLook }),
      }),
    ),
  };
}

function secondLooks(scenarios: readonly JudgedScenario[]): { taken: number; differed: number } {
  return {
    taken: scenarios.filter(({ firstLook }) => firstLook !== undefined).length,
    differed: scenarios.filter(hasDiffered).length,
  };
}

/**
 * Writes verdict.json into a folder, which is created if need be. An earlier one is replaced in one step, so that an
 * interruption leaves either the old one or the new one.
 * @returns the file's path
 */
export async function writeVerdict(folder: string, document: VerdictDocument): Promise<string> {
  const file = path.join(folder, 'verdict.json');
  await replaceFile(file, `${JSON.stringify(document, null, 2)}\n`);
  return file;
}

/**
 * Replaces a file in one step; creates its folder. Links are followed, and a device or a pipe is written to.
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
 * @throws UsageError when it is missing, no JSON, or not of this shape
 */
export async function readVerdict(file: string): Promise<VerdictDocument> {
  const shown = shownPath(file);
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      error instanceof SyntaxError ? `${shown}: is not JSON: ${error.message}` : `${shown}: ${reasonOf(error)}.`,
      'Give the verdict.json that `npm run conformance` writes into its reports folder.',
    );
  }
  const result = verdictSchema.safeParse(parsed);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${shown}: is no verdict: \`${issue?.path.join('.') ?? ''}\`: ${issue?.message ?? ''}.`);
}

/** How the summary is to look. */
export interface SummaryStyle {
  readonly subject: string;
  /** Where the reports are, as the reader can open it. */
  readonly reports: string;
  /** Whether to colour: only when the output is a terminal. */
  readonly colour: boolean;
  /** How long the run took, in milliseconds. */
  readonly elapsedMs?: number;
}

/** How many failures the summary shows at most; the reports show all. */
const mostFailures = 20;
/** How many lines of a failure's message the summary shows. */
const mostMessageLines = 6;

/** The run in a form that a person reads in ten seconds: red first, then the figures, then the verdict. */
export function summary(judgement: Judgement, style: SummaryStyle): string {
  const paint = painter(style.colour);
  const { scenarios, counts } = judgement;
  const red = scenarios.filter(({ verdict }) => isRed(verdict));
  const lines: string[] = [];
  for (const scenario of red.slice(0, mostFailures)) lines.push(...failureLines(scenario, paint), '');
  if (red.length > mostFailures) lines.push(`… and ${red.length - mostFailures} more; the reports show them all.`, '');
  for (const problem of judgement.otherProblems) lines.push(paint.red(problem));
  if (judgement.otherProblems.length > 0) lines.push('');

  const rules = ruleColumns(judgement);
  const row = (title: string, columns: Columns) =>
    [
      title.padEnd(10),
      paint.green(`${columns.passed} passed`),
      (columns.failed > 0 ? paint.red : String)(`${columns.failed} failed`),
      (columns.expected > 0 ? paint.yellow : String)(`${columns.expected} expected to fail`),
      paint.dim(`${columns.notApplicable} not applicable`),
    ].join('  ');
  lines.push(
    row('rules', rules),
    row('scenarios', scenarioColumns(scenarios)),
    `${'counts'.padEnd(10)}  ${counts.planned} planned  ${counts.executed} executed  ${counts.observed} observed`,
    ...medians(scenarios).map((text) => `${'median'.padEnd(10)}  ${text}`),
    ...secondLookLines(scenarios, paint),
    `${'reports'.padEnd(10)}  ${style.reports}`,
  );
  const time = style.elapsedMs === undefined ? '' : ` (${(style.elapsedMs / 1000).toFixed(1)} s)`;
  lines.push(
    judgement.conforms
      ? paint.green(`${style.subject} conforms${time}.`)
      : paint.red(
          `${style.subject} does not conform${time}: ${judgement.problems.length} ${judgement.problems.length === 1 ? 'problem' : 'problems'}.`,
        ),
  );
  return `${lines.join('\n')}\n`;
}

/** How many scenarios ran twice, and those whose verdicts differ. */
function secondLookLines(scenarios: readonly JudgedScenario[], paint: Painter): string[] {
  const { taken, differed } = secondLooks(scenarios);
  if (taken === 0) return [];
  const title = 'again'.padEnd(10);
  const first = `${title}  ${taken} red ${taken === 1 ? 'scenario' : 'scenarios'} ran once more in a new browser`;
  if (differed === 0) return [`${first}, with the same verdict`];
  const lines = scenarios
    .filter(hasDiffered)
    .map(
      ({ id, firstLook, verdict }) =>
        `${' '.repeat(12)}${id}: ${titleOf(firstLook!.verdict)} at first, then ${titleOf(verdict)}`,
    );
  const shown = lines.slice(0, mostFailures);
  if (lines.length > shown.length) shown.push(`${' '.repeat(12)}… and ${lines.length - shown.length} more`);
  return [paint.yellow(`${first}; ${differed} differed on a second look, which counts:`), ...shown];
}

/** How long half of the scenarios of each document took at most. */
function medians(scenarios: readonly JudgedScenario[]): string[] {
  const durations = new Map<string, number[]>();
  for (const { id, verdict, durationMs } of scenarios) {
    if (verdict === 'not-applicable') continue;
    const document = id.slice(0, id.indexOf('.'));
    durations.set(document, [...(durations.get(document) ?? []), durationMs]);
  }
  const shown = [...durations].map(([document, times]) => {
    const middle = times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
    return `${middle < 10 ? middle.toFixed(1) : middle.toFixed(0)} ms a scenario of ${document}`;
  });
  return shown.length === 0 ? [] : [shown.join('  ')];
}

type Columns = Record<Column, number>;

/** A rule is red by one red scenario, expected to fail by one that is, and not applicable only if all of its are. */
function ruleColumns(judgement: Judgement): Columns {
  const columns: Columns = { passed: 0, failed: 0, expected: 0, notApplicable: 0 };
  for (const rule of judgement.rules.values()) {
    if (rule.failed > 0) columns.failed++;
    else if (rule.expected > 0) columns.expected++;
    else if (rule.passed > 0) columns.passed++;
    else columns.notApplicable++;
  }
  return columns;
}

function scenarioColumns(scenarios: readonly JudgedScenario[]): Columns {
  const columns: Columns = { passed: 0, failed: 0, expected: 0, notApplicable: 0 };
  for (const { verdict } of scenarios) columns[columnOf(verdict)]++;
  return columns;
}

function failureLines({ id, location, verdict, message }: JudgedScenario, paint: Painter): string[] {
  const text = (message ?? '').trimEnd().split('\n');
  const more = text.length - mostMessageLines;
  const first = more > 1 ? [...text.slice(0, mostMessageLines), `… ${more} more lines`] : text;
  return [`${paint.red(titleOf(verdict))}  ${id}`, `  ${paint.dim(location)}`, ...first.map((line) => `  ${line}`)];
}

type Painter = Record<'red' | 'green' | 'yellow' | 'dim', (text: string) => string>;

function painter(colour: boolean): Painter {
  const with_ = (code: number) => (text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { red: with_(31), green: with_(32), yellow: with_(33), dim: with_(2) };
}

// The results of a run over mutants, for people and for programs. Pure.

import { z } from 'zod';
import { UsageError } from '../../support/usage-error';
import { type Cell, fates } from './kill';
import type { Mutant } from './mutant';

/** One mutant that was run. */
export interface MutantResult {
  readonly mutant: Mutant;
  readonly milliseconds: number;
  /** One cell for each rule that it breaks; none if it could not be judged. */
  readonly cells: readonly Cell[];
  /** Why it could not be judged. */
  readonly error?: string;
}

const reportSchema = z.object({
  /** 0 all killed, 1 some not, 2 some could not be judged. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Required rules that no mutant breaks; empty unless all mutants were run. */
  unbroken: z.array(z.string()),
  mutants: z.array(
    z.object({
      id: z.string(),
      file: z.string(),
      why: z.string(),
      milliseconds: z.number(),
      error: z.string().optional(),
      rules: z.record(z.string(), z.object({ fate: z.enum(fates), good: z.boolean(), by: z.array(z.string()) })),
    }),
  ),
});

/** The contents of mutants.json. */
export type MutantReport = z.infer<typeof reportSchema>;

const titles: Readonly<Record<Cell['fate'], string>> = {
  killed: 'killed',
  'not-compiled': 'killed (does not compile)',
  others: 'killed only by others',
  survived: 'SURVIVED',
};

type Mutants = MutantReport['mutants'];

function statusOf(mutants: Mutants, unbroken: readonly string[]): MutantReport['status'] {
  if (mutants.some(({ error }) => error !== undefined)) return 2;
  const survived = mutants.some(({ rules }) => Object.values(rules).some(({ good }) => !good));
  return unbroken.length > 0 || survived ? 1 : 0;
}

/** The report of a run. @param unbroken required rules that no mutant breaks */
export function reportOf(results: readonly MutantResult[], unbroken: readonly string[]): MutantReport {
  const mutants = results.map(({ mutant, cells, error, milliseconds }) => ({
    id: mutant.id,
    file: `reference/${mutant.file}`,
    why: mutant.why,
    milliseconds: Math.round(milliseconds),
    ...(error !== undefined && { error }),
    rules: Object.fromEntries(cells.map(({ rule, fate, good, by }) => [rule, { fate, good, by: [...by] }])),
  }));
  return { status: statusOf(mutants, unbroken), unbroken: [...unbroken], mutants };
}

/** Reads a report. @throws UsageError if the text is not one */
export function readReport(text: string, file: string): MutantReport {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
  const { data, error } = reportSchema.safeParse(json);
  if (data === undefined) throw new UsageError(`${file} is not a mutants.json:\n${z.prettifyError(error)}`);
  return data;
}

/**
 * Merges the reports of shards.
 * @param ids all mutants; one that is in no shard could not be judged
 * @param unbroken required rules that no mutant breaks
 * @throws UsageError for a mutant that is in two reports, or no longer exists
 */
export function mergedReport(
  parts: readonly MutantReport[],
  ids: readonly string[],
  unbroken: readonly string[],
): MutantReport {
  const found = new Map<string, Mutants[number]>();
  const known = new Set(ids);
  for (const mutant of parts.flatMap((part) => part.mutants)) {
    if (found.has(mutant.id)) throw new UsageError(`The mutant \`${mutant.id}\` is in two reports.`);
    if (!known.has(mutant.id)) throw new UsageError(`There is no mutant \`${mutant.id}\`: the report is out of date.`);
    found.set(mutant.id, mutant);
  }
  const missing = (id: string): Mutants[number] => ({
    ...{ id, file: '', why: '', milliseconds: 0, rules: {} },
    error: 'It is in no report.',
  });
  const mutants = ids.map((id) => found.get(id) ?? missing(id));
  return { status: statusOf(mutants, unbroken), unbroken: [...unbroken], mutants };
}

/** `[ 12/445, 31 min left]`: progress and remaining time. */
export function progressText(done: number, total: number, elapsedMs: number): string {
  const count = `${String(done).padStart(String(total).length)}/${total}`;
  const secondsLeft = Math.round(((elapsedMs / done) * (total - done)) / 1000);
  if (secondsLeft === 0) return `[${count}]`;
  return `[${count}, ${secondsLeft < 90 ? `${secondsLeft} s` : `${Math.round(secondsLeft / 60)} min`} left]`;
}

/** The lines of one mutant: one for each rule, with an explanation below a bad one. */
export function resultLines({ mutant, cells, error, milliseconds }: MutantResult): string[] {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  if (error !== undefined) {
    return [`${mutant.id}: could not be judged (${seconds})`, ...error.trimEnd().split('\n').map(indented)];
  }
  return cells.flatMap((cell) => [
    `${cell.rule.padEnd(36)} ${mutant.id.padEnd(44)} ${titles[cell.fate]}  (${cell.by.length} red, ${seconds})`,
    ...(cell.good ? [] : explanation(cell, mutant)),
  ]);
}

function explanation(cell: Cell, mutant: Mutant): string[] {
  const lines = [`${mutant.place.file}:${mutant.place.line}: ${mutant.why}`];
  if (cell.fate === 'not-compiled') {
    lines.push(
      'Nothing was observed: write a fault that compiles, or `compiles: false` if the rule is about what compiles.',
    );
  }
  if (cell.by.length > 0) lines.push(`Red: ${cell.by.slice(0, 5).join(', ')}${cell.by.length > 5 ? ', …' : ''}`);
  return lines.map(indented);
}

const indented = (line: string): string => `    ${line}`;

/** The last lines of the output: rules without a mutant, and the counts. */
export function summaryLines({ mutants, unbroken }: MutantReport, elapsedMs: number): string[] {
  const cells = mutants.flatMap(({ rules }) => Object.entries(rules));
  const count = (fate: Cell['fate']): number => cells.filter(([, cell]) => cell.fate === fate).length;
  const errors = mutants.filter(({ error }) => error !== undefined).length;
  return [
    ...unbroken.map((rule) => `${rule}: no mutant breaks it`),
    '',
    `${mutants.length} mutants of ${new Set(cells.map(([rule]) => rule)).size} rules: ` +
      `${count('killed')} killed, ${count('not-compiled')} killed (does not compile), ` +
      `${count('others')} killed only by others, ${count('survived')} survived, ${errors} could not be judged, ` +
      `${unbroken.length} rules without a mutant (${(elapsedMs / 1000).toFixed(1)} s)`,
  ];
}

// bench.json: measured figures of a subject beside those of a peer, which the report plots. `npm run bench` writes one.

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { reasonOf, shownPath } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';

/** The version of the format. It grows when a field changes its meaning or goes; new fields do not change it. */
export const benchVersion = 1;

const amount = z.number().nonnegative();

const figure = z
  .object({
    group: z.string().min(1).describe('its heading: figures of one group are plotted together'),
    name: z.string().min(1).describe('what was measured'),
    value: amount.describe('the result; of a comparison, the subject’s amount divided by the peer’s'),
    unit: z
      .string()
      .describe('the unit of `value` and `runs`: `s`, `MB`, `x` for a ratio; empty for a number of things'),
    better: z.enum(['more', 'less']).optional().describe('which values are better'),
    sides: z
      .object({ subject: amount, peer: amount, unit: z.string() })
      .optional()
      .describe('what was compared: both amounts in one unit; absent if there is no peer to compare with'),
    target: z.string().optional().describe('what `value` should be, in words: `>= 1.0 x`'),
    reached: z.boolean().optional().describe('whether `value` reaches the target'),
    runs: z.array(amount).describe('the measurements whose median is `value`; empty if there is only one'),
    matrix: z
      .string()
      .min(1)
      .optional()
      .describe('the heading of several groups with the same names: a column for each group, a row for each name'),
  })
  .refine(({ target, reached }) => (target === undefined) === (reached === undefined), {
    message: '`target` and `reached` belong together',
    path: ['target'],
  });

export const benchSchema = z
  .object({
    version: z.literal(benchVersion).describe('the version of this format'),
    subject: z.string().describe('the subject’s name, as in its manifest'),
    peer: z.string().describe('the name of what it was compared with'),
    date: z.iso.datetime().describe('when the measurements ended'),
    machine: z
      .object({
        model: z.string().describe('the processor'),
        processors: z.int().positive().describe('how many of them'),
        node: z.string().optional().describe('the version of Node.js'),
      })
      .describe('where it was measured'),
    figures: z.array(figure).describe('in the order in which they are shown'),
  })
  .meta({ title: 'bench.json', description: 'Measured figures of a subject beside those of a peer.' });

/** The contents of bench.json. */
export type BenchDocument = z.infer<typeof benchSchema>;

/** One measured figure. */
export type BenchFigure = BenchDocument['figures'][number];

/** The text of docs/bench.schema.json. Fields that it does not know are allowed. */
export function benchJsonSchema(): string {
  const schema = z.toJSONSchema(benchSchema, { io: 'input', reused: 'inline' });
  return `${JSON.stringify({ $id: `urn:touchstone:bench:${benchVersion}`, ...schema }, null, 2)}\n`;
}

/**
 * Reads a bench.json.
 * @param subject the name of the subject that was measured
 * @throws UsageError if the file is missing, does not have this shape, or measured another subject
 */
export async function readBench(file: string, subject: string): Promise<BenchDocument> {
  const shown = shownPath(file);
  const result = benchSchema.safeParse(await parsed(file, shown));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new UsageError(
      `${shown}: is not a bench.json of version ${benchVersion}: \`${issue?.path.join('.') ?? ''}\`: ${issue?.message ?? ''}.`,
      'docs/bench.md says what it contains. `npm run bench` writes one.',
    );
  }
  if (result.data.subject !== subject)
    throw new UsageError(
      `${shown}: has the figures of ${result.data.subject}, but this run is about ${subject}.`,
      'Give the figures of the same subject.',
    );
  return result.data;
}

async function parsed(file: string, shown: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      error instanceof SyntaxError ? `${shown}: is not JSON: ${error.message}` : `${shown}: ${reasonOf(error)}.`,
      '`--bench` takes the bench.json that `npm run bench` writes.',
    );
  }
}

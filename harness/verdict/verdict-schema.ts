// The schema of verdict.json. `npm run docs` writes it to docs/verdict.schema.json, as JSON Schema.

import { z } from 'zod';
import { causeSchema } from './cause';
import { verdicts } from './verdict';

/** The version of the format. It grows when a field changes its meaning or goes; new fields do not change it. */
export const verdictVersion = 1;

const count = z.number().int().nonnegative();
const verdict = z.enum(verdicts);
const versionList = z.record(z.string(), z.string());

/** What was selected, as written on the command line. */
const selection = z.object({
  rules: z.array(z.string()).optional(),
  tags: z.string().optional(),
  names: z.array(z.string()).optional(),
  paths: z.array(z.string()).optional(),
  scenario: z.string().optional(),
  shard: z.string().optional().describe('`I/N`: the I-th of N parts'),
});

const cause = z.object({
  kind: z.string().describe('the kind of its cause, or `unexpected-pass`'),
  title: z.string().describe('the cause in one line'),
  rules: z.array(z.string()).describe('the rule that is most likely broken, then the others'),
  scenarios: z.array(z.string()).describe('ids of red scenarios; the first one is the example to look at'),
});

const scenario = z.object({
  id: z.string(),
  rules: z.array(z.string()).describe('the rules that it belongs to; the id begins with the first one'),
  verdict,
  message: z.string().optional().describe('why it failed, or why it is not applicable'),
  reason: z.string().optional().describe('the reason that the baseline gives for an expected failure'),
  cause: causeSchema.optional().describe('what made it fail'),
  location: z.string().describe('`features/cpp/oneof/set.feature:21`; for a row of an outline, the row’s line'),
  failedStep: z
    .object({ line: count, text: z.string().describe('with the values of the outline’s row') })
    .optional()
    .describe('the step that failed'),
  observations: count.describe('how many values of the subject its steps read'),
  durationMs: z.number(),
  firstLook: z
    .object({ verdict, message: z.string().optional(), cause: causeSchema.optional() })
    .optional()
    .describe('the first run, if the scenario was red and ran once more'),
});

export const verdictSchema = z
  .object({
    version: z.literal(verdictVersion).describe('the version of this format'),
    subject: z.string().describe('the subject’s name'),
    title: z.string().describe('the subject’s title'),
    suite: z.string().describe('the version of the features'),
    date: z.iso.datetime().describe('when the run ended'),
    elapsedMs: count.describe('the duration of the run; of merged shards, the sum'),
    versions: z
      .object({
        tools: versionList.describe('Node.js, and the C++ compiler, ninja and the browser if they were used'),
        subject: versionList.describe(
          '`generator`: what it says on --version; `extension`: the version in its manifest; others: pkg-config packages',
        ),
      })
      .describe('the versions of everything that took part'),
    selection: selection.optional().describe('what was selected; absent: everything ran'),
    conforms: z.boolean(),
    counts: z
      .object({ planned: count, executed: count, observed: count })
      .describe('applicable scenarios; if they disagree, the run is red'),
    secondLooks: z
      .object({ taken: count, differed: count })
      .describe('how many red scenarios ran once more, and how many of them got another verdict'),
    problems: z.array(z.string()).describe('what makes the run red besides red scenarios'),
    causes: z.array(cause).describe('the red scenarios grouped by cause, the likeliest root first'),
    rules: z
      .record(z.string(), z.object({ passed: count, failed: count, expected: count, notApplicable: count }))
      .describe('scenarios by rule; `failed` counts every red verdict'),
    scenarios: z.array(scenario).describe('in the order in which they were planned'),
  })
  .meta({ title: 'verdict.json', description: 'The result of a run of Touchstone, for programs.' });

/** The contents of verdict.json. */
export type VerdictDocument = z.infer<typeof verdictSchema>;

/** The versions of everything that took part in a run, by name. */
export type Versions = VerdictDocument['versions'];

/** What the user selected. */
export type Selection = NonNullable<VerdictDocument['selection']>;

/** The text of docs/verdict.schema.json. Fields that it does not know are allowed. */
export function verdictJsonSchema(): string {
  const schema = z.toJSONSchema(verdictSchema, { io: 'input', reused: 'inline' });
  return `${JSON.stringify({ $id: `urn:touchstone:verdict:${verdictVersion}`, ...schema }, null, 2)}\n`;
}

// docs/reliability.md: the campaigns that are too long for `npm test`, with what they found. Pure.

import { z } from 'zod';

/** A result as quality/campaigns/campaigns.ts keeps it. */
const resultSchema = z.object({
  campaign: z.string(),
  question: z.string(),
  command: z.string(),
  unit: z.string(),
  executions: z.int(),
  asked: z.int().optional(),
  seconds: z.number(),
  processorSeconds: z.number().optional(),
  findings: z.int(),
  details: z.string().optional(),
  commit: z.string(),
  date: z.string(),
});

/**
 * The page's text.
 * @param results the contents of quality/campaigns/results.json
 * @throws ZodError if they are damaged
 */
export function reliabilityPage(results: unknown): string {
  const rows = z
    .array(resultSchema)
    .parse(results)
    .map((result) =>
      [
        result.details === undefined ? result.question : `${result.question} ${result.details}`,
        `\`${result.command}\``,
        counted(result),
        timeOf(result),
        String(result.findings),
        `${result.date}, ${result.commit}`,
      ].join(' | '),
    );
  return `${[
    '<!-- Written by `npm run docs` from quality/campaigns/results.json, which the commands write with `--record`. -->',
    '',
    '# Reliability',
    '',
    'What the project does to itself that is too long for `npm test`: the latest result of each campaign. `npm test` runs a',
    'bounded sample of each. A `+` after a commit says that the tree had changes. `1 of 10` executions: the campaign was',
    'interrupted; the same command goes on where it was, as long as the program is the same.',
    '',
    '| question | command | executions | time | findings | when, commit |',
    '|---|---|---:|---:|---:|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
    'A finding is an input on which the answer was no. What a campaign found stays in the repository as a test:',
    '`quality/fuzz/cpp/found` for the runtime, a test beside the code otherwise.',
    '',
    'Faults of the machine are not faults of the subject. A full disk, a missing permission, a killed tool or a standard',
    'output that nobody reads ends a run with status 2 and one message with the place; the reports of earlier runs stay',
    '(`tests/machine-faults.test.ts`). What a subject prints is bounded (`tests/printed-output.test.ts`).',
  ].join('\n')}\n`;
}

/** The executions, and how many were asked of a campaign that was interrupted. */
function counted({ executions, asked, unit }: z.infer<typeof resultSchema>): string {
  const text = (count: number): string => count.toLocaleString('en-US');
  return asked === undefined ? `${text(executions)} ${unit}` : `${text(executions)} of ${text(asked)} ${unit}`;
}

/** The processor time, if it is known: on a shared machine the time on the clock says little. */
function timeOf({ seconds, processorSeconds }: z.infer<typeof resultSchema>): string {
  return processorSeconds === undefined
    ? duration(seconds)
    : `${duration(processorSeconds)} of a processor, ${duration(seconds)} in all`;
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

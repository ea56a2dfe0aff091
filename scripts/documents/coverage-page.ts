// The first table of docs/coverage.md, which scenario shows which operation on which kind of a message's content, and the
// shape of coverage.yaml. Pure.

import { z } from 'zod';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import type { Advice, LocatedYaml } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import { stateGapsSchema } from './ide-states-table';
import { gapsSchema } from './kinds-of-files';
import { pairGapsSchema } from './pairs';

const text = z.string().min(1, { error: 'the text is empty' });

const coverageSchema = z.strictObject({
  kinds: z.array(text).min(1),
  operations: z.array(z.strictObject({ operation: text, rule: text, scenario: text.includes('<kind>') })).min(1),
  without: z.array(z.strictObject({ operation: text, kinds: z.array(text).min(1), reason: text })),
  files: gapsSchema,
  pairs: pairGapsSchema,
  states: stateGapsSchema,
});

const advice: Advice = {
  '': 'The file has `kinds`, `operations`, `without`, `files`, `pairs` and `states`.',
  operations: 'An operation is `- operation: swap`, and below it `rule` and `scenario: <kind>, with another`.',
  without: 'An entry is `- operation: deterministic output`, and below it `kinds: […]` and `reason`.',
  pairs: 'An entry is `- of: [an Any]`, and below it `with: […]` and `reason`.',
  states: 'An entry is `- states: [a test is played]`, or `- states: all`, and below it `calls: […]` and `reason`.',
  files: 'An entry is `- rules: [cpp.service.]`, and below it `files: […]`, or `files: all`, and `reason`.',
};

/** The rows and columns of the table, and why a cell may be empty. */
export type Coverage = z.infer<typeof coverageSchema>;

/**
 * Reads scripts/documents/coverage.yaml.
 * @throws UsageError for a wrong shape, and for an entry of `without` that names no kind or operation of the table
 */
export function parseCoverage(yaml: LocatedYaml): Coverage {
  const coverage = yaml.check(coverageSchema, advice);
  const errors = coverage.without.flatMap(({ operation, kinds }, index) => [
    ...(coverage.operations.some((one) => one.operation === operation)
      ? []
      : [yaml.error(['without', index, 'operation'], `the table has no operation \`${operation}\`.`)]),
    ...kinds
      .filter((kind) => !coverage.kinds.includes(kind))
      .map((kind) => yaml.error(['without', index, 'kinds'], `the table has no kind \`${kind}\`.`)),
  ]);
  if (errors.length > 0) throw UsageError.all(errors);
  return coverage;
}

/**
 * The text of the first table.
 *
 * @param scenarios all scenarios of the suite, with locations relative to the project
 * @throws UsageError that lists every cell without a scenario and without a reason, and every reason whose cell has one
 */
export function coveragePage(
  { kinds, operations, without }: Pick<Coverage, 'kinds' | 'operations' | 'without'>,
  scenarios: readonly IdentifiedScenario[],
): string {
  const places = new Map(
    scenarios.flatMap(({ rules, name, location }) => rules.map((rule) => [`${rule}/${name}`, location])),
  );
  const errors: UsageError[] = [];
  const notes: string[] = [];
  const cell = (kind: string, { operation, rule, scenario }: Coverage['operations'][number]): string => {
    const name = scenario.replace('<kind>', kind);
    const place = places.get(`${rule}/${name}`);
    const reason = without.find((one) => one.operation === operation && one.kinds.includes(kind))?.reason;
    if (place !== undefined && reason === undefined) return `[✓](../${place.replace(/:(\d+)$/, '#L$1')})`;
    if (place === undefined && reason !== undefined) {
      if (!notes.includes(reason)) notes.push(reason);
      return `${notes.indexOf(reason) + 1}`;
    }
    errors.push(
      place === undefined
        ? new UsageError(
            `${kind}, ${operation}: ${rule} has no scenario \`${name}\`.`,
            'Write it, or say under `without` in scripts/documents/coverage.yaml why there is none.',
          )
        : new UsageError(
            `${kind}, ${operation}: scripts/documents/coverage.yaml says why there is no scenario, but ${place} has one.`,
            'Delete the reason.',
          ),
    );
    return '';
  };
  const rows = kinds.map((kind) => [kind, ...operations.map((operation) => cell(kind, operation))]);
  if (errors.length > 0) throw UsageError.all(errors);
  const filled = rows.flatMap(([, ...cells]) => cells).filter((content) => content.startsWith('[')).length;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[
    '<!-- Written by `npm run docs`. -->',
    '',
    '# What the features cover',
    '',
    '## Kinds of content and operations',
    '',
    'Which scenario shows which operation on which kind of content of a message. A number instead of a link stands for the',
    `reason below the table. ${filled} of ${kinds.length * operations.length} cells have a scenario.`,
    'A row or column more: `scripts/documents/coverage.yaml`.',
    '',
    line(['', ...operations.map(({ operation }) => operation)]),
    line(['---', ...operations.map(() => '---')]),
    ...rows.map(line),
    '',
    ...notes.map((reason, index) => `${index + 1}. ${reason}`),
    '',
    'The columns rest on these rules:',
    '',
    ...operations.map(({ operation, rule }) => `- ${operation}: [\`${rule}\`](rules.md)`),
  ].join('\n')}\n`;
}

// The table of rules and kinds of files in docs/coverage.md: a rule of C++ holds in every dialect and in every mode, and
// the table shows where it is shown. Pure.

import type { Pickle } from '@cucumber/messages';
import { z } from 'zod';
import { UsageError } from '../../support/usage-error';

/** The columns: a dialect, and what the file is optimized for if that is not speed. */
export const kindsOfFiles = [
  'proto2',
  'proto2, size',
  'proto2, lite',
  'proto3',
  'proto3, size',
  'proto3, lite',
  'editions',
  'editions, size',
  'editions, lite',
] as const;
export type KindOfFile = (typeof kindsOfFiles)[number];

const text = z.string().min(1, { error: 'the text is empty' });

/** Why rules are not shown in some kinds of files. A rule's id, or a prefix that ends in a dot, selects rules. */
export const gapsSchema = z.array(
  z.strictObject({
    rules: z.array(text).min(1),
    files: z.union([z.literal('all'), z.array(z.enum(kindsOfFiles)).min(1)]),
    reason: text,
  }),
);
export type Gaps = z.infer<typeof gapsSchema>;

/** A scenario's rules and the kinds of the files that it uses. */
export interface UseOfFiles {
  readonly rules: readonly string[];
  readonly files: ReadonlySet<KindOfFile>;
}

/** The kinds of the schema files that a scenario uses. */
export function filesUsed(pickle: Pickle): ReadonlySet<KindOfFile> {
  return new Set(schemasUsed(pickle).map(kindOf));
}

/** Those schema files of a scenario that its other steps mention, by package or by the name of a type, without comments. */
export function schemasUsed(pickle: Pickle): readonly string[] {
  const schemas: string[] = [];
  const words: string[] = [];
  for (const step of pickle.steps) {
    const argument = step.argument?.docString?.content ?? '';
    if (/^the schema\b/.test(step.text)) schemas.push(argument.replace(/\/\/.*$/gm, ''));
    else words.push(step.text, argument);
  }
  const mentioned = words.join('\n');
  return schemas.filter((schema) => schemas.length === 1 || mentions(mentioned, schema));
}

function mentions(words: string, schema: string): boolean {
  const name = /^\s*package\s+([\w.]+)/m.exec(schema)?.[1];
  if (name !== undefined) return words.includes(`${name.replaceAll('.', '::')}::`) || words.includes(`${name}.`);
  const types = [...schema.matchAll(/\b(?:message|enum|group|service)\s+(\w+)/g)].map(([, type]) => type);
  return types.some((type) => new RegExp(`(?<![\\w:])${type}(?![A-Za-z0-9])`).test(words));
}

function kindOf(schema: string): KindOfFile {
  const dialect = /^\s*edition\s*=/m.test(schema)
    ? 'editions'
    : /^\s*syntax\s*=\s*"proto3"/m.test(schema)
      ? 'proto3'
      : 'proto2';
  const mode = /optimize_for\s*=\s*(\w+)/.exec(schema)?.[1];
  if (mode === 'CODE_SIZE') return `${dialect}, size`;
  return mode === 'LITE_RUNTIME' ? `${dialect}, lite` : dialect;
}

/**
 * The table's lines: for each rule, in how many scenarios it uses a file of each kind, or the number of the reason why in
 * none.
 *
 * @param rules the ids of the rules to show, in their order
 * @throws UsageError that lists every empty cell without a reason, and every reason for which no cell is empty
 */
export function kindsOfFilesTable(gaps: Gaps, rules: readonly string[], uses: readonly UseOfFiles[]): string[] {
  const counts = new Map<string, number>();
  for (const { rules: ids, files } of uses) {
    for (const id of ids) for (const file of files) counts.set(`${id} ${file}`, (counts.get(`${id} ${file}`) ?? 0) + 1);
  }
  const used = new Set<number>();
  const errors: UsageError[] = [];
  const cell = (rule: string, file: KindOfFile): string => {
    const count = counts.get(`${rule} ${file}`);
    if (count !== undefined) return `${count}`;
    const reason = gaps.findIndex((gap) => isAbout(gap, rule, file));
    if (reason < 0) {
      errors.push(
        new UsageError(
          `${rule}: no scenario uses a file of ${file}.`,
          'Write one, or say under `files` in scripts/documents/coverage.yaml why there is none.',
        ),
      );
    }
    used.add(reason);
    return `[${reason + 1}]`;
  };
  const rows = rules.map((rule) => [`\`${rule}\``, ...kindsOfFiles.map((file) => cell(rule, file))]);
  for (const [index, { reason }] of gaps.entries()) {
    if (used.has(index)) continue;
    errors.push(
      new UsageError(
        `\`files\` in scripts/documents/coverage.yaml: every cell of \`${reason}\` has a scenario.`,
        'Delete the reason.',
      ),
    );
  }
  if (errors.length > 0) throw UsageError.all(errors);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cells = rows.flatMap(([, ...counted]) => counted);
  return [
    '## Rules and kinds of files',
    '',
    'In how many scenarios a rule is shown with a schema file of each dialect and each mode: optimized for speed, for code',
    `size, or for the lite runtime. ${cells.filter((content) => !content.startsWith('[')).length} of ${cells.length} cells have a scenario; a number in brackets stands for the reason below the`,
    'table.',
    '',
    line(['', ...kindsOfFiles]),
    line(['---', ...kindsOfFiles.map(() => '--:')]),
    ...rows.map(line),
    '',
    ...gaps.map(({ reason }, index) => `${index + 1}. ${reason}`),
  ];
}

function isAbout({ rules, files }: Gaps[number], rule: string, file: KindOfFile): boolean {
  return (
    (files === 'all' || files.includes(file)) &&
    rules.some((id) => (id.endsWith('.') ? rule.startsWith(id) : rule === id))
  );
}

// The pairs in docs/coverage.md: what a schema can have, two things at a time. A generator that gets each of two things
// right can still get a file wrong that has both. Pure.

import type { Pickle } from '@cucumber/messages';
import { z } from 'zod';
import { wrapped } from '../../support/terminal';
import { UsageError } from '../../support/usage-error';
import { schemasUsed } from './kinds-of-files';

/** What a schema can have, told by its words. */
const words = {
  proto2: /^(?![\s\S]*\b(syntax\s*=\s*"proto3"|edition\s*=\s*"))/,
  proto3: /^\s*syntax\s*=\s*"proto3"/m,
  'an edition': /^\s*edition\s*=/m,
  'code size': /optimize_for\s*=\s*CODE_SIZE/,
  'the lite runtime': /optimize_for\s*=\s*LITE_RUNTIME/,
  'a package of two names': /^\s*package\s+\w+\.\w/m,
  'an import': /^\s*import\s+(public\s+)?"(?!google\/)/m,
  'a service class': /cc_generic_services\s*=\s*true/,
  'a group': /\bgroup\s+\w|DELIMITED/,
  'an extension range': /\bextensions\s+\d/,
  'an extension': /\bextend\s+[\w.]+\s*\{/,
  'a map': /\bmap\s*</,
  'two oneofs': /\boneof\s[\s\S]*\boneof\s/,
  'a nested message': /message \w+ \{(?:[^{}]|\{[^{}]*\})*\b(message|group) /,
  'a nested enum': /message \w+ \{(?:[^{}]|\{[^{}]*\})*\benum /,
  'an alias': /allow_alias\s*=\s*true/,
  'a negative enum value': /\b[A-Z][A-Z_0-9]+ = -\d/,
  'a default': /\[[^\]]*\bdefault\s*=/,
  'a required field': /\brequired\s+\w|LEGACY_REQUIRED/,
  'an optional field of proto3': /syntax\s*=\s*"proto3"[\s\S]*\boptional\s/,
  'implicit presence in an edition': /IMPLICIT/,
  'a closed enum in an edition': /\bCLOSED\b/,
  'a Cord': /\bCORD\b/,
  'a string_view': /string_type\s*=\s*VIEW/,
  'an Any': /google\.protobuf\.Any\b/,
  'a message in itself': /message (\w+) \{(?:[^{}]|\{[^{}]*\})*\b\1 \w+ = \d/,
  'repeated strings': /\brepeated (string|bytes) /,
  'repeated messages': /\brepeated ([A-Z]|group )/,
  'a floating number': /\b(double|float) \w+ = /,
  'a name that is a keyword': /\b(class|namespace|operator|template|int|delete|default|new|this|switch) = \d/,
  'a field number of five digits': / = \d{5,};/,
  'a deprecated field': /\[deprecated = true\]/,
} as const satisfies Readonly<Record<string, RegExp>>;
export type Trait = keyof typeof words;
export const traits = Object.keys(words) as readonly Trait[];

const trait = z.enum(traits as [Trait, ...Trait[]]);

/** Why no schema has both of two things: one of `of` and one of `with`. */
export const pairGapsSchema = z.array(
  z.strictObject({
    of: z.array(trait).min(1),
    with: z.array(trait).min(1),
    reason: z.string().min(1, { error: 'the text is empty' }),
  }),
);
export type PairGaps = z.infer<typeof pairGapsSchema>;

const known = new Map<string, readonly Trait[]>();

/** What a schema has. */
export function traitsOf(schema: string): readonly Trait[] {
  const kept = known.get(schema) ?? traits.filter((name) => words[name].test(schema));
  known.set(schema, kept);
  return kept;
}

/** The pairs of a scenario: for each schema file that it uses, what the file has. */
export function traitsUsed(pickle: Pickle): (readonly Trait[])[] {
  return schemasUsed(pickle).map(traitsOf);
}

/**
 * The lines about pairs: how many there are in a schema file that a scenario uses, and why the others are not.
 *
 * @param files what each file of each scenario has
 * @throws UsageError that lists every pair without a file and without a reason, and every reason that no pair needs
 */
export function pairsOfTraits(gaps: PairGaps, files: readonly (readonly Trait[])[]): string[] {
  const seen = new Set<string>();
  for (const file of new Set(files.map((file) => file.join('\n')))) {
    const names = file.split('\n');
    for (const one of names) for (const other of names) seen.add(`${one}\n${other}`);
  }
  const used = new Map<number, string[]>();
  const errors: UsageError[] = [];
  const pairs = traits.flatMap((one, index) => traits.slice(index + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    if (seen.has(`${one}\n${other}`)) continue;
    const reason = gaps.findIndex(
      (gap) => (gap.of.includes(one) && gap.with.includes(other)) || (gap.of.includes(other) && gap.with.includes(one)),
    );
    if (reason >= 0) {
      used.set(reason, [...(used.get(reason) ?? []), `${one} and ${other}`]);
      continue;
    }
    errors.push(
      new UsageError(
        `No scenario uses a file that has ${one} and ${other}.`,
        'Write one, or say under `pairs` in scripts/documents/coverage.yaml why there is none.',
      ),
    );
  }
  for (const [index, { reason }] of gaps.entries()) {
    if (used.has(index)) continue;
    errors.push(
      new UsageError(
        `\`pairs\` in scripts/documents/coverage.yaml: every pair of \`${reason}\` is in a file.`,
        'Delete the reason.',
      ),
    );
  }
  if (errors.length > 0) throw UsageError.all(errors);
  const missing = [...used.values()].reduce((sum, { length }) => sum + length, 0);
  return [
    '## Pairs',
    '',
    ...wrapped(
      'A file can have two things that are right alone and wrong together. Scenarios use files with ' +
        `${pairs.length - missing} of ${pairs.length} pairs of these: ${traits.join(', ')}.`,
      120,
    ),
    '',
    'The others:',
    '',
    ...gaps.map(({ reason }, index) => `- ${used.get(index)?.join('; ')}: ${reason}`),
  ];
}

// Faults of generated code, as a generator has them: the same mistake wherever it writes the same code. Pure.

import { createHash } from 'node:crypto';
import type { FaultPlace } from './find-faults';

/** A fault in generated code. Those with one number are one fault. */
export interface GeneratedFault {
  readonly number: number;
  /** What the places of a fault have in common: function and code, with `X` for names of the schema. */
  readonly pattern: string;
  readonly operator: string;
  readonly file: string;
  readonly function: string;
  readonly code: string;
  /** The code with the fault. */
  readonly shown: string;
}

/** Numbers below are the runtime's, see `kEnd` in fault.h. */
const firstNumber = 1 << 17;
const endNumber = 1 << 22;

/** The words of schemas: names, and parts of names that generated names are made of. */
export function schemaNames(schemas: readonly string[]): ReadonlySet<string> {
  const words = schemas.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []);
  return new Set(words.flatMap((word) => [word.toLowerCase(), plain(word)]).filter((word) => !kept.has(word)));
}

/** Words of schemas that generated code has for other reasons. */
const kept = new Set(
  (
    'int32 int64 uint32 uint64 float double bool string bytes optional ' +
    'google protobuf true false from message out table this to value'
  ).split(' '),
);

/** The pattern of a place, and the number of its fault. @param source the file's text */
export function patternOf(
  { operator, file, function: name, piece, shown }: FaultPlace,
  source: string,
  names: ReadonlySet<string>,
): Pick<GeneratedFault, 'number' | 'pattern'> {
  const without = (text: string): string => withoutNames(text, names);
  const code = without(source.slice(piece.begin, piece.end));
  const kind = file.endsWith('.h') ? 'header' : 'source';
  const pattern = [kind, operator, without(name), code, without(shown)].join(' | ').replace(/\s+/g, ' ');
  const hash = createHash('sha256').update(pattern).digest().readUInt32BE(0);
  return { number: firstNumber + (hash % (endNumber - firstNumber)), pattern };
}

/** Replaces what comes from a schema: its names, also as part of a name, numbers, and texts. */
function withoutNames(text: string, names: ReadonlySet<string>): string {
  const words = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\b0x[0-9a-f]+u?\b|\b\d{2,}u?\b|\b[2-9]u?\b/gi, 'N');
  return words.replace(/[A-Za-z_]\w*/g, (word) => withoutName(word, names)).replace(/(::X)+/g, '::X');
}

/** A word with `X` for a name of the schema in it. */
function withoutName(word: string, names: ReadonlySet<string>): string {
  if (isName(word, names)) return 'X';
  for (const prefix of prefixes) {
    if (!word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    if (suffixes.some((suffix) => rest.endsWith(suffix) && isName(rest.slice(0, rest.length - suffix.length), names)))
      return `${prefix}X`;
  }
  return word;
}

/** What generated names have before a name of the schema, and after it. */
const prefixes = [
  'k',
  'has_',
  '_has_',
  'set_',
  'set_allocated_',
  'mutable_',
  'clear_',
  'add_',
  'release_',
  'unsafe_arena_set_allocated_',
  'unsafe_arena_release_',
  '_internal_',
];
const suffixes = ['', '_size', 'FieldNumber', '_case', '_Name', '_Parse', '_IsValid'];

/** Whether a word is a name of the schema, or that of a nested class: names joined by underscores. */
function isName(word: string, names: ReadonlySet<string>): boolean {
  if (names.has(word.toLowerCase()) || names.has(plain(word))) return true;
  const parts = word.split('_').filter(Boolean);
  return (
    parts.length > 1 && parts.every((part) => names.has(plain(part)) || names.has(plain(part.replace(/Entry$/, ''))))
  );
}

/** A name without what generators add and take: case and underscores. */
function plain(word: string): string {
  return word.replaceAll('_', '').toLowerCase();
}

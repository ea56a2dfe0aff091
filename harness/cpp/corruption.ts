// Many variants of one message's bytes, most of them malformed, and what a subject made of each. The bench's C++
// (variants.h) goes through the same variants in the same order. Pure.

import { AssertionError } from 'chai';

/** Bytes to parse, and how they came about, in words. */
export interface Variant {
  readonly bytes: Uint8Array;
  readonly what: string;
}

/** Every beginning of the bytes, from none of them to all. */
export function* beginnings(whole: Uint8Array): Generator<Variant> {
  for (let length = 0; length <= whole.length; length++) {
    yield { bytes: whole.subarray(0, length), what: `the first ${length} of ${whole.length} bytes` };
  }
}

/** The bytes with every byte changed into every other value, one at a time. */
export function* changes(whole: Uint8Array): Generator<Variant> {
  for (let place = 0; place < whole.length; place++) {
    for (let value = 0; value < 256; value++) {
      if (value === whole[place]) continue;
      const bytes = Uint8Array.from(whole);
      bytes[place] = value;
      yield { bytes, what: `byte ${place} of ${whole.length} changed from ${hex([whole[place]!])} to ${hex([value])}` };
    }
  }
}

/** What tells valid bytes from others, and reads them. */
export interface Reader {
  /** Whether the bytes are valid wire data of the type. */
  accepts(messageType: string, bytes: Uint8Array): boolean;
  /** What they say. @throws if they are malformed. */
  decode(messageType: string, bytes: Uint8Array): unknown;
}

/** In place of an outcome: parsing returned false. */
const refused = '-';
/** In front of the bytes of an outcome, so that none of them is a word too. */
const taken = '=';

/**
 * Holds what a subject made of variants against an independent reader: it has to take those that are valid, and no
 * others, and what it then serializes has to say the same as what it took.
 * @param outcomes one word a variant: `-`, or `=` and the hexadecimal digits of what the subject serialized.
 * @throws AssertionError that names the first variants where the two disagree.
 */
export function judgeVariants(reader: Reader, type: string, variants: Iterable<Variant>, outcomes: string): void {
  const words = outcomes.split(' ');
  const problems: string[] = [];
  let count = 0;
  for (const { bytes, what } of variants) {
    const problem = problemOf(reader, type, bytes, words[count++]);
    if (problem !== undefined) problems.push(`${what}: ${problem}: ${hex(bytes)}`);
  }
  if (count !== words.length) throw new AssertionError(`${words.length} outcomes of ${count} variants`);
  if (problems.length > 0) {
    const rest = problems.length > 5 ? `\n(${problems.length - 5} more)` : '';
    throw new AssertionError(`${problems.slice(0, 5).join('\n')}${rest}`);
  }
}

function problemOf(reader: Reader, type: string, bytes: Uint8Array, outcome: string | undefined): string | undefined {
  const valid = reader.accepts(type, bytes);
  if (outcome === refused) return valid ? 'it is valid, and refused' : undefined;
  if (!outcome?.startsWith(taken)) return `the outcome is \`${outcome}\``;
  if (!valid) return 'it is malformed, and taken';
  const written = Buffer.from(outcome.slice(taken.length), 'hex');
  if (!reader.accepts(type, written)) return `it is taken, and what is serialized then is malformed: ${hex(written)}`;
  const expected = canonical(reader.decode(type, bytes));
  const actual = canonical(reader.decode(type, written));
  return actual === expected ? undefined : `it says ${expected}, but what was taken is ${actual}`;
}

/** JSON with the keys of every object in one order: a map's entries have none. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function hex(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

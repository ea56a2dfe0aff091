// Corruptions of one message's bytes, most of them malformed, and how a subject parsed each. The C++ side
// (conformance-cpp/include/touchstone/corruption.h) makes the same corruptions in the same order. Pure.

import { isDeepStrictEqual } from 'node:util';
import { AssertionError } from 'chai';
import type { ReadMessage } from './wire-oracle';

/** Bytes to parse, and a description of how they were made. */
export interface Corruption {
  readonly bytes: Uint8Array;
  readonly what: () => string;
}

/** Every prefix of the bytes, from the empty one to the whole. */
export function* prefixes(whole: Uint8Array): Generator<Corruption> {
  for (let length = 0; length <= whole.length; length++) {
    yield { bytes: whole.subarray(0, length), what: () => `the first ${length} of ${whole.length} bytes` };
  }
}

/** The bytes with one byte changed: each byte in turn, to each other value. */
export function* byteMutations(whole: Uint8Array): Generator<Corruption> {
  for (let place = 0; place < whole.length; place++) {
    for (let value = 0; value < 256; value++) {
      if (value === whole[place]) continue;
      const bytes = Uint8Array.from(whole);
      bytes[place] = value;
      const what = (): string =>
        `byte ${place} of ${whole.length} changed from ${hex([whole[place]!])} to ${hex([value])}`;
      yield { bytes, what };
    }
  }
}

/** Tells valid bytes from malformed ones, and decodes them. */
export interface Reader {
  /** Reads a message. @returns undefined if the bytes are malformed */
  read(messageType: string, bytes: Uint8Array): ReadMessage | undefined;
}

/** The outcome of a message that was refused: parsing returned false. */
const refused = '-';
/** Precedes the bytes of an accepted message, so that an outcome is never empty. */
const accepted = '=';

/**
 * Compares a subject's outcomes with an independent reader: the subject must accept exactly the valid bytes, and what
 * it then serializes must decode to the same message.
 * @param outcomes one per corruption, separated by spaces: `-`, or `=` and what the subject serialized, in hexadecimal.
 * @throws AssertionError that names the first corruptions where the two disagree.
 */
export function judgeCorruptions(
  reader: Reader,
  type: string,
  corruptions: Iterable<Corruption>,
  outcomes: string,
): void {
  const parsed = outcomes.split(' ');
  const problems: string[] = [];
  let count = 0;
  for (const { bytes, what } of corruptions) {
    const problem = problemOf(reader, type, bytes, parsed[count++]);
    if (problem !== undefined) problems.push(`${what()}: ${problem}: ${hex(bytes)}`);
  }
  if (count !== parsed.length) throw new AssertionError(`${parsed.length} outcomes for ${count} corruptions`);
  if (problems.length > 0) {
    const rest = problems.length > 5 ? `\n(${problems.length - 5} more)` : '';
    throw new AssertionError(`${problems.slice(0, 5).join('\n')}${rest}`);
  }
}

function problemOf(reader: Reader, type: string, bytes: Uint8Array, outcome: string | undefined): string | undefined {
  const valid = reader.read(type, bytes);
  if (outcome === refused) return valid ? 'it is valid, but was refused' : undefined;
  if (!outcome?.startsWith(accepted)) return `the outcome is \`${outcome}\``;
  if (!valid) return 'it is malformed, but was accepted';
  const written = Buffer.from(outcome.slice(accepted.length), 'hex');
  // The same bytes are the same message.
  if (written.equals(bytes)) return undefined;
  const writtenMessage = reader.read(type, written);
  if (!writtenMessage) return `it was accepted, but then serialized as malformed bytes: ${hex(written)}`;
  // Most messages are equal, and this is faster than their JSON.
  if (isDeepStrictEqual(valid.message, writtenMessage.message)) return undefined;
  const expected = canonical(valid.plain());
  const actual = canonical(writtenMessage.plain());
  return actual === expected ? undefined : `expected ${expected}, but it was parsed as ${actual}`;
}

/** JSON with the keys of every object sorted: the entries of a map have no order. */
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

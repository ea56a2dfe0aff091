import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteMutations, judgeCorruptions, prefixes } from './corruption';
import { WireOracle } from './wire-oracle';

const oracle = new WireOracle([
  {
    name: 'a.proto',
    text: 'syntax = "proto3"; message Sample { int32 id = 1; string name = 2; map<string, int32> map = 3; }',
  },
]);
const bytes = (text: string): Uint8Array => Buffer.from(text.replaceAll(' ', ''), 'hex');
const judge = (whole: string, outcomes: string): void =>
  judgeCorruptions(oracle, 'Sample', prefixes(bytes(whole)), outcomes);

test('prefixes go from empty to whole; byte mutations give every byte every other value', () => {
  assert.deepEqual(
    [...prefixes(bytes('08 07'))].map((corruption) => Buffer.from(corruption.bytes).toString('hex')),
    ['', '08', '0807'],
  );
  const changed = [...byteMutations(bytes('08 07'))].map((corruption) => Buffer.from(corruption.bytes).toString('hex'));
  assert.equal(new Set(changed).size, 2 * 255);
  assert.ok(changed.every((text) => text !== '0807' && (text.startsWith('08') || text.endsWith('07'))));
});

test('valid bytes must be accepted, malformed ones refused', () => {
  judge('08 07', '= - =0807');
});

test('the entries of a map may be in any order', () => {
  judgeCorruptions(
    oracle,
    'Sample',
    [{ bytes: bytes('1a 05 0a 01 61 10 01 1a 05 0a 01 62 10 02'), what: () => 'a map' }],
    '=1a050a016210021a050a01611001',
  );
});

test('accepted malformed bytes, refused valid ones and wrong values have messages of their own', () => {
  assert.throws(() => judge('08 07', '= = =0807'), /the first 1 of 2 bytes: it is malformed, but was accepted: 08/);
  assert.throws(() => judge('08 07', '= - -'), /the first 2 of 2 bytes: it is valid, but was refused: 08 07/);
  assert.throws(() => judge('08 07', '= - =0808'), /expected \{"id":7\}, but it was parsed as \{"id":8\}/);
  assert.throws(() => judge('08 07', '= - =08'), /then serialized as malformed bytes: 08/);
  assert.throws(() => judge('08 07', '= -'), /2 outcomes for 3 corruptions|the outcome is `undefined`/);
});

test('a proto3 string that is not UTF-8 is malformed', () => {
  judgeCorruptions(oracle, 'Sample', [{ bytes: bytes('12 01 ff'), what: () => 'text' }], '-');
});

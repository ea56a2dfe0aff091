import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginnings, changes, judgeVariants } from './corruption';
import { WireOracle } from './wire-oracle';

const oracle = new WireOracle([
  {
    name: 'a.proto',
    text: 'syntax = "proto3"; message Sample { int32 id = 1; string name = 2; map<string, int32> map = 3; }',
  },
]);
const bytes = (text: string): Uint8Array => Buffer.from(text.replaceAll(' ', ''), 'hex');
const judge = (whole: string, outcomes: string): void =>
  judgeVariants(oracle, 'Sample', beginnings(bytes(whole)), outcomes);

test('beginnings are all from none to the whole; changes are all other values of all bytes', () => {
  assert.deepEqual(
    [...beginnings(bytes('08 07'))].map((variant) => Buffer.from(variant.bytes).toString('hex')),
    ['', '08', '0807'],
  );
  const changed = [...changes(bytes('08 07'))].map((variant) => Buffer.from(variant.bytes).toString('hex'));
  assert.equal(new Set(changed).size, 2 * 255);
  assert.ok(changed.every((text) => text !== '0807' && (text.startsWith('08') || text.endsWith('07'))));
});

test('what is valid is taken, what is not is refused', () => {
  judge('08 07', '= - =0807');
});

test('the order of a map is its own', () => {
  judgeVariants(
    oracle,
    'Sample',
    [{ bytes: bytes('1a 05 0a 01 61 10 01 1a 05 0a 01 62 10 02'), what: 'a map' }],
    '=1a050a016210021a050a01611001',
  );
});

test('malformed bytes that are taken, valid ones that are refused, and other values are told apart', () => {
  assert.throws(() => judge('08 07', '= = =0807'), /the first 1 of 2 bytes: it is malformed, and taken: 08/);
  assert.throws(() => judge('08 07', '= - -'), /the first 2 of 2 bytes: it is valid, and refused: 08 07/);
  assert.throws(() => judge('08 07', '= - =0808'), /it says \{"id":7\}, but what was taken is \{"id":8\}/);
  assert.throws(() => judge('08 07', '= - =08'), /serialized then is malformed: 08/);
  assert.throws(() => judge('08 07', '= -'), /2 outcomes of 3 variants|the outcome is `undefined`/);
});

test('text that is not UTF-8 is malformed where it is checked', () => {
  judgeVariants(oracle, 'Sample', [{ bytes: bytes('12 01 ff'), what: 'text' }], '-');
});

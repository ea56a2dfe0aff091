import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FaultPlace } from './find-faults';
import { dropped } from './operators';
import { patternOf, schemaNames } from './patterns';

const names = schemaNames([
  'message Order { optional string note = 1; message Row { optional int32 id = 1; map<int32, Row> leaves = 2; } }',
  'message Other { optional Order parent = 1; }',
]);

function pattern(name: string, code: string): string {
  const place: FaultPlace = {
    ...dropped('call dropped', { begin: 0, end: code.length }),
    ...{ file: 'a.pb.h', function: name },
  };
  return patternOf(place, code, names).pattern;
}

const alike: readonly (readonly [string, string, string])[] = [
  ['classes', 'Order::set_note', 'Other::set_parent'],
  ['nested classes', '~Order', '~Order_Row'],
  ['entries of maps', 'Order::Fields_', 'Row_LeavesEntry::Fields_'],
  ['accessors with a name within a name', 'set_allocated_note', 'set_allocated_parent'],
  ['accessors for arenas', 'unsafe_arena_set_allocated_note', 'unsafe_arena_set_allocated_parent'],
];
test('masks and packages are no part of a fault', () => {
  const schema = schemaNames(['package shop; message Order { optional bool false = 1; }']);
  const codes = ['Table<::shop::Order>(hasbits & 0x2u, false)', 'Table<::Order>(hasbits & 0x10u, false)'];
  const [one, other] = codes.map((code) => {
    const place: FaultPlace = {
      ...dropped('call dropped', { begin: 0, end: code.length }),
      ...{ file: 'a.pb.cc', function: 'Order' },
    };
    return patternOf(place, code, schema).pattern;
  });
  assert.equal(one, other);
  assert.match(one!, /false/);
});

for (const [what, one, other] of alike) {
  test(`the same mistake in two places is one fault: ${what}`, () => {
    assert.equal(pattern(one, 'Clear(note_)'), pattern(other, 'Clear(parent_)'));
  });
}

const different: readonly (readonly [string, string, string])[] = [
  ['two accessors', 'set_note', 'set_allocated_note'],
  ['words of the generator', 'Order::Write', 'Order::Clear'],
];
for (const [what, one, other] of different) {
  test(`two mistakes are two faults: ${what}`, () => {
    assert.notEqual(pattern(one, 'Clear(note_)'), pattern(other, 'Clear(note_)'));
  });
}

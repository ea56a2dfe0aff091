import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf, noFilter, type Place, placeOf } from './address';

const places: readonly Place[] = [
  { page: 'overview' },
  { page: 'document', id: 'ide' },
  { page: 'rule', id: 'cpp.enum.values' },
  { page: 'scenario', id: 'cpp.enum.values/ein-größer-wert/0-5' },
  { page: 'search', filter: noFilter },
  { page: 'search', filter: { text: 'a & b? #c', verdict: 'red', section: 'cpp.enum' } },
];

for (const place of places) {
  test(`the address ${hashOf(place)} names the place that it was made from`, () => {
    assert.deepEqual(placeOf(hashOf(place)), place);
  });
}

test('an address that names nothing is the overview', () => {
  for (const hash of ['', '#', '#/', '#/document/java', '#/nothing/here'])
    assert.deepEqual(placeOf(hash), { page: 'overview' });
});

// The contents of the rules page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalogue, type Source } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { rulesPage } from './rules-page';

const scenario = (name: string, line: number, row: number, rules: string[]): IdentifiedScenario => ({
  id: `${rules[0]}/${row}`,
  rules,
  name: 'not shown',
  written: { name, line },
  location: `features/cpp/map/map.feature:${row}`,
  tags: [],
});

const catalogue = new Catalogue([
  { id: 'cpp.map.insert', level: 'must', rule: 'Insert adds an entry.' },
  { id: 'cpp.map.order', level: 'undefined', rule: 'The order of entries is not defined.' },
  { id: 'ide.log.copy', level: 'choice', rule: 'The log can be copied.' },
]);

test('a rule has its level, its sentence and links to its scenarios; the rows of an outline share one link', () => {
  const page = rulesPage(catalogue, [
    scenario('one entry', 7, 7, ['cpp.map.insert']),
    scenario('<count> entries', 12, 18, ['cpp.map.insert']),
    scenario('<count> entries', 12, 19, ['cpp.map.insert']),
  ]);
  assert.ok(
    page.includes(`### cpp.map

**\`cpp.map.insert\`** (must): Insert adds an entry.

- [one entry](../features/cpp/map/map.feature#L7)
- [\\<count\\> entries](../features/cpp/map/map.feature#L12) (2 rows)

**\`cpp.map.order\`** (undefined): The order of entries is not defined.

No scenario may depend on it.

## The plugin API of a browser test IDE
`),
    page,
  );
});

test('a scenario of two rules is listed under both', () => {
  const page = rulesPage(catalogue, [scenario('both', 3, 3, ['cpp.map.insert', 'ide.log.copy'])]);
  assert.equal(page.split('[both](../features/cpp/map/map.feature#L3)').length, 3);
});

test('a rule shows the words of the document that it rests on, with their place and their tag', () => {
  const source = { quote: 'Returns `at`', section: 'Map <field>', hash: '0123456789ab' };
  const page = (...sources: Source[]) =>
    rulesPage(new Catalogue([{ id: 'cpp.map.insert', level: 'must', rule: 'Insert adds an entry.', sources }]), []);
  assert.ok(
    page(source).includes(`Insert adds an entry.

> “Returns \\\`at\\\`” (C++ generated code, Map \\<field\\>)

No scenario yet.`),
    page(source),
  );
  assert.match(
    page({ ...source, key: 'one' }, { ...source, key: 'range' }),
    /^> `@source\.one`: “Returns .*\\\n> `@source\.range`: “Returns .*\)$/m,
  );
});

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { LocatedYaml } from '../../../support/located-yaml';
import { classed, statusOf, type TriedFault } from './fault-report';
import { readSurvivors, survivorsOf } from './survivors';

const tried = (key: string, fate: TriedFault['fate']): TriedFault => ({
  ...{ number: 1, key, file: 'src/a.cc', line: 1, operator: 'call dropped', code: 'f()', shown: '(nothing)' },
  ...{ fate, reached: 1, milliseconds: 1 },
});
const survivors = survivorsOf(
  LocatedYaml.parse('- { fault: known, class: equivalent, why: nothing sees it }\n', 'survivors.yaml'),
);

test('a survivor that nobody has classed is red', () => {
  const report = classed([tried('known', 'survived'), tried('new', 'survived')], survivors);
  assert.deepEqual(report, { unclassed: ['new'], outdated: [] });
  assert.equal(statusOf(report), 1);
  assert.equal(statusOf(classed([tried('known', 'survived')], survivors)), 0);
});

test('an entry whose fault is killed is red', () => {
  assert.deepEqual(classed([tried('known', 'killed')], survivors), { unclassed: [], outdated: ['known'] });
});

test('an entry that stands there twice is refused', () => {
  const entry = '- { fault: one, class: hole, why: a scenario }\n';
  assert.throws(() => survivorsOf(LocatedYaml.parse(entry + entry, 'survivors.yaml')), /classed already/);
});

test('survivors.yaml is valid', async () => {
  await readSurvivors(path.join(__dirname, '..', 'survivors.yaml'));
});

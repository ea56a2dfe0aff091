import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { LocatedYaml } from '../../../support/located-yaml';
import { classed, statusOf, summaryLines, survivorLines, type TriedFault } from './fault-report';
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

test('the rate counts only faults that could be noticed', () => {
  const all = [
    tried('one', 'killed'),
    tried('two', 'killed'),
    tried('known', 'survived'),
    tried('three', 'changes nothing'),
    tried('four', 'changes nothing'),
    tried('five', 'not compiled'),
    tried('six', 'crashed'),
    tried('seven', 'not reached'),
  ];
  const facts = { component: 'compiler' as const, seed: 1, faults: 100, reached: 90, tried: all };
  const lines = summaryLines({ ...facts, ...classed(all, survivors) }, survivors);
  assert.equal(
    lines.at(-1),
    '100 faults, 90 reached. Tried 8. ' +
      'Killed: 66.7 % (2 of 3, 1 not reached, 2 changes nothing, 1 crashed, 1 not compiled).',
  );
  assert.ok(lines.includes('Survivors: 1 equivalent'), lines.join('\n'));
});

test('a survivor is shown with its place, its code, and an example of what it changes', () => {
  const one: TriedFault = { ...tried('key', 'survived'), file: 'reference/ide/log/log-model.ts', line: 7 };
  assert.deepEqual(survivorLines(one), [
    'reference/ide/log/log-model.ts:7 (reached by 1)',
    '  - f()',
    '  + (nothing)',
    '  key',
  ]);
  const inRuntime = survivorLines({ ...tried('key', 'survived'), tried: 'a.pb.h: - int a + int b' });
  assert.equal(inRuntime[0], 'reference/runtime/src/a.cc:1 (reached by 1)');
  assert.equal(inRuntime[3], '  a.pb.h: - int a + int b');
});

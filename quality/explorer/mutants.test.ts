import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import { loadMutants, type Mutant } from '../mutants/mutant';
import { loadNotExplored } from './not-explored';
import { sectionLines } from './section-report';

const project = path.resolve(__dirname, '../..');
const load = async () => {
  const catalogue = await loadCatalogue(path.join(project, 'features', 'catalogue.yaml'));
  const faults = path.join(project, 'quality', 'mutants', 'faults');
  return { catalogue, mutants: await loadMutants(faults, path.join(project, 'reference'), catalogue) };
};

test('each reason why faults are not explored names rules and faults that exist', async () => {
  const { catalogue, mutants } = await load();
  const reasons = await loadNotExplored(mutants, catalogue);
  const aborts = mutants.find(({ id }) => id === 'error-oneof-enum-is-not-checked');
  assert.match(reasons.get(aborts!) ?? '', /abort/);
  // A fault that also breaks another rule is explored.
  const explored = mutants.find(({ id }) => id === 'map-clear-does-nothing');
  assert.equal(reasons.get(explored!), undefined);
});

test('an entry that matches no fault is an error', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-not-explored-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'not-explored.yaml');
  await writeFile(file, '- why: no reason\n  faults: [no-such-fault]\n');
  const { catalogue, mutants } = await load();
  await assert.rejects(loadNotExplored(mutants, catalogue, file), /there is no fault `no-such-fault`/);
});

test('the table counts what was found, missed and left out', () => {
  const mutant = (id: string) => ({ id }) as Mutant;
  const result = (id: string, found: boolean) => ({ mutant: mutant(id), found, how: '', seconds: 2 });
  const lines = sectionLines([
    {
      ...{ section: 'cpp.map', faults: 6, notExplored: ['limits', 'limits'], alone: [mutant('d')] },
      ...{ found: [result('a', true), result('b', true)], missed: [result('c', false)], seconds: 61.4 },
    },
  ]);
  assert.match(lines[1]!, /^cpp\.map +6 +2 +1 +3 +2 +67 % +61 s +2\.0 s$/);
  assert.deepEqual(lines.slice(2), [
    '2 of 3 faults noticed, 67 %',
    'missed in cpp.map: c',
    'not tried in cpp.map: d',
    'not explored, 2: limits',
  ]);
});

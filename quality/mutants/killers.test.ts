import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { killersOf, readKillers, updatedKillers, writeKillers } from './killers';
import type { MutantReport } from './report';

const cell = (by: string[], good = true) => ({ by, good, fate: good ? 'killed' : 'survived' }) as const;
const tried = (id: string, ...cells: ReturnType<typeof cell>[]): MutantReport['mutants'][number] => ({
  ...{ id, file: 'reference/made.ts', why: 'It is missing.', milliseconds: 1 },
  rules: Object.fromEntries(cells.map((one, at) => [`cpp.made.${at}`, one])),
});

test('as few scenarios as possible are kept, and none if a rule did not notice the mutant', () => {
  assert.deepEqual(killersOf([cell(['1', '2']), cell(['2', '3'])]), ['2']);
  assert.deepEqual(killersOf([cell(['1']), cell(['2']), cell(['1', '2'])]), ['1', '2']);
  assert.equal(killersOf([cell(['1']), cell([], false)]), undefined);
  assert.equal(killersOf([]), undefined);
});

test('what is kept changes with each run, and ends with the mutant', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-test-'));
  context.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'killers.json');
  assert.deepEqual(await readKillers(file), {});
  const first = updatedKillers(
    { gone: ['0'], same: ['1'], lost: ['2'] },
    [tried('new', cell(['3']))],
    ['same', 'new', 'lost'],
  );
  await writeKillers(first, file);
  assert.deepEqual(await readKillers(file), { lost: ['2'], new: ['3'], same: ['1'] });
  assert.deepEqual(Object.keys(JSON.parse(await readFile(file, 'utf8'))), ['lost', 'new', 'same']);
  // A rule does not notice it any more.
  assert.deepEqual(updatedKillers(first, [tried('lost', cell(['2']), cell([], false))], ['lost']), {});
  await writeFile(file, '{"new": "3"}');
  await assert.rejects(readKillers(file), /expected array/);
});

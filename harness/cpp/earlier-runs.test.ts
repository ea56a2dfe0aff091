import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { EarlierRuns } from './earlier-runs';
import type { CaseEnd, ProgramLine } from './program-output';

const end = (number: number, changed: Partial<CaseEnd> = {}): CaseEnd => {
  return { number, case: number, end: 'returned', entered: [1], step: 1, microseconds: 1, ...changed };
};
const observation = (number: number, holds: boolean): ProgramLine => {
  return { number, case: number, step: 1, holds, actual: 'a', expected: 'b' };
};

async function programFile(context: TestContext) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'earlier-runs-test-'));
  context.after(() => rm(folder, { recursive: true }));
  const files = { program: path.join(folder, 'program'), ownProgram: path.join(folder, 'main') };
  await writeFile(files.program, 'one');
  return files;
}

test('cases that went well are kept, the others run again', async (context) => {
  const runs = new EarlierRuns();
  const files = await programFile(context);
  const good = [observation(1, true), end(1)];
  (await runs.of(files)).keep([
    ...good,
    observation(2, false),
    end(2),
    end(3, { end: 'leaked' }),
    end(4, { survivors: true }),
    end(5, { refused: { what: 'text', case: 0, text: 'x' } }),
    // The program died in it.
    { number: 6, case: 6, begin: true },
  ]);
  assert.deepEqual((await runs.of(files)).linesOf([1, 2, 3, 4, 5, 6, 7]), good);
  assert.equal(runs.takeCount(), 1);
  assert.equal(runs.takeCount(), 0);
});

test('nothing is known of another file of the same name, or after a new program of the scenarios', async (context) => {
  const runs = new EarlierRuns();
  const files = await programFile(context);
  (await runs.of(files)).keep([end(1)]);
  await writeFile(files.ownProgram, 'new');
  assert.deepEqual((await runs.of(files)).linesOf([1]), []);
  (await runs.of(files)).keep([end(1)]);
  assert.equal((await runs.of(files)).linesOf([1]).length, 1);
  await writeFile(files.program, 'two');
  assert.deepEqual((await runs.of(files)).linesOf([1]), []);
});

test('all can be forgotten', async (context) => {
  const runs = new EarlierRuns();
  const files = await programFile(context);
  (await runs.of(files)).keep([end(1)]);
  runs.forget();
  assert.deepEqual((await runs.of(files)).linesOf([1]), []);
});

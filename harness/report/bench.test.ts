import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { temporaryFolder } from '../../support/owner.mjs';
import { UsageError } from '../../support/usage-error';
import { readBench } from './bench';

let folder: string;
let file: string;
/** The example of docs/bench.md. */
let example: Record<string, unknown>;
before(async () => {
  const page = await readFile(path.join(__dirname, '../../docs/bench.md'), 'utf8');
  example = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!) as Record<string, unknown>;
  folder = await temporaryFolder();
  file = path.join(folder, 'bench.json');
});
after(() => rm(folder, { recursive: true, force: true }));

const refused = (message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof UsageError, String(error));
  assert.match(error.message, message);
  return true;
};

test('the example of docs/bench.md is valid', async () => {
  await writeFile(file, JSON.stringify(example));
  const { figures } = await readBench(file, 'mine');
  assert.deepEqual(figures[0]?.sides, { subject: 600, peer: 400, unit: 'MB/s' });
});

test('the figures of another subject are refused', async () => {
  await writeFile(file, JSON.stringify(example));
  await assert.rejects(
    readBench(file, 'reference'),
    refused(/has the figures of mine, but this run is about reference/),
  );
});

test('a file that is missing, is not JSON or has another shape is refused', async () => {
  await assert.rejects(readBench(path.join(folder, 'none.json'), 'mine'), refused(/none\.json: .*no such file/i));
  await writeFile(file, '{');
  await assert.rejects(readBench(file, 'mine'), refused(/bench\.json: is not JSON/));
  await writeFile(file, JSON.stringify({ ...example, figures: [{ group: 'a' }] }));
  await assert.rejects(readBench(file, 'mine'), refused(/`figures\.0\.name`/));
  const [figure] = example.figures as Record<string, unknown>[];
  const { reached: _, ...half } = figure!;
  await writeFile(file, JSON.stringify({ ...example, figures: [half] }));
  await assert.rejects(readBench(file, 'mine'), refused(/`target` and `reached` belong together/));
});

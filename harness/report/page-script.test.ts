import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { keptScript } from './page-script';

let folder: string;
let script: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-test-'));
  script = await keptScript(path.join(folder, 'page.json'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** What is made with a kept file after a change of it. */
async function afterChange(change: (kept: { inputs: Record<string, string>; script: string }) => unknown) {
  const file = path.join(folder, 'changed.json');
  const kept = JSON.parse(await readFile(path.join(folder, 'page.json'), 'utf8'));
  await writeFile(file, JSON.stringify(change(kept)));
  return { made: await keptScript(file), file };
}

test('the script is bundled once for the same sources', async () => {
  assert.match(script, /touchstoneReport/);
  const { made } = await afterChange((kept) => ({ ...kept, script: 'made by an earlier process' }));
  assert.equal(made, 'made by an earlier process');
});

for (const source of [
  'harness/report/page/main.tsx',
  'harness/report/page/gherkin.ts',
  'node_modules/esbuild/package.json',
])
  test(`it is bundled again when ${source} is another`, async () => {
    const { made, file } = await afterChange(({ inputs }) => {
      assert(source in inputs, Object.keys(inputs).join('\n'));
      return { inputs: { ...inputs, [source]: 'of other contents' }, script: 'out of date' };
    });
    assert.equal(made, script);
    assert.equal(JSON.parse(await readFile(file, 'utf8')).script, script);
  });

test('it is bundled again when a source is gone, or the kept file is damaged', async () => {
  const gone = await afterChange(({ inputs }) => ({ inputs: { ...inputs, 'gone.ts': 'x' }, script: 'out of date' }));
  assert.equal(gone.made, script);
  const damaged = await afterChange(() => ({ inputs: {} }));
  assert.equal(damaged.made, script);
});

test('a folder that cannot be written to', async () => {
  assert.equal(await keptScript('/dev/null/page.json'), script);
});

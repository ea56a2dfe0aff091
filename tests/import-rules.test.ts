// `npm run imports` refuses forbidden imports and circles. These tests apply the project's rules to temporary files.

import assert from 'node:assert/strict';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { folderOf, project } from './command';

/** Checks temporary files, given by name, against the project's rules. */
async function checkImports(files: Readonly<Record<string, string>>): Promise<{ status?: number; output: string }> {
  const folder = await folderOf(files);
  await copyFile(path.join(project, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0]!))];
  const rules = path.join(project, 'dependency-rules.cjs');
  const { exitCode, all } = await execa('depcruise', ['--config', rules, ...folders], {
    cwd: folder,
    preferLocal: true,
    localDir: project,
    reject: false,
    all: true,
    stdin: 'ignore',
  });
  return { output: all, ...(exitCode !== undefined && { status: exitCode }) };
}

test('allowed imports are accepted', async () => {
  const { status, output } = await checkImports({
    'steps/cpp/values.ts': "import { plan } from '../../harness/cpp/plan';\nplan();\n",
    'harness/cpp/plan.ts': 'export const plan = () => 1;\n',
  });
  assert.equal(status, 0, output);
});

const forbidden = [
  ['harness', 'reference'],
  ['harness', 'steps'],
  ['steps', 'reference'],
  ['reference', 'harness'],
  ['support', 'harness'],
  ['scripts', 'quality'],
  ['reference/compiler/schema', 'reference/compiler/cpp'],
] as const;

test('each forbidden import is reported', async () => {
  const users = forbidden.map(([from, to]) => {
    const up = '../'.repeat(from.split('/').length + 1);
    return [`${from}/inner/${path.basename(to)}-user.ts`, `import { used } from '${up}${to}/used';\nused();\n`];
  });
  const used = forbidden.map(([, to]) => [`${to}/used.ts`, 'export const used = () => 1;\n']);
  const { status, output } = await checkImports(Object.fromEntries([...users, ...used]));
  assert.notEqual(status, 0, output);
  for (const [from, to] of forbidden)
    assert.match(output, new RegExp(`${from}/inner/${path.basename(to)}-user\\.ts → ${to}/used\\.ts`));
});

test('type imports count', async () => {
  const { status, output } = await checkImports({
    'harness/user.ts': "import type { Used } from '../reference/used';\nexport type User = Used;\n",
    'reference/used.ts': 'export interface Used {}\n',
  });
  assert.notEqual(status, 0, output);
});

test('two files must not import each other', async () => {
  const { status, output } = await checkImports({
    'harness/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
    'harness/b.ts': "import { a } from './a';\nexport const b = () => a;\n",
  });
  assert.notEqual(status, 0, output);
  assert.match(output, /no-circle/);
});

test('two folders must not import each other, even without a circle of files', async () => {
  const { status, output } = await checkImports({
    'harness/one/a.ts': "import { b } from '../two/b';\nb();\n",
    'harness/one/c.ts': 'export const c = 1;\n',
    'harness/two/b.ts': 'export const b = () => 1;\n',
    'harness/two/d.ts': "import { c } from '../one/c';\nexport const d = c;\n",
  });
  assert.notEqual(status, 0, output);
  assert.match(output, /no-folder-circle/);
});

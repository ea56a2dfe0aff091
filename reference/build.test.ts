// `npm run build` that fails: one message with the place and a remedy, exit status 1.

import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { execa } from 'execa';
import { typescriptOptions } from '../support/project';

const root = path.resolve(__dirname, '..');

let project: string;
before(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'touchstone-build-'));
  for (const part of ['reference', 'support', 'package.json', 'tsconfig.json']) {
    await cp(path.join(root, part), path.join(project, part), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
});
after(() => rm(project, { recursive: true, force: true }));

/** Runs the build in the temporary project. */
async function build(): Promise<{ status: number | undefined; stdout: string; stderr: string }> {
  const words = [...typescriptOptions(project), path.join(project, 'reference', 'build.ts')];
  const { exitCode, stdout, stderr } = await execa(process.execPath, words, { cwd: project, reject: false });
  return { status: exitCode, stdout, stderr };
}

for (const [title, file] of [
  ['the compiler', 'reference/compiler/protoc.ts'],
  ['the IDE', 'reference/ide/window/main.tsx'],
] as const) {
  test(`a mistake in a source of ${title} is reported with its place`, async (context) => {
    const source = path.join(project, file);
    const original = await readFile(source, 'utf8');
    context.after(() => writeFile(source, original));
    await writeFile(source, `const = 1;\n${original}`);
    const { status, stdout, stderr } = await build();
    assert.equal(status, 1, stderr);
    assert.equal(stdout, '');
    assert.match(stderr, /^dist\/(touchstone-protoc\.cjs|ide) could not be built: /);
    assert.ok(stderr.includes(`${file}:1:6: ERROR: `), stderr);
    assert.match(stderr, /\n {2}Correct this, then run `npm run build` again\.$/);
    assert.doesNotMatch(stderr, /^\s+at /m);
  });
}

test('a file in place of the output folder is reported with a remedy', async (context) => {
  const dist = path.join(project, 'dist');
  await rm(dist, { recursive: true, force: true });
  context.after(() => rm(dist, { recursive: true, force: true }));
  await writeFile(dist, '');
  const { status, stderr } = await build();
  assert.equal(status, 1, stderr);
  assert.match(
    stderr,
    /^dist\/touchstone-protoc\.cjs could not be built: E[A-Z]+: [^\n]*\/dist'\n {2}Make sure that dist\//,
  );
  assert.equal(stderr.split('\n').length, 2);
});

import assert from 'node:assert/strict';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { execa } from 'execa';
import { root, typescriptOptions } from './project';

// A checkout of its own: what is kept is in its build folder.
const checkout = mkdtempSync(path.join(tmpdir(), 'touchstone-test-'));
after(() => rmSync(checkout, { recursive: true, force: true }));
const [, loader] = typescriptOptions(checkout);
mkdirSync(path.dirname(loader!));
copyFileSync(typescriptOptions()[1]!, loader!);
symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));

const source = path.join(checkout, 'greeting.ts');
const kept = path.join(checkout, 'build', '.typescript', 'greeting.ts.js');

async function run(file: string) {
  return await execa(process.execPath, [...typescriptOptions(checkout), file], { reject: false });
}

const greeting = (word: string): string => `interface Greeting {
  readonly word: string;
}
class Printed implements Greeting {
  constructor(readonly word: string) {}
}
console.log(new Printed('${word}').word);
`;

test('a file is compiled again when it changes, and only then', async () => {
  writeFileSync(source, greeting('first'));
  assert.equal((await run(source)).stdout, 'first');
  writeFileSync(kept, readFileSync(kept, 'utf8').replace("'first'", "'kept'"));
  assert.equal((await run(source)).stdout, 'kept');
  writeFileSync(source, greeting('second'));
  assert.equal((await run(source)).stdout, 'second');
  writeFileSync(kept, 'cut off');
  assert.equal((await run(source)).stdout, 'second');
});

test('a stack names the line in the source, also of a kept file', async () => {
  writeFileSync(source, `${greeting('before')}interface Another {}\nthrow new Error('on the ninth line');\n`);
  for (const time of ['compiled', 'kept']) {
    const { stderr, exitCode } = await run(source);
    assert.equal(exitCode, 1, time);
    assert.match(stderr, /on the ninth line\n\s+at .*greeting\.ts:9:7/, time);
  }
});

test('a mistake in the syntax is reported with its place', async () => {
  writeFileSync(source, `${greeting('before')}const = 1;\n`);
  const { stderr, exitCode } = await run(source);
  assert.equal(exitCode, 1);
  assert.match(stderr, /greeting\.ts:8/);
});

test('a folder that cannot be written to, and a file outside of the checkout', async () => {
  writeFileSync(source, greeting('not kept'));
  rmSync(path.join(checkout, 'build'), { recursive: true });
  writeFileSync(path.join(checkout, 'build'), 'no folder');
  assert.equal((await run(source)).stdout, 'not kept');
  const outside = mkdtempSync(path.join(tmpdir(), 'touchstone-test-'));
  try {
    writeFileSync(path.join(outside, 'outside.ts'), greeting('outside'));
    assert.equal((await run(path.join(outside, 'outside.ts'))).stdout, 'outside');
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});

test('a package of many files is kept in one file, which is made again when npm has installed something else', async () => {
  rmSync(path.join(checkout, 'build'), { recursive: true, force: true });
  const lock = path.join(checkout, 'package-lock.json');
  writeFileSync(source, "import { z } from 'zod';\nconsole.log(z.string().parse('parsed'));\n");
  // Without package-lock.json nobody knows when the package changes.
  assert.equal((await run(source)).stdout, 'parsed');
  const packages = path.join(checkout, 'build', '.typescript', 'packages');
  assert.equal(existsSync(packages), false);

  writeFileSync(lock, '{}');
  assert.equal((await run(source)).stdout, 'parsed');
  const [file] = readdirSync(packages);
  assert.match(file!, /^zod\.\w+\.cjs$/);
  writeFileSync(path.join(packages, file!), "exports.z = { string: () => ({ parse: () => 'kept' }) };\n");
  assert.equal((await run(source)).stdout, 'kept');

  const outside = mkdtempSync(path.join(tmpdir(), 'touchstone-test-'));
  try {
    const own = path.join(outside, 'node_modules', 'zod');
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, 'index.js'), "exports.z = { string: () => ({ parse: () => 'of the user' }) };\n");
    writeFileSync(path.join(outside, 'outside.ts'), readFileSync(source));
    assert.equal((await run(path.join(outside, 'outside.ts'))).stdout, 'of the user');
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }

  writeFileSync(lock, '{ "packages": {} }');
  assert.equal((await run(source)).stdout, 'parsed');
  assert.equal(readdirSync(packages).length, 2);
});

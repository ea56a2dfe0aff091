import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { execa } from 'execa';
import { root, typescriptOptions } from './project';
import { onlyInWhole } from './test-sample';

const temporary = mkdtempSync(path.join(tmpdir(), 'touchstone-test-'));
after(() => rmSync(temporary, { recursive: true, force: true }));

/** A checkout of its own: what is kept is in its build folder. */
function newCheckout(name: string): string {
  const checkout = path.join(temporary, name);
  mkdirSync(path.join(checkout, 'support'), { recursive: true });
  for (const part of ['support/typescript.cjs', 'support/typescript']) {
    cpSync(path.join(root, part), path.join(checkout, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
  return checkout;
}

const checkout = newCheckout('checkout');
const source = path.join(checkout, 'greeting.ts');
const build = path.join(checkout, 'build');
const kept = path.join(build, '.typescript', 'greeting.ts.js');

async function run(file: string, folder = checkout) {
  return await execa(process.execPath, [...typescriptOptions(folder), file], { reject: false });
}

/** Runs a file as if this were some seconds later. */
async function runLater(file: string, seconds = 10) {
  const clock = path.join(temporary, 'clock.cjs');
  writeFileSync(clock, `const { now } = Date;\nDate.now = () => now() + ${seconds} * 1000;\n`);
  return await execa(process.execPath, ['-r', clock, ...typescriptOptions(checkout), file], { reject: false });
}

const greeting = (word: string): string => `interface Greeting {
  readonly word: string;
}
class Printed implements Greeting {
  constructor(readonly word: string) {}
}
console.log(new Printed('${word}').word);
`;

/** Also prints whether the process compiled the file, or looked into it to find out that it need not. */
const watched = (word: string): string =>
  `${greeting(word)}console.log(Object.keys(require.cache).some((file) => file.endsWith('compile.cjs')) ? 'read' : 'kept');\n`;

beforeEach(() => rmSync(build, { recursive: true, force: true }));

describe('a file that is kept', () => {
  /** Writes the file, and makes later processes neither compile nor read it. */
  async function keep(text: string): Promise<void> {
    writeFileSync(source, text);
    assert.equal((await runLater(source)).stdout, 'first\nread');
    assert.equal((await run(source)).stdout, 'first\nkept');
  }

  test('is compiled again after an edit, even one that leaves its size and its time', async () => {
    await keep(watched('first'));
    const { atime, mtime } = statSync(source);
    utimesSync(source, atime, mtime);
    assert.equal((await runLater(source)).stdout, 'first\nread');
    assert.equal((await run(source)).stdout, 'first\nkept');
    writeFileSync(source, watched('other'));
    utimesSync(source, atime, mtime);
    assert.equal((await run(source)).stdout, 'other\nread');
  });

  test('is compiled again after it is replaced by an older file', async () => {
    const older = path.join(checkout, 'older.ts');
    writeFileSync(older, watched('older'));
    await keep(watched('first'));
    renameSync(older, source);
    assert.equal((await run(source)).stdout, 'older\nread');
  });

  test('is not found after it is removed', async () => {
    writeFileSync(path.join(checkout, 'main.ts'), "import { word } from './word';\nconsole.log(word);\n");
    const word = path.join(checkout, 'word.ts');
    writeFileSync(word, "export const word = 'there';\n");
    assert.equal((await run(path.join(checkout, 'main.ts'))).stdout, 'there');
    rmSync(word);
    const { stderr, exitCode } = await run(path.join(checkout, 'main.ts'));
    assert.equal(exitCode, 1);
    assert.match(stderr, /Cannot find module '\.\/word'/);
  });

  test('is compiled again by another compiler, and loses the data of another version of Node.js', async () => {
    await keep(watched('first'));
    const text = readFileSync(kept, 'latin1');
    writeFileSync(kept, text.replace(`"${process.version} `, '"v0.0.0 '), 'latin1');
    assert.equal((await runLater(source)).stdout, 'first\nread');
    assert.equal((await run(source)).stdout, 'first\nkept');
    const compiler = path.join(checkout, 'support', 'typescript', 'compile.cjs');
    const before = readFileSync(compiler, 'utf8');
    try {
      writeFileSync(compiler, before.replace('sourceMaps: true,', 'sourceMaps: true, minify: true,'));
      assert.equal((await run(source)).stdout, 'first\nread');
      assert.doesNotMatch(readFileSync(kept, 'latin1'), /class Printed \{/);
    } finally {
      writeFileSync(compiler, before);
    }
  });

  test('is compiled again if it is damaged', async () => {
    await keep(watched('first'));
    const whole = readFileSync(kept);
    const start = whole.indexOf('\n') + 1;
    const damages: readonly (readonly [name: string, content: Buffer])[] = [
      ['empty', Buffer.alloc(0)],
      ['cut off in the first line', whole.subarray(0, start >> 1)],
      ['cut off after the first line', whole.subarray(0, start)],
      ['cut off', whole.subarray(0, -100)],
      ["V8's data", Buffer.from(whole).fill(0x55, start + 200, start + 264)],
      ['the code', Buffer.from(whole).fill('x', whole.length - 200, whole.length - 190)],
    ];
    for (const [name, content] of damages) {
      writeFileSync(kept, content);
      const { stdout, exitCode } = await runLater(source);
      assert.deepEqual([stdout, exitCode], ['first\nread', 0], name);
      assert.equal((await run(source)).stdout, 'first\nkept', name);
    }
  });

  test('may be written by several processes at the same time', onlyInWhole, async () => {
    writeFileSync(source, watched('first'));
    const runs = await Promise.all(Array.from({ length: 6 }, () => run(source)));
    for (const { stdout, stderr, exitCode } of runs) {
      // On a busy machine, the last one may begin when another has kept the file.
      assert.match(stdout, /^first\n(read|kept)$/);
      assert.deepEqual([stderr, exitCode], ['', 0]);
    }
    assert.deepEqual(
      readdirSync(path.dirname(kept)).filter((name) => !/^(v8|greeting\.ts\.(js|[0-9a-f]{16}\.map))$/.test(name)),
      [],
    );
  });

  test('is read again if it was written just before: a second edit may leave the same times', async () => {
    writeFileSync(source, watched('first'));
    for (let time = 0; time < 2; time++) assert.equal((await runLater(source, -10)).stdout, 'first\nread');
  });
});

test('a file of another kind that is preferred is found', async () => {
  writeFileSync(source, "import { word } from './word';\nconsole.log(word);\n");
  mkdirSync(path.join(checkout, 'word'), { recursive: true });
  writeFileSync(path.join(checkout, 'word', 'index.ts'), "export const word = 'folder';\n");
  assert.equal((await run(source)).stdout, 'folder');
  writeFileSync(path.join(checkout, 'word.ts'), "export const word = 'ts';\n");
  assert.equal((await run(source)).stdout, 'ts');
  writeFileSync(path.join(checkout, 'word.js'), "exports.word = 'js';\n");
  assert.equal((await run(source)).stdout, 'js');
  rmSync(path.join(checkout, 'word.js'));
  rmSync(path.join(checkout, 'word.ts'));
  symlinkSync(path.join(checkout, 'word', 'index.ts'), path.join(checkout, 'word.ts'));
  writeFileSync(path.join(checkout, 'word', 'index.ts'), 'export const word = __filename;\n');
  assert.equal((await run(source)).stdout, path.join(checkout, 'word', 'index.ts'));
});

describe('a stack names the line in the source, also of a kept file', () => {
  const twice = ['compiled', 'kept'];

  for (const name of ['checkout', 'a folder #1 %41 ü']) {
    test(`of an uncaught error, in a folder named ${name}`, async () => {
      const folder = name === 'checkout' ? checkout : newCheckout(name);
      const file = path.join(folder, name, 'greeting.ts');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${greeting('before')}interface Another {\n\n\n\n}\nthrow new Error('on line 13');\n`);
      for (const time of twice) {
        const { stderr, exitCode } = await run(file, folder);
        assert.equal(exitCode, 1, time);
        // The line that Node.js quotes, and the stack.
        assert.match(stderr, /greeting\.ts:13\nthrow new Error\('on line 13'\);\n\^\n/, time);
        assert.match(stderr, /on line 13\n\s+at .*greeting\.ts:13:7/, time);
      }
    });
  }

  test('of an uncaught error that another module threw first', async () => {
    writeFileSync(path.join(checkout, 'thrown.ts'), "interface A {}\nexport const thrown = new Error('made here');\n");
    writeFileSync(source, "interface B {}\nimport { thrown } from './thrown';\nthrow thrown;\n");
    for (const time of twice) {
      const { stderr } = await run(source);
      assert.match(stderr, /greeting\.ts:3\nthrow thrown;\n\^\n/, time);
      assert.match(stderr, /made here\n\s+at .*thrown\.ts:2:23/, time);
    }
  });

  test('of a caught error, in a worker thread', async () => {
    writeFileSync(
      source,
      `interface A {}
import { isMainThread, Worker } from 'node:worker_threads';
if (isMainThread) new Worker(__filename);
else console.log(new Error('in a worker').stack);
`,
    );
    for (const time of twice) assert.match((await run(source)).stdout, /greeting\.ts:4:18/, time);
  });

  test('of a process that runs while the file is edited', async () => {
    writeFileSync(
      source,
      `interface A {}
import { writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
if (process.argv[2] === undefined) {
  writeFileSync(__filename, 'export {};\\n');
  spawnSync(process.execPath, [...process.execArgv, __filename, 'edited']);
  console.log(new Error('after the edit').stack);
}
`,
    );
    assert.match((await run(source)).stdout, /greeting\.ts:7:15/);
  });

  test('if the program formats stacks itself', async () => {
    writeFileSync(
      source,
      `interface A {}
const format = Error.prepareStackTrace;
Error.prepareStackTrace = (_, trace) => trace.length;
console.log(new Error().stack);
Error.prepareStackTrace = format;
console.log(new Error().stack);
`,
    );
    for (const time of twice) assert.match((await run(source)).stdout, /^\d+\nError\n\s+at .*greeting\.ts:6:13/, time);
  });
});

test('`assert.ok` quotes the expression of the source', async () => {
  writeFileSync(source, "interface A {}\nimport assert from 'node:assert/strict';\nassert.ok(1 > 2);\n");
  for (const time of ['compiled', 'kept']) assert.match((await run(source)).stderr, /assert\.ok\(1 > 2\)/, time);
});

test('a file has what Node.js gives to a module', async () => {
  writeFileSync(
    source,
    `import type { Module } from 'node:module';
console.log(require.main === module, require.cache[__filename] === module, __dirname, typeof (module as Module).paths);
console.log(require.resolve('./greeting'), require.resolve.paths('zod')![0]);
`,
  );
  for (const time of ['compiled', 'kept']) {
    const { stdout, stderr } = await run(source);
    const modules = path.join(checkout, 'node_modules');
    assert.deepEqual([stdout, stderr], [`true true ${checkout} object\n${source} ${modules}`, ''], time);
  }
});

test('`import()` loads an ES module beside the file, and prints no warning', async () => {
  writeFileSync(path.join(checkout, 'imported.mjs'), "export const word = 'imported';\n");
  writeFileSync(source, "void import('./imported.mjs').then(({ word }) => console.log(word));\n");
  for (const time of ['compiled', 'kept']) {
    const { stdout, stderr } = await run(source);
    assert.deepEqual([stdout, stderr], ['imported', ''], time);
  }
});

test('a mistake in the syntax is reported with its place', async () => {
  writeFileSync(source, `${greeting('before')}const = 1;\n`);
  const { stderr, exitCode } = await run(source);
  assert.equal(exitCode, 1);
  assert.match(stderr, /greeting\.ts:8/);
});

test('a folder that cannot be written to, and a file outside of the checkout', async () => {
  writeFileSync(build, 'no folder');
  writeFileSync(source, `${greeting('not kept')}throw new Error('on the eighth line');\n`);
  const { stdout, stderr } = await run(source);
  assert.equal(stdout, 'not kept');
  assert.match(stderr, /greeting\.ts:8:7/);
  const outside = mkdtempSync(path.join(tmpdir(), 'touchstone-test-'));
  try {
    writeFileSync(path.join(outside, 'outside.ts'), greeting('outside'));
    assert.equal((await run(path.join(outside, 'outside.ts'))).stdout, 'outside');
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});
test('a package of many files is kept in one file, which is made again when npm has installed something else', async () => {
  const lock = path.join(checkout, 'package-lock.json');
  writeFileSync(source, "import { z } from 'zod';\nconsole.log(z.string().parse('parsed'));\n");
  // Without package-lock.json nobody knows when the package changes.
  assert.equal((await run(source)).stdout, 'parsed');
  const packages = path.join(checkout, 'build', '.typescript', 'packages');
  assert.equal(existsSync(packages), false);

  writeFileSync(lock, '{}');
  assert.equal((await run(source)).stdout, 'parsed');
  const [file] = readdirSync(packages);
  assert.match(file!, /^zod\.[\w-]+\.cjs$/);
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

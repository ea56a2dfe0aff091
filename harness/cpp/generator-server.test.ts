// The generator's server, with made-up workers and the real `ask`.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { findTools } from '../../support/tools.mjs';
import { startGeneratorServer } from './generator-server';

const source = path.resolve(__dirname, '../../conformance-cpp/src/ask.cc');
let folder: string;
let ask: string;
let workers = 0;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-test-'));
  ask = path.join(folder, 'ask');
  await execa(findTools().compiler!.path, ['-std=c++17', '-Wall', '-Wextra', '-Werror', source, '-o', ask]);
});
after(() => rm(folder, { recursive: true, force: true }));

/** Starts a server whose workers run this code for each request `words`, and may call `answer(exitCode, output)`. */
async function serverOf(code: string, { jobs = 1, limitSeconds = 20 } = {}) {
  const file = path.join(folder, `worker-${++workers}.cjs`);
  await writeFile(
    file,
    `const { appendFileSync } = require('node:fs');
     if (process.argv[2] !== '--persistent_worker') process.exit(3);
     appendFileSync(${JSON.stringify(`${file}.starts`)}, process.pid + '\\n');
     const answer = (exitCode, output) => console.log(JSON.stringify({ exitCode, output }));
     require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
       const words = JSON.parse(line).arguments;
       ${code}
     });`,
  );
  const server = await startGeneratorServer({ command: [process.execPath, file], cwd: folder, jobs, limitSeconds });
  assert.ok(server);
  const call = async (...words: string[]) => {
    // As ninja's commands call it: the words of the generator's own command are not sent.
    const command = ['3', 'sh', '-c', 'exit 99', ...words];
    const { exitCode, stdout, stderr } = await execa(ask, command, { env: server.environment, reject: false });
    return { exitCode, said: stdout + stderr };
  };
  const starts = (): string[] => readFileSync(`${file}.starts`, 'utf8').trim().split('\n');
  return { call, starts, stop: server.stop };
}

/** Runs a test with a server, and stops it. */
async function withServer(
  code: string,
  use: (server: Awaited<ReturnType<typeof serverOf>>) => Promise<void>,
  options?: { jobs?: number; limitSeconds?: number },
): Promise<void> {
  const server = await serverOf(code, options);
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

describe('a generator that is a worker', () => {
  test('gets the words of each call, and answers all of them in one process', () =>
    withServer('answer(words.length, words.join("|"));', async ({ call, starts }) => {
      assert.deepEqual(await call('--cpp_out=a b', '', 'ü.proto'), { exitCode: 3, said: '--cpp_out=a b||ü.proto' });
      const calls = await Promise.all(['1', '2', '3', '4'].map((word) => call(word)));
      assert.deepEqual(
        calls.map(({ said }) => said),
        ['1', '2', '3', '4'],
      );
      assert.equal(starts().length, 1);
    }));

  test('has its default values where a member is absent', () =>
    withServer('console.log("{}");', async ({ call }) => {
      assert.deepEqual(await call('a.proto'), { exitCode: 0, said: '' });
    }));

  test('has a process for each call that runs at the same time, up to the limit', () =>
    // Each worker answers its first call when the other one has got its own.
    withServer(
      `require('node:fs').writeFileSync(words[0], '');
       const wait = () => require('node:fs').existsSync(words[1]) ? answer(0, '') : setTimeout(wait, 5);
       wait();`,
      async ({ call, starts }) => {
        await Promise.all([call('one', 'two'), call('two', 'one'), call('three', 'three')]);
        assert.equal(starts().length, 2);
      },
      { jobs: 2 },
    ));

  test('prints to standard error as part of the answer', () =>
    withServer('process.stderr.write("a note", () => answer(1, "an error"));', async ({ call }) => {
      const { exitCode, said } = await call('a.proto');
      assert.equal(exitCode, 1);
      assert.match(said, /^an error\n/);
    }));

  for (const [title, code, expected, status] of [
    ['exits', 'console.error("why"); process.exit(5);', /^why\n.* ended with exit status 5\.$/, 1],
    ['is killed', 'process.kill(process.pid, "SIGSEGV");', / ended with SIGSEGV\.$/, 139],
    ['answers nonsense', 'console.log("Loaded 3 plugins");', / is no WorkResponse: Loaded 3 plugins$/, 1],
    ['answers with another type', 'answer("0", "");', / is no WorkResponse: \{"exitCode":"0"/, 1],
  ] as const) {
    test(`fails the call in which it ${title}, and another process answers the next one`, () =>
      withServer(`if (words[0] === 'bad') { ${code} } else answer(0, 'good');`, async ({ call, starts }) => {
        const { exitCode, said } = await call('bad');
        assert.match(said, expected);
        assert.equal(exitCode, status);
        assert.deepEqual(await call('fine'), { exitCode: 0, said: 'good' });
        assert.equal(starts().length, 2);
      }));
  }

  test('fails a call that takes too long', () =>
    withServer(
      'if (words[0] !== "hang") answer(0, "");',
      async ({ call }) => {
        const { exitCode, said } = await call('hang');
        assert.equal(exitCode, 124);
        assert.match(said, /was killed: it did not answer within 1 s\.$/);
      },
      { limitSeconds: 1 },
    ));

  test('leaves no process behind, in whatever session', async () => {
    const left = path.join(folder, 'left');
    const server = await serverOf(
      `const child = require('node:child_process').spawn('sleep', ['300'], { detached: true, stdio: 'ignore' });
       child.unref();
       require('node:fs').writeFileSync(${JSON.stringify(left)}, String(child.pid));
       answer(0, '');`,
    );
    await server.call('a.proto');
    await server.stop();
    // A process that has ended has no command line, even before its parent has collected its status.
    for (const pid of [await readFile(left, 'utf8'), ...server.starts()])
      assert.equal(existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '', '');
  });
});

describe('ask', () => {
  test('runs the command if there is no server', async () => {
    const { exitCode, stdout } = await execa(ask, ['3', 'sh', '-c', 'echo $0; exit 4', 'word'], { reject: false });
    assert.deepEqual([exitCode, stdout], [4, 'word']);
  });

  test('says that there is no server where it was told to ask', async () => {
    const env = { TOUCHSTONE_GENERATOR: path.join(folder, 'nobody') };
    const { exitCode, stderr } = await execa(ask, ['1', 'sh', 'word'], { env, reject: false });
    assert.equal(exitCode, 127);
    assert.match(stderr, /^The generator's server cannot be asked: .*nobody: No such file or directory$/);
  });

  test('without a command prints its usage', async () => {
    const { exitCode, stderr } = await execa(ask, ['2', 'sh'], { reject: false });
    assert.equal(exitCode, 64);
    assert.match(stderr, /^usage: /);
  });
});

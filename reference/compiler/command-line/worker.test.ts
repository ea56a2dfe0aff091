// The compiler as a persistent worker.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { main } from '../protoc';
import { answerTo } from './worker';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-test-'));
  await writeFile(path.join(folder, 'good.proto'), 'syntax = "proto3"; message Good { int32 id = 1; }');
  await writeFile(path.join(folder, 'bad.proto'), 'syntax = "proto3"; message Bad { Missing m = 1; }');
});
after(() => rm(folder, { recursive: true, force: true }));

const requestOf = (...words: string[]): string => JSON.stringify({ arguments: words, inputs: [], requestId: 7 });
const answered = (line: string) => JSON.parse(answerTo(line, main)) as { exitCode: number; output: string };

test('a worker writes the files that a process of its own writes, also after a call that failed', async () => {
  const out = async (name: string): Promise<string> => {
    await mkdir(path.join(folder, name));
    return `--cpp_out=${path.join(folder, name)}`;
  };
  const schemas = [`-I${folder}`, 'good.proto'];
  const bad = answered(requestOf(await out('bad'), `-I${folder}`, 'bad.proto'));
  assert.equal(bad.exitCode, 1);
  assert.match(bad.output, /bad\.proto:1:34: .*Missing/);
  assert.deepEqual(answered(requestOf(await out('worker'), ...schemas)), { exitCode: 0, output: '', requestId: 7 });

  const console = { out() {}, write() {}, error() {}, writeError() {} };
  assert.equal(main([await out('alone'), ...schemas], console), 0);
  for (const name of ['good.pb.h', 'good.pb.cc'])
    assert.equal(
      await readFile(path.join(folder, 'worker', name), 'utf8'),
      await readFile(path.join(folder, 'alone', name), 'utf8'),
    );
});

test('a schema that has changed since the last call is read again', async () => {
  const schema = path.join(folder, 'changing.proto');
  const out = `--descriptor_set_out=${path.join(folder, 'set')}`;
  for (const name of ['First', 'Second']) {
    await writeFile(schema, `syntax = "proto3"; message ${name} {}`);
    assert.equal(answered(requestOf(out, `-I${folder}`, 'changing.proto')).exitCode, 0);
    assert.ok((await readFile(path.join(folder, 'set'), 'latin1')).includes(name));
  }
});

for (const [title, line, expected] of [
  ['is not JSON', 'good.proto', /^SyntaxError: /],
  ['is not an object', '[]', /must be a JSON object/],
  ['has other arguments', '{"arguments":[1]}', /`arguments` must be a list of strings/],
  ['has another id', '{"requestId":"1"}', /`requestId` must be a number/],
  ['translates', requestOf('--decode=Good', 'good.proto'), /its standard input holds requests/],
] as const) {
  test(`a request that ${title} is an error of this request`, () => {
    const { exitCode, output } = answered(line);
    assert.equal(exitCode, 1);
    assert.match(output, expected);
  });
}

test('a process answers the lines of its standard input in their order, and ends with it', async () => {
  const [loader, program] = ['support/typescript.cjs', 'reference/compiler/protoc.ts'].map((file) =>
    path.resolve(__dirname, '../../..', file),
  );
  const worker = spawn(process.execPath, ['-r', loader!, program!, '--persistent_worker']);
  let answers = '';
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    answers += text;
  });
  worker.stdin.end(`${requestOf('--version')}\n${requestOf('--no-such-flag')}\n`);
  const [status] = (await once(worker, 'close')) as [number];
  const [version, wrong] = answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { exitCode: number; output: string });
  assert.match(version!.output, /^touchstone-protoc /);
  assert.equal(wrong!.exitCode, 1);
  assert.match(wrong!.output, /no-such-flag/);
  assert.equal(status, 0);
});

// The compiler and the Test IDE with the faults of one file each: the whole takes too long for a test.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { execa } from 'execa';
import { FaultyCompiler } from './faulty-compiler';
import { FaultyIde, receiveReports } from './faulty-ide';
import { type CompiledSet, differenceOf } from './schema-sets';

const project = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-faulty-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const schema = 'syntax = "proto3";\nmessage Sample { oneof choice { int32 one = 1; string two = 2; } }\n';
const set: CompiledSet = {
  ...{ name: 'sample', files: new Map([['sample.proto', schema]]), inputs: ['sample.proto'], parameters: '' },
  ...{ programs: [], scenarios: [] },
};

test('the compiler makes its usual code without a fault, and other code with one', async () => {
  const compiler = await FaultyCompiler.build(project, 'reference/compiler/cpp/fields/oneof.ts');
  const without = compiler.load(0);
  const before = without.compile(set);
  assert.deepEqual([...before.files.keys()], ['sample.pb.h', 'sample.pb.cc']);
  const reached = new Set(without.takeReached());
  assert.ok(reached.size > 0 && reached.size <= compiler.faults.length);
  assert.deepEqual(without.takeReached(), []);
  assert.equal(differenceOf(set, before, compiler.load(0).compile(set)), undefined);
  const kinds = [...reached].map((number) => differenceOf(set, before, compiler.load(number).compile(set))?.kind);
  assert.ok(kinds.includes('code'), kinds.join());

  const command = path.join(folder, 'faulty-protoc.cjs');
  await compiler.writeCommand(project, command);
  const number = [...reached][kinds.indexOf('code')]!;
  const run = async (fault: number): Promise<string> => {
    const out = await mkdtemp(path.join(folder, 'out-'));
    const { exitCode } = await execa(
      process.execPath,
      [command, String(fault), `--cpp_out=${out}`, '-I.', 'sample.proto'],
      {
        cwd: folder,
        reject: false,
      },
    );
    assert.equal(exitCode, 0);
    return (
      (await readFile(path.join(out, 'sample.pb.h'), 'utf8')) + (await readFile(path.join(out, 'sample.pb.cc'), 'utf8'))
    );
  };
  await writeFile(path.join(folder, 'sample.proto'), schema);
  assert.equal(await run(0), [...before.files.values()].join(''));
  assert.notEqual(await run(number), [...before.files.values()].join(''));
});

test('the extension with a fault differs from the one without by a number, and the reporting one may report', async () => {
  const ide = await FaultyIde.build(project, folder, 'reference/ide/api/answer.ts');
  const worker = (extension: string) => readFile(path.join(extension, 'worker.js'), 'utf8');
  const none = await worker(path.join(folder, 'none'));
  const one = await worker(await ide.withFault(1));
  assert.equal(none.replace('0 /* the active fault */', '1'), one);
  assert.notEqual(none, one);

  const taken: number[] = [];
  const server = await receiveReports((numbers) => taken.push(...numbers));
  try {
    const reporting = await ide.reporting(server.port);
    assert.match(await worker(reporting), new RegExp(`fetch\\('http://127\\.0\\.0\\.1:${server.port}/'`));
    const manifest = await readFile(path.join(reporting, 'manifest.json'), 'utf8');
    assert.match(manifest, new RegExp(`connect-src http://127\\.0\\.0\\.1:${server.port}`));
    await fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST', body: '3,5' });
    assert.deepEqual(taken, [3, 5]);
  } finally {
    server.close();
  }
});

// The compilers that the benchmarks measure must accept the schemas that the benchmarks make.

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { execa } from 'execa';
import { realCompiler } from '../../reference/compiler/real-compiler/real-compiler';
import { lookUp } from '../../support/tools.mjs';
import { benchDescriptor, copyOf } from './runtime';

const protos = path.join(__dirname, '../../reference/compiler/protos/google/protobuf');

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-bench-schemas-'));
});
after(() => rm(folder, { recursive: true, force: true }));

async function assertAccepted(compiler: string, ...files: readonly string[]): Promise<void> {
  const output = path.join(folder, 'set.bin');
  const { all } = await execa(compiler, [`-I${folder}`, `--descriptor_set_out=${output}`, ...files], {
    cwd: folder,
    reject: false,
    all: true,
  });
  assert.doesNotMatch(all, /error|\d+:\d+:/i);
  assert.ok((await readFile(output)).length > 0, all);
}

test("the schema of descriptors is accepted by the system's protoc and by the newest one", async () => {
  const text = benchDescriptor(await readFile(path.join(protos, 'descriptor.proto'), 'utf8'));
  assert.match(text, /optional bool cc_enable_arenas = 31 \[default = true\];/);
  await writeFile(path.join(folder, 'bench_descriptor.proto'), text);
  await assertAccepted(realCompiler(), 'bench_descriptor.proto');
  const installed = lookUp('protoc');
  if (installed !== undefined) await assertAccepted(installed, 'bench_descriptor.proto');
});

test('copies of the bundled schemas in other packages are accepted', async () => {
  const copied = path.join(folder, 'copy0', 'google', 'protobuf');
  await mkdir(copied, { recursive: true });
  for (const name of ['descriptor.proto', 'cpp_features.proto']) {
    await writeFile(path.join(copied, name), copyOf(await readFile(path.join(protos, name), 'utf8'), 'copy0'));
  }
  await assertAccepted(
    realCompiler(),
    'copy0/google/protobuf/descriptor.proto',
    'copy0/google/protobuf/cpp_features.proto',
  );
});

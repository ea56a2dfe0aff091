// The built command, run as users run it: in its own folder, with files and exit statuses.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, before, beforeEach, test } from 'node:test';
import { typescriptOptions } from '../../support/project';

const root = path.resolve(__dirname, '../..');
const command = path.join(root, 'dist', 'touchstone-protoc.cjs');
const PART = 'syntax = "proto3";\npackage part;\nmessage Part { int32 id = 1; }\n';
let folder: string;

before(() => {
  const built = spawnSync(process.execPath, [...typescriptOptions(), 'reference/build.ts'], { cwd: root });
  assert.equal(built.status, 0, String(built.stderr));
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchstone-protoc-'));
  mkdirSync(path.join(folder, 'out'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
}

/** What was written, relative to the output directory. */
function written(): string[] {
  return readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, 'out', name)).isFile())
    .sort();
}

test('the proto path is removed from output names, and subdirectories are created', () => {
  write('protos/deep/er/part.proto', PART);
  const { status, stderr } = run('--cpp_out=out', '-Iprotos', 'protos/deep/er/part.proto');
  assert.equal(status, 0, stderr);
  assert.deepEqual(written(), ['deep/er/part.pb.cc', 'deep/er/part.pb.h']);
});

for (const args of [
  ['--cpp_out', 'out', '--proto_path=protos'],
  ['--cpp_out=out', '-I', 'protos'],
  ['--cpp_out=out', '--proto_path', 'protos'],
]) {
  test(`${args.join(' ')}: each spelling, several inputs`, () => {
    write('protos/part.proto', PART);
    write('protos/whole.proto', 'syntax = "proto3";\nimport "part.proto";\nmessage W { part.Part p = 1; }\n');
    const { status, stderr } = run(...args, 'protos/part.proto', 'protos/whole.proto');
    assert.equal(status, 0, stderr);
    assert.deepEqual(written(), ['part.pb.cc', 'part.pb.h', 'whole.pb.cc', 'whole.pb.h']);
  });
}

test('all errors of all inputs are shown, and nothing is written', () => {
  write('a.proto', 'syntax = "proto3";\nmessage A {\n  int32 x = 0;\n  Missing y = 1;\n}\n');
  write('b.proto', 'syntax = "proto3";\nmessage B { int32 }\n');
  write('good.proto', PART);
  const { status, stderr } = run('--cpp_out=out', '-I.', 'good.proto', 'a.proto', 'b.proto');
  assert.equal(status, 1);
  assert.match(stderr, /^a\.proto:3:13: /m);
  assert.match(stderr, /^a\.proto:4:3: /m);
  assert.match(stderr, /^b\.proto:2:19: /m);
  assert.deepEqual(written(), []);
});

test('an output directory that does not exist is an error, and nothing is written', () => {
  write('a.proto', PART);
  const { status, stderr } = run('--cpp_out=nowhere', '-I.', 'a.proto');
  assert.equal(status, 1);
  assert.match(stderr, /nowhere\/?: No such file or directory/);
  assert.ok(!existsSync(path.join(folder, 'nowhere')));
});

test('an unchanged output file is not touched', () => {
  write('a.proto', PART);
  assert.equal(run('--cpp_out=out', '-I.', 'a.proto').status, 0);
  const header = path.join(folder, 'out', 'a.pb.h');
  const changed = (): bigint => statSync(header, { bigint: true }).mtimeNs;
  const before = changed();
  assert.equal(run('--cpp_out=out', '-I.', 'a.proto').status, 0);
  assert.equal(changed(), before);
});

test('an input outside the proto paths, a shadowed one and a missing one are rejected', () => {
  write('one/a.proto', PART);
  write('two/a.proto', PART);
  assert.match(run('--cpp_out=out', '-Ione', 'two/a.proto').stderr, /proto_path/);
  assert.match(run('--cpp_out=out', '-Ione', '-Itwo', 'two/a.proto').stderr, /shadowed/);
  assert.match(run('--cpp_out=out', '-Ione', 'one/b.proto').stderr, /one\/b\.proto/);
  assert.deepEqual(written(), []);
});

test('bundled schemas are found last', () => {
  write(
    'a.proto',
    'syntax = "proto3";\nimport "google/protobuf/timestamp.proto";\nmessage A { google.protobuf.Timestamp t = 1; }\n',
  );
  const { status, stderr } = run('--descriptor_set_out=set.bin', '--include_imports', '-I.', 'a.proto');
  assert.equal(status, 0, stderr);
  assert.ok(readFileSync(path.join(folder, 'set.bin')).includes('google/protobuf/timestamp.proto'));
});

test('--version and --help', () => {
  assert.match(run('--version').stdout, /^touchstone-protoc \d/);
  assert.match(run('--help').stdout, /--cpp_out/);
});

test('--dependency_out lists all files that the outputs depend on, including indirect imports', () => {
  write('a b/part.proto', PART);
  write('a b/whole.proto', 'syntax = "proto3";\nimport "part.proto";\nmessage W { part.Part p = 1; }\n');
  write(
    'top#1.proto',
    'syntax = "proto3";\nimport "whole.proto";\nimport "google/protobuf/empty.proto";\nmessage T { W w = 1; google.protobuf.Empty e = 2; }\n',
  );
  const { status, stderr } = run('--cpp_out=out', '--dependency_out=top.d', '-I.', '-Ia b', 'top#1.proto');
  assert.equal(status, 0, stderr);
  // Bundled schemas are not files; spaces and # are escaped for make.
  assert.equal(
    readFileSync(path.join(folder, 'top.d'), 'utf8'),
    'out/top\\#1.pb.cc \\\nout/top\\#1.pb.h: a\\ b/part.proto\\\n a\\ b/whole.proto\\\n top\\#1.proto',
  );
  const two = run('--cpp_out=out', '--dependency_out=two.d', '-I.', '-Ia b', 'top#1.proto', 'a b/part.proto');
  assert.equal(two.status, 1);
  assert.match(two.stderr, /single input file/);
});

// The built command as a plugin of real compilers: it generates the same files as --cpp_out.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, test } from 'node:test';
import { command, eachInSandbox } from '../testing';
import { decodeResponse } from './plugin-protocol';

const BASE = `syntax = "proto2";
package lib;
import "google/protobuf/timestamp.proto";
message Base { required int32 id = 1 [default = 7]; extensions 100 to max; optional google.protobuf.Timestamp at = 2; }
extend Base { optional string more = 100; }
enum Level { LOW = 0; HIGH = 1; }
`;
const USER = `syntax = "proto3";
package user;
import "base.proto";
message User { optional lib.Base base = 1; map<int32, User> users = 2; oneof which { string name = 3; bytes raw = 4; } }
`;
const EDITION = `edition = "2023";
message Ed { Ed inner = 1 [features.message_encoding = DELIMITED]; int32 id = 2 [features.field_presence = IMPLICIT]; }
`;
const sandbox = eachInSandbox();
const bin = path.join(path.dirname(command), 'protoc-gen-touchstone.cjs');

function schemas(): void {
  sandbox().write('base.proto', BASE);
  sandbox().write('user.proto', USER);
  sandbox().write('ed.proto', EDITION);
}

function outputs(): Map<string, string> {
  return new Map(
    sandbox()
      .written()
      .map((name) => [name, sandbox().read(`out/${name}`).toString()]),
  );
}

for (const [what, program] of [
  ['the plugin program', bin],
  ['the command itself', command],
] as const) {
  describe(what, () => {
    for (const parameters of ['', 'lite', 'code_size,dllexport_decl=API']) {
      test(`with options: ${parameters || 'none'}`, () => {
        schemas();
        const files = ['base.proto', 'user.proto', 'ed.proto'];
        const { status, stderr } = sandbox().real([
          `--plugin=protoc-gen-touchstone=${program}`,
          `--touchstone_out=${parameters}:out`,
          ...files,
        ]);
        assert.equal(status, 0, stderr);
        const asPlugin = outputs();
        sandbox().empty();
        assert.equal(sandbox().ours([`--cpp_out=${parameters}:out`, ...files]).status, 0);
        assert.deepEqual(asPlugin, outputs());
        assert.equal(asPlugin.size, 6);
      });
    }
  });
}

test("Debian's compiler runs it too", () => {
  sandbox().write('base.proto', BASE);
  const args = [`--plugin=protoc-gen-touchstone=${bin}`, '--touchstone_out=out', 'base.proto'];
  const { status, stderr } = spawnSync('protoc', args, { cwd: sandbox().folder, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.deepEqual(sandbox().written(), ['base.pb.cc', 'base.pb.h']);
});

test('our own command runs it too', () => {
  schemas();
  const plugin = `--plugin=protoc-gen-touchstone=${bin}`;
  const { status, stderr } = sandbox().ours([plugin, '--touchstone_out=out', 'user.proto', 'ed.proto']);
  assert.equal(status, 0, stderr);
  assert.deepEqual(sandbox().written(), ['ed.pb.cc', 'ed.pb.h', 'user.pb.cc', 'user.pb.h']);
});

test('the other compiler reports an unknown option and writes nothing', () => {
  schemas();
  const { status, stderr } = sandbox().real([
    `--plugin=protoc-gen-touchstone=${bin}`,
    '--touchstone_out=fast:out',
    'base.proto',
  ]);
  assert.equal(status, 1);
  assert.match(stderr, /--touchstone_out: .*Unknown generator option: fast/);
  assert.deepEqual(sandbox().written(), []);
});

test('the answer to an empty request lists the supported features', () => {
  const { status, stdout } = spawnSync(process.execPath, [bin], { input: '' });
  assert.equal(status, 0);
  assert.deepEqual(decodeResponse(stdout), {
    supportsProto3Optional: true,
    supportsEditions: true,
    minimumEdition: 998,
    maximumEdition: 1001,
    files: [],
  });
});

test('input that is not a request is rejected with a message', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin], { input: 'hello' });
  assert.equal(status, 1);
  assert.equal(stdout.length, 0);
  assert.match(String(stderr), /^Standard input is not a CodeGeneratorRequest .*--plugin=protoc-gen-touchstone/);
});

test('without arguments and input the command still prints its help', () => {
  const { status, stdout } = sandbox().ours([]);
  assert.equal(status, 0);
  assert.match(stdout.toString(), /^Usage: touchstone-protoc/);
});

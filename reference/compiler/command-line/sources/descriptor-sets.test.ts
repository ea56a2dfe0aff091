// --descriptor_set_in, compared with the real compiler: equal descriptors, and the same command lines are rejected.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sampleOf } from '../../../../support/test-sample';
import { realInclude } from '../../real-compiler/real-compiler';
import { eachInSandbox } from '../testing';

const BASE = `syntax = "proto2";
package lib;
import "google/protobuf/descriptor.proto";
import "google/protobuf/timestamp.proto";
// About the base.
message Base { required int32 id = 1 [default = -3]; extensions 100 to max; optional group Grp = 2 { optional bytes raw = 1 [default = "a\\001\\"b"]; } }
extend google.protobuf.FieldOptions { optional Note note = 50000; repeated int32 marks = 50001; }
message Note { optional string text = 1; optional google.protobuf.Timestamp at = 2; map<string, Base> bases = 3; }
enum Level { option allow_alias = true; LOW = -1; NONE = 0; NIL = 0 [deprecated = true]; reserved 5 to 9; reserved "HIGH"; }
service Search { rpc Find(Base) returns (stream Note) { option deprecated = true; } }
`;
const USER = `syntax = "proto3";
package user;
import public "base.proto";
message User {
  optional lib.Base base = 1 [(lib.note) = { text: "x" at { seconds: 5 } }, (lib.marks) = 1, (lib.marks) = 2];
  map<int32, User> users = 2; oneof which { string name = 3; bytes raw = 4; } optional int64 late = 5 [json_name = "LATE"];
  repeated int32 packed = 6; repeated int32 expanded = 7 [packed = false]; reserved 10 to 12; reserved "gone";
}
`;
const EDITION = `edition = "2023";
package ed;
option features.enum_type = CLOSED;
message Ed { Ed delimited = 1 [features.message_encoding = DELIMITED]; int32 needed = 2 [features.field_presence = LEGACY_REQUIRED]; enum E { ONE = 1; } E e = 3; }
`;
const sandbox = eachInSandbox();

/** Writes schemas to `src`, and descriptor sets of them made by the real compiler. */
function sets(): void {
  sandbox().write('src/base.proto', BASE);
  sandbox().write('src/user.proto', USER);
  sandbox().write('src/ed.proto', EDITION);
  for (const args of [
    ['-ouser.set', '--include_imports', 'user.proto'],
    ['-ofull.set', '--include_imports', '--include_source_info', 'user.proto', 'ed.proto'],
    ['-obase.set', '--include_imports', 'base.proto'],
    ['-oalone.set', 'user.proto'],
    ['-oed.set', 'ed.proto'],
  ]) {
    const { status, stderr } = sandbox().real(['-Isrc', ...args]);
    assert.equal(status, 0, stderr);
  }
  sandbox().write(
    'other.proto',
    'syntax = "proto3";\nimport "user.proto";\nmessage Other { user.User u = 1; lib.Base b = 2; }\n',
  );
}

test('--include_imports includes files of `import option`', () => {
  sandbox().write(
    'b.proto',
    'syntax = "proto3";\npackage b;\nimport "google/protobuf/descriptor.proto";\nextend google.protobuf.FieldOptions { int32 mark = 50001; }\n',
  );
  sandbox().write('c.proto', 'syntax = "proto3";\nmessage C {}\n');
  sandbox().write(
    'a.proto',
    'edition = "2024";\npackage a;\nimport "c.proto";\nimport option "b.proto";\nmessage A { .C c = 1 [(b.mark) = 5]; }\n',
  );
  assert.equal(
    sandbox().agreed(['-oout/set', '--include_imports', '--dependency_out=out/d', 'a.proto', `-I${realInclude}`, '-I.'])
      .status,
    0,
  );
  assert.equal(sandbox().real(['-oset', '--include_imports', 'a.proto']).status, 0);
  assert.equal(sandbox().agreed(['-oout/set', '--include_imports', '--descriptor_set_in=set', 'a.proto']).status, 0);
});

describe('both compilers write the same descriptors', () => {
  for (const args of [
    ['--descriptor_set_in=user.set', 'user.proto'],
    ['--descriptor_set_in=user.set', '--include_imports', 'user.proto', 'base.proto'],
    ['--descriptor_set_in=full.set', '--include_imports', '--include_source_info', 'user.proto', 'ed.proto'],
    ['--descriptor_set_in=alone.set:base.set', '--include_imports', 'user.proto'],
    ['--descriptor_set_in', 'ed.set', 'ed.proto'],
    ['--descriptor_set_in=user.set', '-I.', '--include_imports', 'other.proto'],
    ['--descriptor_set_in=user.set', '-I.', 'other.proto', 'user.proto'],
    ['--descriptor_set_in=user.set', '-Isrc', '--include_source_info', 'user.proto'],
  ]) {
    test(args.join(' '), () => {
      sets();
      const { status, stderr } = sandbox().agreed(['-oout/set', ...args]);
      assert.equal(status, 0, stderr);
    });
  }
});

describe('both compilers reject', () => {
  for (const [args, said] of sampleOf(
    [
      [
        ['--descriptor_set_in=user.set', 'nowhere.proto'],
        /nowhere\.proto: not found in the files of --descriptor_set_in/,
      ],
      [
        ['--descriptor_set_in=user.set', 'src/user.proto'],
        /src\/user\.proto: not found in the files of --descriptor_set_in/,
      ],
      [['--descriptor_set_in=alone.set', 'user.proto'], /user\.proto: import "base\.proto" was not found/],
      [['--descriptor_set_in=none.set', 'user.proto'], /^none\.set: /],
      [['--descriptor_set_in=src/base.proto', 'user.proto'], /^src\/base\.proto: Unable to parse/],
      [['--descriptor_set_in=user.set', '--descriptor_set_in=base.set', 'user.proto'], /may be passed only once/],
    ] as const,
    2,
  )) {
    test(args.join(' '), () => {
      sets();
      assert.equal(sandbox().agreed(['-oout/set', ...args]).status, 1);
      assert.match(sandbox().refusal(['-oout/set', ...args]), said);
    });
  }
});

test('C++ generated from a descriptor set equals C++ generated from its schemas', () => {
  sets();
  const outputs = (args: string[]): Map<string, string> => {
    sandbox().empty();
    const { status, stderr } = sandbox().ours(args);
    assert.equal(status, 0, stderr);
    return new Map(
      sandbox()
        .written()
        .map((name) => [name, sandbox().read(`out/${name}`).toString()]),
    );
  };
  const files = ['base.proto', 'user.proto', 'ed.proto'];
  assert.deepEqual(
    outputs(['--cpp_out=out', '--descriptor_set_in=full.set', ...files]),
    outputs(['--cpp_out=out', '-Isrc', ...files]),
  );
});

test('--encode and --decode work with a descriptor set', () => {
  sets();
  const text = 'users { key: 5 value { name: "n" base { id: 4 Grp { raw: "r" } } } } packed: [1, 2] late: 0';
  const { stdout } = sandbox().agreed(['--encode=user.User', '--descriptor_set_in=user.set', 'user.proto'], text);
  assert.equal(
    sandbox().agreed(['--decode=user.User', '--descriptor_set_in=user.set', 'user.proto'], stdout).status,
    0,
  );
});

// Flags for build tools, compared with the real compiler: retained options, allowed imports, free field numbers.

import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { describe, test } from 'node:test';
import { realInclude } from '../../real-compiler/real-compiler';
import { eachInSandbox } from '../testing';

const sandbox = eachInSandbox();

/** Writes a schema with options of every retention, and its imports. */
function schemas(): void {
  sandbox().write(
    'options.proto',
    'syntax = "proto2";\npackage o;\nimport "google/protobuf/descriptor.proto";\nmessage Note { optional string seen = 1; optional string hidden = 2 [retention = RETENTION_SOURCE]; }\nextend google.protobuf.FieldOptions { optional int32 kept = 50001; optional int32 dropped = 50002 [retention = RETENTION_SOURCE]; optional Note note = 50003; }\nextend google.protobuf.FileOptions { optional string source = 50001 [retention = RETENTION_SOURCE]; }\n',
  );
  sandbox().write('plain.proto', 'syntax = "proto2";\npackage q;\nmessage P { optional int32 i = 3; }\n');
  sandbox().write(
    'main.proto',
    'syntax = "proto2";\npackage m;\nimport "options.proto";\nimport "plain.proto";\noption (o.source) = "s";\nmessage M {\n  // About.\n  optional q.P p = 1 [(o.kept) = 1, (o.dropped) = 2, (o.note) = { seen: "a" hidden: "b" }];\n  optional int32 only = 2 [(o.dropped) = 3];\n  optional int32 both = 3 [default = 4, (o.dropped) = 3];\n  extensions 10 to 20 [declaration = { number: 10 full_name: ".m.e" type: "int32" }];\n}\n',
  );
}

const roots = ['-I.', `-I${realInclude}`];

describe('options with source retention', () => {
  for (const args of [[], ['--include_source_info'], ['--include_imports', '--include_source_info']]) {
    test(`are kept with --retain_options only: ${args.join(' ')}`, () => {
      schemas();
      const plain = sandbox().agreed([...roots, '-oout/set', ...args, 'main.proto']);
      assert.equal(plain.status, 0, plain.stderr);
      const without = sandbox().read('out/set').length;
      const retained = sandbox().agreed([...roots, '-oout/set', ...args, '--retain_options', 'main.proto']);
      assert.equal(retained.status, 0, retained.stderr);
      assert.ok(sandbox().read('out/set').length > without);
    });
  }

  test('are sent to plugins as protoc does: removed from proto_file, kept in source_file_descriptors', () => {
    schemas();
    sandbox().write('protoc-gen-save', '#!/bin/sh\ncat > request.bin\n');
    chmodSync(sandbox().at('protoc-gen-save'), 0o755);
    const args = [...roots, '--plugin=protoc-gen-save=./protoc-gen-save', '--save_out=out', 'main.proto'];
    const filesOf = (run: 'ours' | 'real'): string => {
      const { status, stderr } = sandbox()[run](args);
      assert.equal(status, 0, stderr);
      const request = sandbox().read('request.bin');
      // The compiler's version comes before the first file.
      return request.subarray(request.indexOf('google/protobuf/descriptor.proto')).toString('hex');
    };
    assert.equal(filesOf('ours'), filesOf('real'));
  });
});

describe('--direct_dependencies and --option_dependencies', () => {
  for (const [list, status] of [
    ['options.proto:plain.proto', 0],
    ['options.proto', 1],
    ['', 1],
  ] as const) {
    test(`allow the listed imports: "${list}"`, () => {
      schemas();
      const args = [...roots, `--direct_dependencies=${list}`, '-oout/set', 'main.proto'];
      assert.equal(sandbox().agreed(args).status, status);
    });
  }

  test('report the position of the import, and nothing is written', () => {
    schemas();
    const args = [...roots, '-oout/set', '--direct_dependencies=plain.proto', 'main.proto'];
    assert.match(
      sandbox().refusal(args),
      /^main\.proto:3:\d+: File is imported but not declared in --direct_dependencies: options\.proto\n$/,
    );
    const own = sandbox().refusal([...args, '--direct_dependencies_violation_msg=Add %s to deps, %s!']);
    assert.match(own, /^main\.proto:3:\d+: Add options\.proto to deps, options\.proto!\n$/);
  });

  test('apply to `import option`', () => {
    schemas();
    sandbox().write(
      'new.proto',
      'edition = "2024";\npackage n;\nimport option "options.proto";\nmessage N { int32 i = 1 [(o.kept) = 1]; }\n',
    );
    const args = [...roots, '-oout/set', 'new.proto'];
    assert.equal(sandbox().agreed([...args, '--direct_dependencies=']).status, 0);
    assert.equal(sandbox().agreed([...args, '--option_dependencies=options.proto']).status, 0);
    assert.equal(sandbox().agreed([...args, '--option_dependencies=']).status, 1);
    assert.match(sandbox().refusal([...args, '--option_dependencies=']), /^new\.proto:3:\d+: .*: options\.proto\n$/);
  });

  test('may be passed only once', () => {
    schemas();
    assert.match(
      sandbox().refusal([...roots, '--direct_dependencies=a', '--direct_dependencies=b', '-oout/set', 'plain.proto']),
      /only once/,
    );
  });
});

describe('--print_free_field_numbers', () => {
  test('prints what the real compiler prints', () => {
    sandbox().write(
      'a.proto',
      'syntax = "proto2";\npackage p;\nmessage M { optional int32 a = 1; extensions 100 to 199; reserved 7, 9 to 12; message N { optional int32 x = 2; message O {} } oneof o { int32 c = 14; } optional group G = 20 { optional int32 y = 3; } map<int32, int32> mm = 22; }\nmessage Full { optional int32 a = 536870911; extensions 1 to 18999; }\nmessage Empty {}\nmessage Reserved { reserved 1 to max; }\nmessage AVeryLongNameThatNeedsMoreRoomThanThereIs { optional int32 a = 2; }\n',
    );
    sandbox().write('b.proto', 'syntax = "proto3";\nimport "a.proto";\nmessage B { p.M m = 1; }\n');
    const { status, stdout } = sandbox().agreed(['--print_free_field_numbers', 'a.proto', 'b.proto']);
    assert.equal(status, 0);
    assert.match(stdout.toString(), /^p\.M {33}free: 2-6 8 13 15-19 21 23-99 200-INF$/m);
  });

  test('writes no files', () => {
    sandbox().write('b.proto', 'syntax = "proto3";\nmessage B {}\n');
    assert.match(
      sandbox().refusal(['--print_free_field_numbers', '--cpp_out=out', 'b.proto']),
      /cannot be combined with output flags/,
    );
  });
});

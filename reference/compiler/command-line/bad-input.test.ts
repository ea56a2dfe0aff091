// Unusable input gives one message with a position, exit status 1, no output, and no long wait.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { describe, test } from 'node:test';
import { sampleOf } from '../../../support/test-sample';
import { command, eachInSandbox } from './testing';

const A = 'syntax = "proto3";\nmessage A { int32 x = 1; }\n';
const sandbox = eachInSandbox();

/** Asserts that the input is rejected with one line, for every kind of output. @returns the line */
function oneLine(input: string, ...more: readonly string[]): string {
  const said = sandbox().refusal(['--cpp_out=out', '-oout/set', '--dependency_out=out/d', ...more, input]);
  assert.equal(said.trimEnd().split('\n').length, 1, said.slice(0, 2000));
  assert.ok(said.length < 2500, `${said.length} characters`);
  return said;
}

describe('files', () => {
  test('of 100 MB', () => {
    sandbox().write('a.proto', A);
    truncateSync(sandbox().at('a.proto'), 100_000_000);
    assert.match(oneLine('a.proto'), /^a\.proto: The file has 95 MiB; a schema may have at most 64 MiB/);
  });

  test('of 100 MB, imported', () => {
    sandbox().write('a.proto', A);
    truncateSync(sandbox().at('a.proto'), 100_000_000);
    sandbox().write('b.proto', 'syntax = "proto3";\nimport "a.proto";\n');
    assert.match(oneLine('b.proto'), /^a\.proto: The file has 95 MiB/);
  });

  test('that are folders', () => {
    mkdirSync(sandbox().at('a.proto'));
    assert.match(oneLine('a.proto'), /^a\.proto: Input file is a directory/);
    sandbox().write('b.proto', 'syntax = "proto3";\nimport "a.proto";\n');
    assert.match(oneLine('b.proto'), /^b\.proto:2:1: import "a\.proto" was not found/);
  });

  test('that are symbolic links to themselves', () => {
    symlinkSync('b.proto', sandbox().at('a.proto'));
    symlinkSync('a.proto', sandbox().at('b.proto'));
    assert.match(oneLine('a.proto'), /^a\.proto: cannot be read: Its symbolic links lead back to themselves/);
    sandbox().write('c.proto', 'syntax = "proto3";\nimport "b.proto";\n');
    assert.match(oneLine('c.proto'), /^b\.proto: cannot be read: Its symbolic links/);
  });

  test('without read permission', () => {
    sandbox().write('closed.proto', A);
    sandbox().write('user.proto', 'syntax = "proto3";\nimport "closed.proto";\n');
    chmodSync(sandbox().at('closed.proto'), 0);
    // Root can read everything, so the command runs as another user then, from a folder that everybody can reach.
    const isRoot = process.getuid?.() === 0;
    chmodSync(sandbox().folder, 0o755);
    copyFileSync(command, sandbox().at('command.cjs'));
    for (const input of ['closed.proto', 'user.proto']) {
      const { status, stderr } = spawnSync('node', ['./command.cjs', '-o/dev/null', input], {
        cwd: sandbox().folder,
        encoding: 'utf8',
        ...(isRoot && { uid: 65534, gid: 65534 }),
      });
      assert.equal(status, 1);
      assert.equal(stderr, 'closed.proto: cannot be read: Permission denied.\n');
    }
  });

  test('that are not UTF-8 outside comments and strings are rejected; empty files are accepted', () => {
    sandbox().write('a.proto', Buffer.from([...Buffer.from(A), 0xff]));
    assert.match(oneLine('a.proto'), /^a\.proto:3:1: byte 0xff outside a string or comment/);
    sandbox().write('b.proto', '');
    assert.equal(sandbox().ours(['-oout/set', 'b.proto']).status, 0);
  });
});

describe('schemas', () => {
  const option =
    'syntax = "proto3";\nimport "google/protobuf/descriptor.proto";\nmessage O { O o = 1; }\nextend google.protobuf.FileOptions { O o = 50000; }\n';
  const deep = 10_000;
  for (const [what, text, said] of sampleOf(
    [
      [
        '10,000 nested messages',
        `syntax = "proto3";\n${'message M {\n'.repeat(deep)}${'}'.repeat(deep)}\n`,
        /^a\.proto:33:/,
      ],
      [
        '10,000 nested groups',
        `syntax = "proto2";\nmessage M {\n${'optional group G = 1 {\n'.repeat(deep)}${'}'.repeat(deep + 1)}\n`,
        /^a\.proto:\d+:.*messages can be nested at most 31 deep/,
      ],
      [
        '10,000 nested messages in the value of an option',
        `${option}option (o) = ${'{ o '.repeat(deep)}{}${'}'.repeat(deep)};\n`,
        /^a\.proto:5:.*at most 100 levels/,
      ],
      [
        'an option name with 10,000 parts',
        `${option}option (o)${'.o'.repeat(deep)} = {};\n`,
        /^a\.proto:5:8: .*10001 parts; at most 100 are allowed/,
      ],
      [
        'a message with a name of 1 MB',
        `syntax = "proto3";\nmessage A${'x'.repeat(1e6)} { int32 a = 1; message B {} }\n`,
        /^a\.proto:2:9: the full name has 1000001 characters/,
      ],
      [
        'a field with a name of 1 MB',
        `syntax = "proto3";\nmessage A { int32 ${'x'.repeat(1e6)} = 1; }\n`,
        /^a\.proto:2:19: the full name has 1000002 characters/,
      ],
      [
        'an unknown type with a name of 1 MB',
        `syntax = "proto3";\nmessage A { ${'x'.repeat(1e6)} a = 1; }\n`,
        /^a\.proto:2:13: "x+ … x+" is not declared/,
      ],
      [
        'a package of 20,001 characters',
        `syntax = "proto3";\npackage ${'a.'.repeat(deep)}b;\n`,
        /^a\.proto:2:1: the package name has 20001 characters/,
      ],
    ] as const,
    2,
  )) {
    test(what, () => {
      sandbox().write('a.proto', text);
      assert.match(oneLine('a.proto'), said);
    });
  }

  test('a chain of 3,000 imports is rejected, one of 1,000 compiles', () => {
    const chain = (length: number): void => {
      for (let index = 0; index < length; index++) {
        const next = index === length - 1 ? '' : `import public "f${index + 1}.proto";\n`;
        sandbox().write(`f${index}.proto`, `syntax = "proto3";\n${next}message M${index} {}\n`);
      }
    };
    chain(3000);
    const [first] = sandbox().refusal(['--cpp_out=out', 'f0.proto']).split('\n');
    assert.equal(first, 'f1000.proto:2:1: this chain of imports has more than 1000 files');
    chain(1000);
    const { status, stderr } = sandbox().ours(['--cpp_out=out', '-oout/set', '--include_imports', 'f0.proto']);
    assert.equal(status, 0, stderr);
  });
});

describe('messages', () => {
  test('nested 10,000 deep', () => {
    sandbox().write('a.proto', 'syntax = "proto2"; message M { optional M m = 1; optional group G = 2 {} }');
    const text = `${'m { '.repeat(10_000)}${'}'.repeat(10_000)}`;
    assert.match(sandbox().refusal(['--encode=M', 'a.proto'], text), /^input:1:\d+: .*at most 100 levels/);
    const groups = Buffer.alloc(20_000, 0x13);
    assert.match(sandbox().refusal(['--decode=M', 'a.proto'], groups), /^Failed to parse input/);
    assert.match(sandbox().refusal(['--decode_raw'], groups), /^Failed to parse input: groups are nested too deeply/);
  });
});

describe('outputs', () => {
  test('a folder without write permission, or with the name of an output file', () => {
    sandbox().write('a.proto', A);
    mkdirSync(sandbox().at('full/a.pb.h'), { recursive: true });
    const { status, stderr } = sandbox().ours(['--cpp_out=full', 'a.proto']);
    assert.equal(status, 1);
    assert.match(stderr, /^full\/a\.pb\.h: is a directory/);
    assert.match(sandbox().refusal(['-oout', 'a.proto']), /^out: is a directory/);
  });
});

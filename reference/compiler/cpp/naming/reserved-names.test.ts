// Compares the lists of reserved names with their sources: the compilers' macros, and the members of message classes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { inTemporaryFolder, runTool, runtimeFolder, writeOutputs } from '../testing';
import { isTakenByLibrary } from './library-names';
import { identifier } from './names';
import { MESSAGE_MEMBERS } from './own-names';
import { isReservedWord } from './reserved-words';

const include = path.join(runtimeFolder, 'include');

/** Everything that generated code may include. */
const headers = [
  ...['any', 'extension_set', 'generated_enum_reflection', 'message', 'repeated_field', 'service'].map((name) => name),
  ...[
    'cord_field',
    'enum_flag',
    'file_registration',
    'generated_service',
    'generated_size',
    'generated_writer',
    'lite_unknown_fields',
  ].map((name) => `internal/${name}`),
  ...['internal/map_field', 'internal/string_field'],
].map((name) => `#include <google/protobuf/${name}.h>\n`);

describe('the reserved words', () => {
  for (const compiler of ['clang++-19', 'g++']) {
    for (const standard of ['c++17', 'gnu++20']) {
      test(`include all macros that ${compiler} defines after the headers of generated code, -std=${standard}`, async () => {
        await inTemporaryFolder(async (folder) => {
          await writeOutputs(folder, [{ name: 'all.cc', content: ['#include <limits>\n', ...headers].join('') }]);
          const text = await runTool(compiler, [`-std=${standard}`, '-dM', '-E', `-I${include}`, 'all.cc'], folder);
          const macros = [...text.matchAll(/^#define (\w+)/gm)].map(([, name]) => name!);
          assert.ok(macros.length > 1000);
          // Generated code undefines M_E instead: see FileScope.
          assert.deepEqual(
            macros.filter((name) => !isReservedWord(name) && name !== 'M_E'),
            [],
          );
        });
      });
    }
  }

  test('are free with one or more underscores appended', () => {
    for (const word of ['class', 'NULL', '__LINE__', '__has_include', '_GNU_SOURCE', '_FOO_H', 'SYS_read', 'INT8_C'])
      assert.ok(isReservedWord(word) && !isReservedWord(identifier(word)), word);
  });

  test('do not include plain names', () => {
    for (const name of [
      'Foo',
      'foo',
      'M_E',
      'Class',
      '_private',
      '__x__y',
      'major_version',
      'INT',
      'Linux',
      'E_ZERO',
      'EX',
    ])
      assert.equal(identifier(name), name);
  });
});

test('names of the libraries are taken only in their own namespaces', () => {
  assert.ok(isTakenByLibrary('', 'time') && isTakenByLibrary('', 'std') && isTakenByLibrary('', 'google'));
  assert.ok(isTakenByLibrary('google::protobuf', 'Message') && isTakenByLibrary('google', 'protobuf'));
  assert.ok(!isTakenByLibrary('p', 'time') && !isTakenByLibrary('', 'Message') && !isTakenByLibrary('google', 'rpc'));
});

test('every function that a message class inherits is among its members', () => {
  const files = ['message_lite.h', 'message.h', 'internal/extension_accessors.h'];
  for (const file of files) {
    const text = readFileSync(path.join(include, 'google/protobuf', file), 'utf8').replace(/\/\/.*$/gm, '');
    const name = { 'message_lite.h': 'MessageLite', 'message.h': 'Message' }[file] ?? 'ExtensionAccessors';
    const body = new RegExp(`^class ${name}\\b[^;{]*\\{([^]*?)^( private:|\\};)`, 'm').exec(text)?.[1] ?? '';
    const functions = [...body.matchAll(/^ {2}(?! ).*?\b([A-Z]\w*)\(/gm)].map(([, member]) => member!);
    assert.ok(functions.length > 5, file);
    assert.deepEqual(
      functions.filter((member) => member !== name && !MESSAGE_MEMBERS.has(member)),
      [],
    );
  }
});

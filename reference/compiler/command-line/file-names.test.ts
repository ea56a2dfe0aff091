// File names that C++ cannot include are rejected, wherever they come from; other unusual names work.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, test } from 'node:test';
import { sampleOf } from '../../../support/test-sample';
import { findTools } from '../../../support/tools.mjs';
import { decodeResponse } from './plugins/plugin-protocol';
import { command, eachInSandbox } from './testing';

const sandbox = eachInSandbox();
const plugin = path.join(path.dirname(command), 'protoc-gen-touchstone.cjs');
const PART = 'syntax = "proto3";\nmessage Part {}\n';

const bad = [
  ['a line break', 'a\n#error injected.proto', 'a control character', '"a\\n#error injected.proto"'],
  ['a carriage return', 'a\rb.proto', 'a control character', '"a\\rb.proto"'],
  ['a tab', 'a\tb.proto', 'a control character', '"a\\tb.proto"'],
  ['DEL', 'a\x7fb.proto', 'a control character', '"a\\u007fb.proto"'],
  ['a Latin-1 control character', 'a\x85b.proto', 'a control character', '"a\\u0085b.proto"'],
  ['a line separator', 'a\u2028b.proto', 'a control character', '"a\\u2028b.proto"'],
  ['a direction override', 'a\u202eb.proto', 'a control character', '"a\\u202eb.proto"'],
  ['a double quote', 'a"b.proto', 'a quote', '"a\\"b.proto"'],
  ['a single quote', "a'b.proto", 'a quote', '"a\'b.proto"'],
  ['a backslash', 'a\\b.proto', 'a backslash', '"a\\\\b.proto"'],
  ['a trigraph', 'what??!.proto', 'a trigraph', '"what??!.proto"'],
] as const;

describe('a name with', () => {
  for (const [what, name, has, shown] of sampleOf(bad, 3)) {
    const said = `the schema file name ${shown} contains ${has}, so that C++ cannot #include the generated header. Rename the file and update its imports.`;

    test(`${what} is rejected for C++: of an input, of an import, and in a descriptor set`, () => {
      sandbox().write(name, PART);
      const literal = JSON.stringify(name).replace(/\\u(....)/g, '\\u$1');
      sandbox().write('user.proto', `syntax = "proto3";\nimport ${literal};\nmessage User { Part part = 1; }\n`);
      for (const args of [[name], ['user.proto']]) {
        const stderr = sandbox().refusal(['--cpp_out=out', ...args]);
        assert.ok(stderr.endsWith(`: ${said}\n`), stderr);
        assert.equal(stderr.split('\n').length, 2, 'one line');
      }
      // Descriptors can hold any name: both compilers accept it there.
      sandbox().agreed(['-oout/set', '--include_imports', 'user.proto']);
      sandbox().write('set', sandbox().read('out/set'));
      sandbox().empty();
      assert.ok(sandbox().refusal(['--cpp_out=out', '--descriptor_set_in=set', 'user.proto']).endsWith(`: ${said}\n`));
    });

    test(`${what} is rejected for C++ in a request to the plugin`, () => {
      sandbox().write(name, PART);
      const args = [`--plugin=protoc-gen-touchstone=${plugin}`, '--touchstone_out=out', name];
      const { status, stderr } = sandbox().real(args);
      assert.notEqual(status, 0);
      assert.ok(stderr.includes(said), stderr);
      assert.deepEqual(sandbox().written(), []);
    });
  }
});

test('an element name in a descriptor that is not an identifier is rejected', () => {
  // FileDescriptorProto { name: "a.proto" message_type { name: NAME } }, in a set.
  const field = (tag: number, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.of(tag, bytes.length), bytes]);
  for (const name of ['A {}; int injected; class B', 'a.b', '1a', '', 'A\n#error']) {
    const message = field(0x22, field(0x0a, Buffer.from(name)));
    const file = Buffer.concat([field(0x0a, Buffer.from('a.proto')), message]);
    sandbox().write('set', field(0x0a, file));
    const args = ['--descriptor_set_in=set', '--cpp_out=out', 'a.proto'];
    // protoc accepts a digit at the beginning and generates code that does not compile.
    if (name !== '1a') assert.notEqual(sandbox().real(args).status, 0, `protoc accepts ${name}`);
    assert.match(sandbox().refusal(args), /^a\.proto: ".*" is not a valid name: .*\n$/);
    const request = Buffer.concat([field(0x0a, Buffer.from('a.proto')), field(0x7a, file)]);
    const { status, stdout } = spawnSync(process.execPath, [plugin], { input: request });
    assert.equal(status, 0);
    assert.match(decodeResponse(stdout).error ?? '', /is not a valid name/);
  }
});

test('a line break in a name does not break a line of a message or of a dependency file', () => {
  sandbox().write('a\nfake.proto:1:1: injected.proto', 'syntax = "proto3";\nmessage A { int32 x = 0; }\n');
  assert.match(
    sandbox().refusal(['-oout/set', 'a\nfake.proto:1:1: injected.proto']),
    /^a\\x0afake\.proto:1:1: injected\.proto:2:23: .*\n$/,
  );
  sandbox().write('b\n.proto', PART);
  assert.match(
    sandbox().refusal(['-oout/set', '--dependency_out=out/d', 'b\n.proto']),
    /^--dependency_out: the name "b\\n\.proto" contains a line break/,
  );
});

test('unusual names that C++ can include are compiled', () => {
  const names = ['a b', 'what??', 'dir/*star', '1#$%', '<angle>', 'größe', 'x;y', '-dash', 'a@b'];
  for (const [index, name] of names.entries())
    sandbox().write(`${name}.proto`, `syntax = "proto3";\npackage p${index};\nmessage Part {}\n`);
  const all = names.map((name) => `import "${name}.proto";\n`).join('');
  const fields = names.map((_, index) => `p${index}.Part f${index} = ${index + 1};`).join(' ');
  sandbox().write('all.proto', `syntax = "proto3";\n${all}message All { ${fields} }\n`);
  const { status, stderr } = sandbox().ours(['--cpp_out=out', 'all.proto', ...names.map((name) => `./${name}.proto`)]);
  assert.equal(status, 0, stderr);
  for (const name of names) {
    const header = sandbox().read(`out/${name}.pb.h`).toString();
    const lines = header.split('\n').filter((line) => line.includes(name));
    assert.ok(
      lines.every((line) => line === `// source: ${name}.proto` || line.startsWith('#error "')),
      lines.join('\n'),
    );
  }
  const root = path.resolve(__dirname, '../../..');
  const includes = [sandbox().at('out'), path.join(root, 'reference/runtime/include'), path.join(root, 'dist/runtime')];
  const flags = [
    '-std=c++17',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-fsyntax-only',
    ...includes.map((folder) => `-I${folder}`),
  ];
  const compiled = spawnSync(findTools().compiler!.path, [...flags, sandbox().at('out/all.pb.cc')], {
    encoding: 'utf8',
  });
  assert.equal(compiled.status, 0, compiled.stderr);
});

// Generator plugins, run by the built command as real processes: ordinary plugins and faulty ones.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, before, beforeEach, describe, test } from 'node:test';
import protobuf from 'protobufjs';
import { typescriptOptions } from '../../support/project';
import { sampleOf } from '../../support/test-sample';

const root = path.resolve(__dirname, '../..');
const command = path.join(root, 'dist', 'touchstone-protoc.cjs');

/** The parts of plugin.proto and descriptor.proto that these tests need; read by protobufjs, an independent decoder. */
const { root: types } = protobuf.parse(
  `syntax = "proto2";
  message Field { optional string name = 1; optional int32 number = 3; }
  message Message { optional string name = 1; repeated Field field = 2; }
  message Schema {
    optional string name = 1; optional string package = 2; repeated string dependency = 3; repeated Message message_type = 4;
  }
  message Version { optional int32 major = 1; optional int32 minor = 2; optional int32 patch = 3; optional string suffix = 4; }
  message Request {
    repeated string file_to_generate = 1; optional string parameter = 2; optional Version compiler_version = 3;
    repeated Schema proto_file = 15; repeated Schema source_file_descriptors = 17;
  }
  message Response {
    optional string error = 1; optional uint64 supported_features = 2;
    optional int32 minimum_edition = 3; optional int32 maximum_edition = 4;
    message Info { optional string anything = 1; }
    message File {
      optional string name = 1; optional string insertion_point = 2; optional string content = 15; optional Info info = 16;
    }
    repeated File file = 15;
  }`,
  { keepCase: true },
);

let folder: string;

before(() => {
  const built = spawnSync(process.execPath, [...typescriptOptions(), 'reference/build.ts'], { cwd: root });
  assert.equal(built.status, 0, String(built.stderr));
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchstone-plugins-'));
  mkdirSync(path.join(folder, 'out'));
  write('base.proto', 'syntax = "proto3";\npackage lib;\nmessage Base { int32 id = 1; }\n');
  write(
    'part.proto',
    'syntax = "proto3";\npackage part;\nimport "base.proto";\nmessage Part { lib.Base base = 1; string name = 2; }\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string | Uint8Array): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Creates a plugin that runs the JavaScript; `request` contains the bytes of its request. */
function plugin(name: string, javascript: string): void {
  write(`${name}.cjs`, `const fs = require('node:fs');\nconst request = fs.readFileSync(0);\n${javascript}\n`);
  write(name, `#!/bin/sh\nexec '${process.execPath}' '${path.join(folder, name)}.cjs'\n`);
  chmodSync(path.join(folder, name), 0o755);
}

/** Creates a plugin that saves its request in a file and answers with this response. */
function answering(name: string, response: Record<string, unknown>): void {
  const type = types.lookupType('Response');
  write(`${name}.bin`, type.encode(type.fromObject({ supported_features: 1, ...response })).finish());
  plugin(
    name,
    `fs.writeFileSync('${name}.request', request);\nprocess.stdout.write(fs.readFileSync('${path.join(folder, name)}.bin'));`,
  );
}

function requestOf(name: string): Record<string, unknown> {
  const type = types.lookupType('Request');
  return type.toObject(type.decode(readFileSync(path.join(folder, `${name}.request`))));
}

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8', timeout: 30_000 });
}

/** Runs the plugin `protoc-gen-mark` and asserts that it fails and nothing is written. @returns the messages */
function refusal(...args: string[]): string {
  const flags = args.length > 0 ? args : ['--plugin=protoc-gen-mark', '--mark_out=out', 'part.proto'];
  const { status, stderr } = run(...flags);
  assert.equal(status, 1, stderr);
  assert.deepEqual(written(), []);
  assert.ok(!/^ +at /m.test(stderr), stderr);
  return stderr;
}

function written(): string[] {
  return readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' }).sort();
}

function read(name: string): string {
  return readFileSync(path.join(folder, 'out', name), 'utf8');
}

describe('a plugin receives', () => {
  beforeEach(() => answering('protoc-gen-mark', { file: [{ name: 'a.txt', content: 'a\n' }] }));

  test('files in command-line order, descriptors with imports before importers, and parameters', () => {
    const { status, stderr } = run('--plugin=protoc-gen-mark', '--mark_out=one,two=2:out', 'part.proto', 'base.proto');
    assert.equal(status, 0, stderr);
    const { compiler_version, ...request } = requestOf('protoc-gen-mark');
    const base = {
      name: 'base.proto',
      package: 'lib',
      message_type: [{ name: 'Base', field: [{ name: 'id', number: 1 }] }],
    };
    const part = {
      name: 'part.proto',
      package: 'part',
      dependency: ['base.proto'],
      message_type: [
        {
          name: 'Part',
          field: [
            { name: 'base', number: 1 },
            { name: 'name', number: 2 },
          ],
        },
      ],
    };
    assert.deepEqual(request, {
      file_to_generate: ['part.proto', 'base.proto'],
      parameter: 'one,two=2',
      proto_file: [base, part],
      source_file_descriptors: [part, base],
    });
    assert.match(
      run('--version').stdout,
      new RegExp(
        Object.values(compiler_version as object)
          .slice(0, 3)
          .join('\\.'),
      ),
    );
  });

  for (const [what, args, parameter] of [
    ['without options', ['--mark_out=out'], ''],
    ['options in --mark_opt', ['--mark_opt=b', '--mark_out=out'], 'b'],
    ['options in every spelling', ['--mark_out=a:out', '--mark_opt=b', '--mark_opt', 'c,d'], 'a,b,c,d'],
  ] as const) {
    test(what, () => {
      assert.equal(run('--plugin=protoc-gen-mark', ...args, 'part.proto').status, 0);
      assert.equal(requestOf('protoc-gen-mark').parameter, parameter);
    });
  }

  test('--cpp_opt passes the same options as the text before the colon of --cpp_out', () => {
    assert.equal(run('--cpp_out=out', '--cpp_opt=lite', 'base.proto').status, 0);
    assert.match(read('base.pb.h'), /MessageLite/);
  });
});

describe('a plugin is found', () => {
  beforeEach(() => answering('protoc-gen-mark', { file: [{ name: 'a.txt', content: 'a\n' }] }));

  for (const [what, args] of sampleOf(
    [
      ['by its path', ['--plugin=protoc-gen-mark']],
      ['by its path as a separate argument', ['--plugin', './protoc-gen-mark']],
      ['under another name', ['--plugin=protoc-gen-mark=renamed/tool.sh']],
    ] as const,
    3,
  )) {
    test(what, () => {
      write('renamed/tool.sh', readFileSync(path.join(folder, 'protoc-gen-mark')));
      chmodSync(path.join(folder, 'renamed/tool.sh'), 0o755);
      const { status, stderr } = run(...args, '--mark_out=out', 'part.proto');
      assert.equal(status, 0, stderr);
      assert.equal(read('a.txt'), 'a\n');
    });
  }

  test('in PATH', () => {
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const args = [command, '--mark_out=out', 'part.proto'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    assert.equal(read('a.txt'), 'a\n');
  });
});

describe('a plugin can produce', () => {
  const two = ['--plugin=protoc-gen-mark', '--cpp_out=out', '--mark_out=out'];

  test('files in several parts, and in folders', () => {
    answering('protoc-gen-mark', {
      file: [
        { name: 'deep/er/a.txt', content: 'one ' },
        { content: 'two ' },
        { content: 'three\n' },
        { name: 'b.txt', content: '' },
      ],
    });
    const { status, stderr } = run('--plugin=protoc-gen-mark', '--mark_out=out', 'part.proto');
    assert.equal(status, 0, stderr);
    assert.equal(read('deep/er/a.txt'), 'one two three\n');
    assert.equal(read('b.txt'), '');
  });

  test("insertions: with the point's indentation, in order, in several parts, without generated_code_info", () => {
    answering('protoc-gen-mark', {
      file: [
        { name: 'part.pb.h', insertion_point: 'class_scope:part.Part', content: 'int a;\n\n', info: { anything: 'x' } },
        { content: '  int b;' },
        { name: 'part.pb.h', insertion_point: 'class_scope:part.Part', content: 'int c;' },
      ],
    });
    const { status, stderr } = run(...two, 'part.proto');
    assert.equal(status, 0, stderr);
    assert.match(
      read('part.pb.h'),
      /\n {2}int a;\n\n {4}int b;\n {2}int c;\n {2}\/\/ @@protoc_insertion_point\(class_scope:part\.Part\)\n/,
    );
  });

  test('insertion points that the next plugin fills', () => {
    const content = 'first\n# @@protoc_insertion_point(here)\nlast\n';
    answering('protoc-gen-mark', { file: [{ name: 'a.txt', content }] });
    answering('protoc-gen-more', { file: [{ name: 'a.txt', insertion_point: 'here', content: 'middle' }] });
    const { status, stderr } = run(
      '--plugin=protoc-gen-mark',
      '--plugin=protoc-gen-more',
      '--mark_out=out',
      '--more_out=./out/',
      'part.proto',
    );
    assert.equal(status, 0, stderr);
    assert.equal(read('a.txt'), 'first\nmiddle\n# @@protoc_insertion_point(here)\nlast\n');
  });

  for (const [what, file, said] of sampleOf(
    [
      [
        'an insertion point that does not exist',
        { name: 'part.pb.h', insertion_point: 'nowhere' },
        /includes, class_scope:part\.Part, namespace_scope, global_scope/,
      ],
      [
        'an insertion into a file that was not generated',
        { name: 'base.pb.h', insertion_point: 'includes' },
        /part\.pb\.h, part\.pb\.cc/,
      ],
      ['a file that another generator has made', { name: 'part.pb.h', content: '' }, /by --cpp_out and by --mark_out/],
      ['a file outside the output folder', { name: '../x', content: '' }, /"\.\.\/x".*relative/],
      ['a file outside the output folder, through ..', { name: 'a/../../x', content: '' }, /relative/],
      ['an absolute path', { name: '/tmp/x', content: '' }, /relative/],
      ['content without a file name', { content: 'x' }, /without a file name/],
    ] as const,
    2,
  )) {
    test(`${what} is rejected, and nothing is written`, () => {
      answering('protoc-gen-mark', { file: [file] });
      assert.match(refusal(...two, 'part.proto'), said);
      assert.ok(!existsSync(path.join(folder, 'x')));
    });
  }

  test('a plugin cannot insert into the output of a later generator', () => {
    answering('protoc-gen-mark', { file: [{ name: 'part.pb.h', insertion_point: 'includes', content: 'x' }] });
    const said = refusal('--plugin=protoc-gen-mark', '--mark_out=out', '--cpp_out=out', 'part.proto');
    assert.match(said, /put --cpp_out first/);
  });
});

describe('a plugin that fails', () => {
  for (const [what, javascript, said] of sampleOf(
    [
      [
        'reports an error',
        "process.stdout.write('\\n\\x0bpart: a bad');",
        /^--mark_out: protoc-gen-mark: part: a bad$/m,
      ],
      ['ends with a status', 'process.exit(3);', /protoc-gen-mark failed with exit status 3/],
      ['is killed', "process.kill(process.pid, 'SIGSEGV');", /protoc-gen-mark was killed by SIGSEGV/],
      ['prints text', "console.log('Hello from a plugin');", /CodeGeneratorResponse.*"Hello from a plugin\\n"/],
      ['prints half a response', "process.stdout.write('\\x7a\\x20\\x0a\\x05a');", /CodeGeneratorResponse/],
      [
        'prints bytes that are not text',
        'process.stdout.write(Buffer.from([0x0a, 1, 0xff]));',
        /CodeGeneratorResponse/,
      ],
    ] as const,
    2,
  )) {
    test(what, () => {
      plugin('protoc-gen-mark', javascript);
      assert.match(refusal(), said);
    });
  }

  test('hangs', () => {
    plugin('protoc-gen-mark', 'setInterval(() => {}, 1000);');
    const said = refusal('--plugin=protoc-gen-mark', '--plugin_timeout=1', '--mark_out=out', 'part.proto');
    assert.match(said, /did not end within 1 s.*--plugin_timeout/);
  });

  test('hangs together with a process that it started', () => {
    write('protoc-gen-mark', '#!/bin/sh\necho "a last word" >&2\nsleep 20 & sleep 20\n');
    chmodSync(path.join(folder, 'protoc-gen-mark'), 0o755);
    const begin = performance.now();
    const said = refusal('--plugin=protoc-gen-mark', '--plugin_timeout=1', '--mark_out=out', 'part.proto');
    assert.match(said, /^a last word\n.*did not end within 1 s/);
    assert.ok(performance.now() - begin < 10_000);
  });

  test('does not read its request', () => {
    write('protoc-gen-mark', '#!/bin/sh\nexec <&-\nexit 4\n');
    chmodSync(path.join(folder, 'protoc-gen-mark'), 0o755);
    const long = Array.from({ length: 4000 }, (_, index) => `int32 a_field_with_a_long_name_${index} = ${index + 1};`);
    write('part.proto', `syntax = "proto3";\nmessage Part {\n${long.join('\n')}\n}\n`);
    assert.match(refusal(), /exit status 4/);
  });

  test('writes to standard error', () => {
    plugin('protoc-gen-mark', "console.error('a hint of the plugin');");
    const { status, stderr } = run('--plugin=protoc-gen-mark', '--mark_out=out', 'part.proto');
    assert.equal(status, 0, stderr);
    assert.equal(stderr, 'a hint of the plugin\n');
  });

  test('does not exist', () => {
    assert.match(refusal('--nowhere_out=out', 'part.proto'), /protoc-gen-nowhere was not found in PATH.*--plugin=/);
    assert.match(refusal('--plugin=protoc-gen-mark=gone', '--mark_out=out', 'part.proto'), /gone: No such file/);
  });

  test('cannot be run', () => {
    write('protoc-gen-mark', 'no program');
    assert.match(refusal(), /not executable\. To change that: chmod \+x/);
    write('protoc-gen-lost', '#!/no/such/interpreter\n');
    chmodSync(path.join(folder, 'protoc-gen-lost'), 0o755);
    assert.match(refusal('--plugin=protoc-gen-lost', '--lost_out=out', 'part.proto'), /interpreter/);
  });
});

describe('a plugin must declare support for', () => {
  const optional = 'syntax = "proto3";\nmessage M { message N { optional int32 a = 1; } }\n';
  const edition = 'edition = "2023";\nmessage M { int32 a = 1; }\n';
  for (const [what, schema, response, said] of sampleOf(
    [
      ['optional fields in proto3', optional, { supported_features: 0 }, /m\.proto has optional fields in proto3/],
      ['editions', edition, {}, /m\.proto uses edition 2023, which protoc-gen-mark does not support/],
      [
        'newer editions',
        edition,
        { supported_features: 2, minimum_edition: 1001, maximum_edition: 1001 },
        /edition 2023/,
      ],
      [
        'older editions',
        edition,
        { supported_features: 2, minimum_edition: 998, maximum_edition: 999 },
        /edition 2023/,
      ],
    ] as const,
    2,
  )) {
    test(`${what}, or it is rejected`, () => {
      write('m.proto', schema);
      answering('protoc-gen-mark', response);
      assert.match(refusal('--plugin=protoc-gen-mark', '--mark_out=out', 'm.proto'), said);
      const all = { supported_features: 3, minimum_edition: 998, maximum_edition: 1001 };
      answering('protoc-gen-mark', all);
      assert.equal(run('--plugin=protoc-gen-mark', '--mark_out=out', 'm.proto').status, 0);
    });
  }
});

test('plugin flags without effect or with invalid values are errors', () => {
  assert.match(refusal('--mark_opt=a', '--cpp_out=out', 'part.proto'), /--mark_out/);
  assert.match(refusal('--plugin=tool', '--cpp_out=out', 'part.proto'), /protoc-gen-NAME/);
  assert.match(refusal('--plugin_timeout=soon', '--cpp_out=out', 'part.proto'), /seconds/);
  assert.match(refusal('--plugin_timeout=0', '--cpp_out=out', 'part.proto'), /seconds/);
  assert.match(refusal('--mark_in=out', 'part.proto'), /Unknown flag: --mark_in/);
});

// Command lines as users write them. If they produce files, the result is compared with the real compiler's.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sampleOf } from '../../../../support/test-sample';
import { eachInSandbox } from '../testing';
import { readArguments } from './arguments';

const PART = 'syntax = "proto3";\npackage part;\nmessage Part { int32 id = 1; }\n';
const BROKEN = 'syntax = "proto3";\nmessage A {\n  int32 x = 0;\n}\n';
const sandbox = eachInSandbox();

describe('both compilers reject the command line', () => {
  for (const [args, said] of sampleOf(
    [
      [['part.proto'], /Missing output directives/],
      [['-oout/set'], /Missing input file/],
      [['-oout/set', '-I', 'out'], /Missing input file/],
      [['-oout/set', 'part.proto', '-I'], /Missing value for flag: -I/],
      [['-o', '-I.', 'part.proto'], /Missing value for flag: -o/],
      [['--decode'], /--decode.*--decode_raw/],
      [['-oout/set', '-oout/other', 'part.proto'], /may be passed only once/],
      [['--no_such_flag', 'part.proto'], /Unknown flag: --no_such_flag/],
      [['-x', 'part.proto'], /Unknown flag: -x/],
      [['-oout/set', '', 'part.proto'], /empty/],
      [['-oout/set', '@nowhere', 'part.proto'], /^nowhere: the argument file cannot be read: ENOENT/],
      [['-oout/set', '@gap', 'part.proto'], /^gap:2: the line is empty/],
      [['-oout/set', '--error_format=emacs', 'part.proto'], /Unknown error format: emacs/],
      [['--cpp_out=lite,fast:out', 'part.proto'], /--cpp_out.*Unknown generator option: fast/],
      [['--cpp_out=nowhere', 'part.proto'], /^nowhere\/: No such file or directory/],
      [['--cpp_out=part.proto', 'part.proto'], /Not a directory/],
      [['-oout/no/where', 'part.proto'], /out\/no/],
      [['--cpp_out=out', '--dependency_out=out/part.d', 'part.proto', 'other.proto'], /single input/],
      [['--dependency_out=out/part.d', 'part.proto'], /Missing output directives/],
      [['--encode=part.Part', '--decode=part.Part', 'part.proto'], /Only one of --encode and --decode/],
      [['--decode_raw', 'part.proto'], /no input files/],
      [['--encode=part.Part'], /Missing input file/],
      [['--encode=part.Part', '--cpp_out=out', 'part.proto'], /--encode cannot be combined with output flags/],
      [['--decode=part.Part', '-oout/set', 'part.proto'], /--decode cannot be combined with output flags/],
      [['-oout/set', '--deterministic_output', 'part.proto'], /--deterministic_output/],
    ] as const,
    2,
  )) {
    test(args.join(' '), () => {
      sandbox().write('part.proto', PART);
      sandbox().write('other.proto', PART.replace(/part|Part/g, 'Other'));
      sandbox().write('gap', '-I.\n\n--include_imports\n');
      assert.equal(sandbox().agreed(args).status, 1);
      assert.match(sandbox().refusal(args), said);
    });
  }
});

describe('both compilers write the same descriptor sets and dependency files', () => {
  for (const [what, args] of [
    ['an argument file', ['@words', 'part.proto']],
    ['an argument file with a space in a line', ['@spaces']],
    ['dependencies of a descriptor set', ['-oout/set', '--dependency_out=out/whole.d', 'whole.proto']],
    ['dependencies in folders', ['-oout/set', '--dependency_out', 'out/whole.d', '-Iin', '-I.', 'in/deep.proto']],
    ['an unused flag', ['-oout/set', '--include_imports', '--include_source_info', 'whole.proto']],
  ] as const) {
    test(what, () => {
      sandbox().write('words', '-I.\n-o\nout/set\n');
      sandbox().write('spaces', '-oout/a set\nthe part.proto');
      sandbox().write('part.proto', PART);
      sandbox().write('the part.proto', PART);
      sandbox().write(
        'whole.proto',
        'syntax = "proto3";\nimport "part.proto";\nmessage Whole { part.Part part = 1; }\n',
      );
      sandbox().write(
        'in/deep.proto',
        'syntax = "proto3";\nimport public "whole.proto";\nimport "part.proto";\nmessage Deep { Whole a = 1; part.Part b = 2; }\n',
      );
      const { status, stderr } = sandbox().agreed(args);
      assert.equal(status, 0, stderr);
      assert.ok(sandbox().written().length > 0);
    });
  }

  test('the dependency file of C++ outputs lists headers and sources', () => {
    sandbox().write('part.proto', PART);
    const args = ['--cpp_out=out', '--dependency_out=out/part.d', 'part.proto'];
    sandbox().real(args);
    const theirs = sandbox().read('out/part.d').toString();
    sandbox().empty();
    assert.equal(sandbox().ours(args).status, 0);
    assert.equal(sandbox().read('out/part.d').toString(), theirs);
  });

  test('characters special to make are escaped', () => {
    sandbox().write('a $part #1.proto', PART);
    assert.equal(sandbox().ours(['-oout/set', '--dependency_out=out/d', 'a $part #1.proto']).status, 0);
    assert.equal(sandbox().read('out/d').toString(), 'out/set: a\\ $$part\\ \\#1.proto');
  });
});

test('--error_format=msvs: the file on disk, the line in parentheses', () => {
  sandbox().write('in/a.proto', BROKEN);
  const args = ['-oout/set', '--error_format=msvs', '-Iv=in', 'v/a.proto'];
  const place = /^in\/a\.proto\(3\) : error in column=13: ./m;
  assert.match(sandbox().real(args).stderr, place);
  assert.match(sandbox().refusal(args), place);
  assert.match(sandbox().refusal(['-oout/set', '--error_format=gcc', '-Iv=in', 'v/a.proto']), /^v\/a\.proto:3:13: ./m);
});

test('--fatal_warnings: a warning is shown, and nothing is written', () => {
  const clash = 'syntax = "proto2";\nmessage M { optional int32 a_b = 1; optional int32 aB = 2; }\n';
  sandbox().write('a.proto', clash);
  assert.equal(sandbox().agreed(['-oout/set', 'a.proto']).status, 0);
  const args = ['-oout/set', '--fatal_warnings', 'a.proto'];
  // The real compiler fails too, but only after it has written.
  assert.equal(sandbox().real(args).status, 1);
  sandbox().empty();
  assert.match(sandbox().refusal(args), /^a\.proto:2:\d+: warning: ./m);
});

test('a flag without effect gets a warning', () => {
  sandbox().write('part.proto', PART);
  const { status, stderr } = sandbox().ours(['--cpp_out=out', '--include_imports', 'part.proto']);
  assert.equal(status, 0);
  assert.match(stderr, /--include_imports has no effect without --descriptor_set_out/);
});

test('--help and --version work at any position', () => {
  assert.deepEqual(readArguments([]), { kind: 'help' });
  assert.deepEqual(readArguments(['-h']), { kind: 'help' });
  assert.deepEqual(readArguments(['part.proto', '--version']), { kind: 'version' });
});

// How inputs are found and named, compared with the real compiler.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sampleOf } from '../../../../support/test-sample';
import { eachInSandbox } from '../testing';

const A = 'syntax = "proto3";\nmessage A { int32 x = 1; }\n';
const USER = 'syntax = "proto3";\nimport "one/a.proto";\nmessage User { A a = 1; }\n';
const sandbox = eachInSandbox();

/** `one/a.proto`, `two/a.proto`, `two/b.proto`, `user.proto`. */
function tree(): void {
  sandbox().write('one/a.proto', A);
  sandbox().write('two/a.proto', A);
  sandbox().write('two/b.proto', A.replace('A', 'B'));
  sandbox().write('user.proto', USER);
}

describe('both compilers give an input the same name', () => {
  for (const args of sampleOf(
    [
      ['one/a.proto'],
      ['./one//a.proto'],
      ['-Ione', 'one/a.proto'],
      ['-Ione', 'a.proto'],
      ['-I', 'one', 'a.proto'],
      ['-Ione/', 'one/a.proto'],
      ['-I./one/.', 'one/a.proto'],
      ['--proto_path=one', 'one/a.proto'],
      ['--proto_path', 'one', 'one/a.proto'],
      ['-Ione:two', 'two/b.proto'],
      ['-Ione', '-Itwo', 'a.proto', 'two/b.proto'],
      ['-Itwo', '-I.', 'one/a.proto'],
      ['-Ivirtual=one', 'one/a.proto'],
      ['-Ivirtual=one', 'virtual/a.proto'],
      ['-Ivirtual/deep=one', 'virtual/deep/a.proto'],
      ['-Ivirtual/a.proto=two/b.proto', 'virtual/a.proto'],
      ['-Ivirtual/a.proto=two/b.proto', 'two/b.proto'],
      ['-I.', 'user.proto'],
      ['-I.', '--include_imports', 'user.proto', 'one/a.proto'],
      ['one/a.proto', 'one/a.proto'],
      ['-I../one', '-I.', 'one/a.proto'],
      ['-Inowhere', '-I.', 'one/a.proto'],
      ['--include_source_info', 'user.proto'],
      ['--include_source_info', '--include_imports', 'user.proto'],
    ],
    2,
  )) {
    test(args.join(' '), () => {
      tree();
      const { status, stderr } = sandbox().agreed(['-oout/set', ...args]);
      assert.equal(status, 0, stderr);
    });
  }
});

describe('both compilers reject the input', () => {
  for (const [args, said] of sampleOf(
    [
      [['one/c.proto'], /Could not make proto path relative: one\/c\.proto: No such file/],
      [
        ['-Ione', 'two/b.proto'],
        /^two\/b\.proto: File does not reside within any path specified using --proto_path.*-Itwo$/m,
      ],
      [['-Ione', '-Itwo', 'two/a.proto'], /^two\/a\.proto: Input is shadowed in the --proto_path by "one\/a\.proto"/],
      [['-Ix=one', '-Ix=two', 'two/a.proto'], /shadowed in the --proto_path by "one\/a\.proto"/],
      [['one'], /^one: Input file is a directory/],
      [['-Ione', './one/../one/a.proto'], /does not reside/],
      [['-Ione/../two', 'two/b.proto'], /does not reside/],
      [['-Ivirtual=', 'one/a.proto'], /the folder name is empty/],
      [['-Ivirtual=one', 'other/a.proto'], /other\/a\.proto: No such file/],
      [
        ['-Inowhere', 'one/a.proto'],
        /^nowhere: warning: directory does not exist\.\none\/a\.proto: File does not reside/,
      ],
    ] as const,
    2,
  )) {
    test(args.join(' '), () => {
      tree();
      assert.equal(sandbox().agreed(['-oout/set', ...args]).status, 1);
      assert.match(sandbox().refusal(['-oout/set', ...args]), said);
    });
  }

  test('an absolute proto path and a relative input', () => {
    tree();
    const args = ['-oout/set', `-I${sandbox().at('one')}`, 'one/a.proto'];
    assert.equal(sandbox().agreed(args).status, 1);
    assert.match(sandbox().refusal(args), /literal prefix of .*: -Ione/);
  });
});

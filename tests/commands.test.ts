// The project's own commands, as package.json starts them: `--help`, and what they say about wrong arguments.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { onlyInWhole, sampleOf } from '../support/test-sample';
import { project } from './command';

const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const starter = 'node scripts/setup/run.cjs ';
const own = Object.entries(scripts).filter(([, script]) => script.startsWith(starter));
/** Commands inside others. */
const inner = [
  ...['run', 'list', 'explain', 'compare', 'report', 'merge', 'replay'].map((name) => `conformance ${name}`),
  'mutants merge',
];

/** Runs `npm run NAME -- WORDS`, as npm does. */
async function npmRun(name: string, ...words: readonly string[]) {
  const [script, ...command] = name.split(' ');
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    [...scripts[script!]!.slice('node '.length).split(' '), ...command, ...words],
    { cwd: project, reject: false, stdin: 'ignore' },
  );
  assert.doesNotMatch(stdout + stderr, /\n {4}at /, 'a message and no stack');
  return { exitCode, stdout, stderr };
}

test('all other scripts of package.json start tools of other projects', () => {
  const others = Object.keys(scripts).filter((name) => !own.some(([mine]) => mine === name));
  assert.deepEqual(others.sort(), ['format', 'imports', 'lint', 'typecheck']);
});

describe('each command', { concurrency: 2 }, () => {
  const names = [...own.map(([name]) => name), ...inner];
  const helped = sampleOf(names, 10);
  const misspelled = sampleOf(names, 15);
  for (const name of names) {
    test(`${name} --help`, helped.includes(name) ? {} : onlyInWhole, async () => {
      const { exitCode, stdout, stderr } = await npmRun(name, '--help');
      assert.equal(exitCode, 0, stderr);
      assert.match(
        stdout,
        name === 'test' ? /^Usage: npm test -- / : new RegExp(`^Usage: npm run ${name.replace(' ', ' -- ')}`),
      );
      const wide = stdout.split('\n').filter((line) => line.length > 80);
      assert.deepEqual(wide, []);
    });
    test(`${name} --frobnicate`, misspelled.includes(name) ? {} : onlyInWhole, async () => {
      const { exitCode, stdout, stderr } = await npmRun(name, '--frobnicate');
      assert.equal(exitCode, 2, stdout);
      assert.equal(stdout, '');
      assert.match(stderr, /^There is no option `--frobnicate`\.\n {2}See `npm .* --help`\.$/);
    });
  }
});

describe('wrong arguments', { concurrency: 2 }, () => {
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['bench', ['--onyl', 'harness'], /no option `--onyl`\. Did you mean `--only`/],
    ['bench', ['--only', 'hraness'], /--only takes harness, .* or scale, not `hraness`\. Did you mean `harness`/],
    ['bench', ['--runs', '0'], /--runs takes a whole number from 1 to 99, not `0`/],
    ['build', ['everything'], /`npm run build --` takes no arguments/],
    ['conformance', ['repaly', 'x'], /no feature `repaly`, and no command of that name\. Did you mean `replay`/],
    ['conformance', ['--prune', 'explain', 'cpp.oneof.set'], /`explain` has no option `--prune`/],
    ['conformance compare', ['old.json'], /takes <old> <new> \[more\.\.\.\]/],
    ['conformance completion', ['csh'], /`completion` takes bash, zsh or fish, not `csh`/],
    ['conformance replay', [], /takes <scenario>/],
    ['corpus', ['--sample', 'some'], /--sample takes a whole number from 1 .*not `some`/],
    [
      'corpus',
      ['google/api/htp.proto'],
      /no schema `google\/api\/htp\.proto` .*Did you mean `google\/api\/http\.proto`/,
    ],
    ['hostile', ['--messages', '-5'], /--messages takes a whole number .*not `-5`/],
    ['ide', ['--play'], /--play requires --screenshot/],
    ['kills', ['--runs'], /--runs takes a value/],
    ['mutants', ['--shard', '9/8'], /--shard 9\/8: there is no part 9 of 8/],
    ['mutants', ['--id', '--sample'], /--id takes a value: .*; `--sample` is an option/],
    ['mutants merge', ['no-such.json'], /no-such\.json cannot be read/],
    ['soak', ['--runs', '0'], /--runs takes a whole number from 1 /],
    ['test', ['--only', 'lnit'], /no part `lnit` of the tests\. Did you mean .*`lint`/],
  ];
  for (const [name, words, expected] of sampleOf(cases, 6)) {
    test(`${name} ${words.join(' ')}`, async () => {
      const { exitCode, stderr } = await npmRun(name, ...words);
      assert.equal(exitCode, 2, stderr);
      assert.match(stderr, expected);
    });
  }
});

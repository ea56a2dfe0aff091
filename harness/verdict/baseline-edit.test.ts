import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { LocatedYaml } from '../../support/located-yaml';
import { lacksReason, loadBaseline, parseBaseline } from './baseline';
import { addToBaseline, editBaselineFile, messageExcerpt, type NewFailure, pruneBaseline } from './baseline-edit';
import type { Cause } from './cause';
import { judge } from './judge';
import type { Outcome } from './outcome';

const text = `# What is known.

# strings
- scenario: cpp.enum.parse/a-string-view # 3.21 only
  message: no viable conversion
  reason: It takes a string.

- scenario: cpp.oneof.set/from-not-set
  # a comment inside
  message: |
    # no comment: text
    second line
  reason: >-
    Folded
    text.
  reference: https://example.org/a#b
# between

-
  scenario: cpp.oneof.set/itself
  message: "was 3"
  reason: x
# the end
`;

const parse = (written: string) => parseBaseline(LocatedYaml.parse(written, 'b.yaml'));

describe('pruning', () => {
  test('nothing leaves the text as it is', () => {
    assert.equal(pruneBaseline(text, new Set(['cpp.oneof.set/no-entry'])), text);
  });

  test('an entry keeps every comment line and every other entry byte for byte', () => {
    assert.equal(
      pruneBaseline(text, new Set(['cpp.oneof.set/from-not-set'])),
      `# What is known.

# strings
- scenario: cpp.enum.parse/a-string-view # 3.21 only
  message: no viable conversion
  reason: It takes a string.

  # a comment inside
# between

-
  scenario: cpp.oneof.set/itself
  message: "was 3"
  reason: x
# the end
`,
    );
  });

  test('an entry whose dash stands alone takes the dash along', () => {
    const pruned = pruneBaseline(text, new Set(['cpp.oneof.set/itself', 'cpp.enum.parse/a-string-view']));
    assert.deepEqual(
      parse(pruned).entries.map(({ scenario }) => scenario),
      ['cpp.oneof.set/from-not-set'],
    );
    assert.match(pruned, /# strings\n[\s\S]*# between\n[\s\S]*# the end\n$/);
  });

  test('all entries leaves a valid baseline of comments', () => {
    const all = new Set(parse(text).entries.map(({ scenario }) => scenario));
    const pruned = pruneBaseline(text, all);
    assert.deepEqual(parse(pruned).entries, []);
    assert.match(pruned, /# What is known\.[\s\S]*# strings[\s\S]*# a comment inside[\s\S]*# between[\s\S]*# the end/);
  });

  test('keeps Windows line ends, and needs no line break at the end', () => {
    const entry = (id: string) => `- scenario: ${id}\r\n  message: m\r\n  reason: r`;
    assert.equal(
      pruneBaseline(`${entry('cpp.a.b/c')}\r\n${entry('cpp.a.b/d')}`, new Set(['cpp.a.b/d'])),
      `${entry('cpp.a.b/c')}\r\n`,
    );
  });

  test('takes scenarios out of groups, and groups that have none left', () => {
    const groups = `- reason: First.
  message: no member
  scenarios:
    - cpp.a.b/c
    # why d
    - cpp.a.b/d # a comment
    - cpp.a.b/e

- reason: Second.
  failures:
    - { scenario: cpp.a.b/f, message: one }
    - message: two
      scenarios:
        - cpp.a.b/g
        - cpp.a.b/h
`;
    const without = (...names: string[]) => pruneBaseline(groups, new Set(names.map((name) => `cpp.a.b/${name}`)));
    assert.equal(without('d'), groups.replace('    - cpp.a.b/d # a comment\n', ''));
    assert.equal(without('f'), groups.replace('    - { scenario: cpp.a.b/f, message: one }\n', ''));
    assert.equal(without('h'), groups.replace('        - cpp.a.b/h\n', ''));
    assert.equal(without('g', 'h'), groups.slice(0, groups.indexOf('    - message: two')));
    assert.equal(without('f', 'g', 'h'), groups.slice(0, groups.indexOf('- reason: Second')));
    assert.equal(
      without('c', 'd', 'e', 'g'),
      groups
        .slice(groups.indexOf('- reason: Second'))
        .replace(/^/, '    # why d\n')
        .replace('        - cpp.a.b/g\n', ''),
    );
  });
});

const notCompiled = (name: string, member: string): NewFailure => ({
  scenario: `cpp.a.b/${name}`,
  message: `It does not compile: no member named '${member}' in 'Sample'\nprograms/a/check.cc:12:3: error: no member named '${member}' in 'Sample'`,
  cause: { kind: 'not-compiled' },
});
const observed = (name: string, message: string): NewFailure => ({
  scenario: `cpp.a.b/${name}`,
  message,
  cause: { kind: 'observed' },
});

describe('adding failures', () => {
  test('makes an entry for each cause and kind of message, behind all that is there', () => {
    const { text: result, added } = addToBaseline(text, [
      notCompiled('1', 'foo'),
      observed('2', 'expected 9, but it is 0'),
      notCompiled('3', 'foo'),
      notCompiled('4', 'bar'),
      observed('5', 'expected 9, but it is 0'),
    ]);
    assert.equal(
      result,
      `${text}
- reason: TODO
  failures:
    - message: "error: no member named 'foo' in 'Sample'"
      scenarios:
        - cpp.a.b/1
        - cpp.a.b/3
    - message: "error: no member named 'bar' in 'Sample'"
      scenario: cpp.a.b/4

- reason: TODO
  message: expected 9, but it is 0
  scenarios:
    - cpp.a.b/2
    - cpp.a.b/5
`,
    );
    assert.deepEqual(
      added.map(({ line, scenarios }) => [line, scenarios]),
      [
        [25, 3],
        [34, 2],
      ],
    );
    const entries = parse(result).entries.filter(lacksReason);
    assert.equal(entries.length, 5);
    assert.equal(entries[0]?.reasonLine, 25);
  });

  test('starts a file, and fits into an indented or a Windows one', () => {
    const failure = observed('1', 'expected "a: b", but it is #');
    const entry = `- reason: TODO\n  message: 'expected "a: b", but it is #'\n  scenario: cpp.a.b/1\n`;
    assert.equal(addToBaseline('', [failure]).text.replace(/^#.*\n/, ''), `\n${entry}`);
    assert.equal(addToBaseline('# none', [failure]).text, `# none\n\n${entry}`);
    const indented = '  - scenario: cpp.a.b/c\n    message: m\n    reason: r\n';
    assert.equal(addToBaseline(indented, [failure]).text, `${indented}\n${entry.replace(/^(?=.)/gm, '  ')}`);
    const windows = indented.replaceAll('\n', '\r\n');
    assert.equal(
      addToBaseline(windows, [failure]).text,
      `${windows}\n${entry.replace(/^(?=.)/gm, '  ')}`.replace(/\r?\n/g, '\r\n'),
    );
  });

  test('without a failure changes nothing', () => {
    assert.deepEqual(addToBaseline(text, []), { text, added: [] });
  });
});

describe('the excerpt of a message', () => {
  const excerpts: [message: string, kind: Cause, excerpt: string][] = [
    [
      `The generated code does not compile:\nIn file included from programs/a/check.cc:4:\ngenerated/a.pb.h:84:3: error: redefinition of 'A'\n  84 | x`,
      { kind: 'not-compiled' },
      `error: redefinition of 'A'`,
    ],
    [
      'The generator did not write a.pb.h:\na.proto:2:18: "int33" is not defined.',
      { kind: 'not-generated' },
      '"int33" is not defined.',
    ],
    [
      'A sanitizer stopped the process.\n=======\n==PID==ERROR: AddressSanitizer: heap-use-after-free on address 0x(1) at pc 0x(2)',
      { kind: 'sanitizer' },
      'ERROR: AddressSanitizer: heap-use-after-free on address',
    ],
    [
      'A sanitizer stopped the process.\n/tmp/x/a.cc:3:1: runtime error: signed integer overflow: 1 + 2',
      { kind: 'sanitizer' },
      'runtime error: signed integer overflow: 1 + 2',
    ],
    ['An exception left the scenario.\nFATAL\nCHECK failed: x', { kind: 'crashed' }, 'CHECK failed: x'],
    [
      'The scenario was left in the middle, before features/cpp/a.feature:12.',
      { kind: 'crashed' },
      'The scenario was left in the middle, before',
    ],
    ['The process died of SIGSEGV.\noutput', { kind: 'crashed', signal: 'SIGSEGV' }, 'The process died of SIGSEGV.'],
    ['expected "/register", but it is "/x"', { kind: 'observed' }, 'expected "/register", but it is "/x"'],
    [
      'Timed out waiting for a message\n  window: chrome-extension://abc',
      { kind: 'timed-out' },
      'Timed out waiting for a message',
    ],
    ['no file /tmp/a/b', { kind: 'observed' }, 'no file'],
    [`${'x'.repeat(400)}`, { kind: 'observed' }, 'x'.repeat(300)],
  ];
  for (const [message, cause, excerpt] of excerpts) {
    test(excerpt.slice(0, 60), () => {
      assert.equal(messageExcerpt(message, cause), excerpt);
      assert(message.includes(excerpt));
    });
  }
});

describe('editing a file', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'baseline-test-'));
  });
  after(() => rm(folder, { recursive: true }));

  const entry = '- scenario: cpp.oneof.set/itself\n  message: was 3\n  reason: r\n';
  const outcome = (scenario: string, more: Partial<Outcome>): Outcome => ({
    id: scenario,
    rules: ['cpp.oneof.set'],
    result: 'failed',
    location: 'a.feature:1',
    observations: 1,
    durationMs: 1,
    cause: { kind: 'observed' },
    ...more,
  });
  const judged = async (file: string, ...outcomes: Outcome[]) => {
    const counts = { planned: outcomes.length, executed: outcomes.length, observed: outcomes.length };
    return judge({ outcomes, counts, selection: false }, await loadBaseline(file));
  };

  test('tells what was deleted', async () => {
    const file = path.join(folder, 'prune.yaml');
    await writeFile(file, `# kept\n${entry}`);
    const judgement = await judged(file, outcome('cpp.oneof.set/itself', { result: 'passed' }));
    const told = await editBaselineFile(file, judgement, { prune: true, update: false });
    assert.equal(await readFile(file, 'utf8'), '# kept\n');
    assert.equal(told, `${file}: deleted 1 stale scenario:\n  cpp.oneof.set/itself\n`);
    const again = await editBaselineFile(file, await judged(file), { prune: true, update: false });
    assert.equal(again, `${file}: no stale entry to delete.\n`);
  });

  test('moves a failure that has another message now, and leaves failures of the harness alone', async () => {
    const file = path.join(folder, 'update.yaml');
    await writeFile(file, entry);
    const judgement = await judged(
      file,
      outcome('cpp.oneof.set/itself', { message: 'was 4', cause: { kind: 'crashed' } }),
      outcome('cpp.oneof.set/other', { message: 'A step is not defined.', cause: { kind: 'harness' } }),
    );
    const told = await editBaselineFile(file, judgement, { prune: false, update: true });
    const { entries } = await loadBaseline(file);
    assert.deepEqual(
      entries.map(({ scenario, message, reason }) => [scenario, message, reason]),
      [['cpp.oneof.set/itself', 'was 4', 'TODO']],
    );
    assert.match(
      told,
      /added 1 scenario \(1 of them had an entry with another message\) under 1 reason:\n {2}.*update\.yaml:3: 1 scenario: was 4\n/,
    );
    assert.match(told, /1 failure not added: /);
  });
});

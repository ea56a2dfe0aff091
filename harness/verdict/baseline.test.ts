import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { LocatedYaml } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import { loadBaseline, parseBaseline, pruneBaseline, pruneBaselineFile } from './baseline';

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
const refusal = (written: string) => {
  try {
    parse(written);
  } catch (error) {
    assert(error instanceof UsageError, String(error));
    return error.message;
  }
  return assert.fail('accepted');
};

describe('a baseline', () => {
  test('is read with the lines of its entries', () => {
    const { entries } = parse(text);
    assert.deepEqual(
      entries.map(({ scenario, line }) => [scenario, line]),
      [
        ['cpp.enum.parse/a-string-view', 4],
        ['cpp.oneof.set/from-not-set', 8],
        ['cpp.oneof.set/itself', 20],
      ],
    );
    assert.equal(entries[1]?.message, '# no comment: text\nsecond line');
    assert.equal(entries[1]?.reference, 'https://example.org/a#b');
  });

  test('without entries is one', () => {
    assert.deepEqual(parse('# nothing yet\n').entries, []);
    assert.deepEqual(parse('').entries, []);
  });

  test('with two entries for a scenario is refused, naming both lines', () => {
    const entry = '- scenario: cpp.a.b/c\n  message: m\n  reason: r\n';
    assert.match(refusal(entry + entry), /^b\.yaml:4: .*has an entry at line 1 already/);
  });

  test('with a fault is refused, quoting the line', () => {
    assert.match(refusal('- scenario: cpp.a.b/c\n  message: m\n'), /b\.yaml:1: .*reason` is missing/);
    assert.match(
      refusal('- scenario: cpp.a.b/c\n  message: ""\n  reason: r\n'),
      /b\.yaml:2: .*would match every failure/,
    );
    assert.match(refusal('- scenario: cpp.a.b/c\n  mesage: m\n  message: m\n  reason: r\n'), /`mesage` is not a key/);
    assert.match(
      refusal('- scenario: set\n  message: m\n  reason: r\n'),
      /b\.yaml:1: `- scenario: set`: .*id is its rule/,
    );
    assert.match(refusal('[{scenario: cpp.a.b/c, message: m, reason: r}]\n'), /one `- ` an entry/);
    assert.match(refusal('scenario: cpp.a.b/c\n'), /must be a list/);
  });

  test('that is missing is an error', async () => {
    await assert.rejects(
      loadBaseline('/no/such/baseline.yaml'),
      /\/no\/such\/baseline\.yaml: cannot be read: there is no such file/,
    );
  });
});

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

  test('works on a file, also one without a line break at its end and with Windows line ends', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'baseline-test-'));
    try {
      const file = path.join(folder, 'b.yaml');
      await writeFile(
        file,
        '- scenario: cpp.a.b/c\r\n  message: m\r\n  reason: r\r\n- scenario: cpp.a.b/d\r\n  message: m\r\n  reason: r',
      );
      await pruneBaselineFile(file, new Set(['cpp.a.b/d']));
      assert.equal(await readFile(file, 'utf8'), '- scenario: cpp.a.b/c\r\n  message: m\r\n  reason: r\r\n');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

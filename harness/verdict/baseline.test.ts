import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LocatedYaml } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import { lacksReason, loadBaseline, parseBaseline } from './baseline';

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

const groups = `- reason: First.
  message: no member
  scenarios:
    - cpp.a.b/c
    - cpp.a.b/d # a comment
  reference: https://example.org
- reason: Second.
  failures:
    - { scenario: cpp.a.b/e, message: one }
    - message: two
      scenarios:
        - cpp.a.b/f
        - cpp.a.b/g
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
    assert.match(refusal('[{scenario: cpp.a.b/c, message: m, reason: r}]\n'), /one `- ` per item/);
    assert.match(refusal('scenario: cpp.a.b/c\n'), /must be a list/);
  });

  test('gives one reason to several scenarios, and each its message', () => {
    const { entries } = parse(groups);
    assert.deepEqual(
      entries.map(({ scenario, message, line, reasonLine }) => [scenario, message, line, reasonLine]),
      [
        ['cpp.a.b/c', 'no member', 4, 1],
        ['cpp.a.b/d', 'no member', 5, 1],
        ['cpp.a.b/e', 'one', 9, 7],
        ['cpp.a.b/f', 'two', 12, 7],
        ['cpp.a.b/g', 'two', 13, 7],
      ],
    );
    assert.deepEqual(
      entries.map(({ reason, reference }) => [reason, reference]),
      [...Array(2).fill(['First.', 'https://example.org']), ...Array(3).fill(['Second.', undefined])],
    );
  });

  test('in groups is refused with the line of the fault', () => {
    assert.match(
      refusal('- reason: r\n  message: m\n  scenarios:\n    - cpp.a.b/c\n    - set\n'),
      /b\.yaml:5: `- set`: .*id is its rule/,
    );
    assert.match(
      refusal('- reason: r\n  scenarios:\n    - cpp.a.b/c\n'),
      /b\.yaml:1: .*`message` is missing\.\n {2}Write a part/,
    );
    assert.match(refusal('- reason: r\n  message: m\n'), /b\.yaml:1: .*`scenario` is missing, and `scenarios` too/);
    assert.match(
      refusal('- reason: r\n  message: m\n  scenario: cpp.a.b/c\n  scenarios:\n    - cpp.a.b/d\n'),
      /b\.yaml:4: .*not both/,
    );
    assert.match(
      refusal('- reason: r\n  failures:\n    - message: m\n      scenario: cpp.a.b/c\n  message: n\n'),
      /b\.yaml:5: .*`failures` has no `message` of its own/,
    );
    assert.match(refusal('- reason: r\n  failures:\n    - scenario: cpp.a.b/c\n'), /b\.yaml:3: .*`message` is missing/);
    assert.match(
      refusal('- reason: r\n  failures:\n    - message: m\n      reason: s\n      scenario: cpp.a.b/c\n'),
      /b\.yaml:4: .*`reason` is not a key of `0\.failures\.0`/,
    );
    assert.match(refusal('- reason: r\n  message: m\n  scenarios: [cpp.a.b/c]\n'), /b\.yaml:3: .*one `- ` per item/);
    assert.match(refusal('- reason: r\n  message: m\n  scenarios: []\n'), /b\.yaml:3: .*the list is empty/);
  });

  test('with a scenario in two groups is refused, naming both lines', () => {
    assert.match(
      refusal(`${groups}- scenario: cpp.a.b/d\n  message: m\n  reason: r\n`),
      /^b\.yaml:14: .*has an entry at line 5 already/,
    );
    assert.match(
      refusal('- reason: r\n  message: m\n  scenarios:\n    - cpp.a.b/c\n    - cpp.a.b/c\n'),
      /^b\.yaml:5: .*has an entry at line 4 already/,
    );
  });

  test('knows the entries that lack a reason', () => {
    const lacking = (reason: string) =>
      parse(`- scenario: cpp.a.b/c\n  message: m\n  reason: ${reason}\n`).entries.map(lacksReason);
    assert.deepEqual(lacking('TODO'), [true]);
    assert.deepEqual(lacking('"TODO: ask"'), [true]);
    assert.deepEqual(lacking('TODOs are written elsewhere'), [false]);
    assert.deepEqual(lacking('There is no TODO'), [false]);
  });

  test('that is missing is an error', async () => {
    await assert.rejects(
      loadBaseline('/no/such/baseline.yaml'),
      /\/no\/such\/baseline\.yaml: cannot be read: there is no such file/,
    );
  });
});

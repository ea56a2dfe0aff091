import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LocatedYaml } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import { Catalogue, parseCatalogue } from './catalogue';
import { identify, requireScenarios, slug } from './identity';
import { parseFeature } from './suite';

const catalogue = parseCatalogue(
  LocatedYaml.parse(
    [
      ['cpp.oneof.set', 'must'],
      ['cpp.oneof.set-clears-others', 'must'],
      ['cpp.oneof.string', 'must'],
      ['cpp.field.numeric-types', 'choice'],
      ['cpp.map.unordered', 'undefined'],
    ]
      .map(([id, level]) => `- id: ${id}\n  level: ${level}\n  rule: What ${id} says.\n`)
      .join(''),
    'catalogue.yaml',
  ),
);

const identified = (text: string, uri = 'features/cpp/oneof.feature') => identify(parseFeature(text, uri), catalogue);

function refusal(text: string): string {
  try {
    identified(text);
  } catch (error) {
    assert(error instanceof UsageError, String(error));
    return error.message;
  }
  return assert.fail('accepted');
}

const feature = (body: string) => `Feature: Oneof\n${body}`;
const inRule = (body: string, tags = '@cpp.oneof.set') => feature(`\n  ${tags}\n  Rule: Setting\n\n${body}`);

describe('the sources of a rule', () => {
  const source = (key: string) => ({ key, quote: key, section: 'Oneof', hash: '0123456789ab' });
  const ofRule = (id: string, keys: string[], level: 'must' | 'choice' = 'must') => ({
    id,
    level,
    rule: `What ${id} says.`,
    sources: keys.map(source),
  });
  const sourced = new Catalogue([
    ofRule('cpp.oneof.set', ['case', 'value']),
    ofRule('cpp.oneof.get', ['only']),
    ofRule('cpp.oneof.names', ['short', 'long'], 'choice'),
  ]);
  const read = (tags: string, ruleTags = '@cpp.oneof.set') =>
    identify(parseFeature(`Feature: F\n${ruleTags}\nRule: R\n${tags}\nScenario: s\nThen x\n`, 'o.feature'), sourced);

  test('a scenario names one of several, itself or by its rule', () => {
    assert.doesNotThrow(() => read('@source.case @source.value'));
    assert.doesNotThrow(() => read('', '@cpp.oneof.set @source.value'));
    assert.throws(
      () => read(''),
      /o\.feature:5: `cpp\.oneof\.set` has several sources.*\n.*`@source\.case`, `@source\.value`/,
    );
    assert.throws(() => read('@source.only', '@cpp.oneof.set @cpp.oneof.get'), /`cpp\.oneof\.set` has several sources/);
  });

  test('a scenario of a rule with one source, or of a choice, need not', () => {
    assert.doesNotThrow(() => read('', '@cpp.oneof.get'));
    assert.doesNotThrow(() => read('', '@cpp.oneof.names'));
  });

  test('a key that no rule of the scenario has is refused', () => {
    assert.throws(
      () => read('@source.case @source.vale'),
      /`@source\.vale` names no source of cpp\.oneof\.set\. Did you mean `value`/,
    );
    assert.throws(() => read('@source.case', '@cpp.oneof.get'), /`@source\.case` names no source of cpp\.oneof\.get/);
  });
});

describe('a scenario’s id', () => {
  test('is its rule and its name', () => {
    const [scenario] = identified(
      inRule(
        '    @needs.lite @cpp.oneof.string\n    Scenario: From “not set”!\n      Given x\n',
        '@cpp.oneof.set @cpp.oneof.set-clears-others',
      ),
    );
    assert.equal(scenario?.id, 'cpp.oneof.set/from-not-set');
    assert.deepEqual(scenario.rules, ['cpp.oneof.set', 'cpp.oneof.set-clears-others', 'cpp.oneof.string']);
    assert.equal(scenario.location, 'features/cpp/oneof.feature:7');
    assert.deepEqual(scenario.tags, [
      '@cpp.oneof.set',
      '@cpp.oneof.set-clears-others',
      '@needs.lite',
      '@cpp.oneof.string',
    ]);
  });

  const outline = (name: string) =>
    inRule(
      `    Scenario Outline: ${name}\n      Given <v>\n\n      Examples:\n        | before  | v |\n        | not set | 1 |\n        | itself  | 2 |\n`,
    );

  test('contains the row’s first column if the name does not', () => {
    assert.deepEqual(
      identified(outline('moves the case')).map(({ id, location }) => [id, location]),
      [
        ['cpp.oneof.set/moves-the-case/not-set', 'features/cpp/oneof.feature:11'],
        ['cpp.oneof.set/moves-the-case/itself', 'features/cpp/oneof.feature:12'],
      ],
    );
  });

  test('contains it once if the name does', () => {
    assert.deepEqual(
      identified(outline('from <before>')).map(({ id }) => id),
      ['cpp.oneof.set/from-not-set', 'cpp.oneof.set/from-itself'],
    );
  });

  test('does not mistake a part of a word for the row’s column', () => {
    const text = inRule(
      '    Scenario Outline: takes 10\n      Given <v>\n\n      Examples:\n        | v |\n        | 1 |\n',
    );
    assert.deepEqual(
      identified(text).map(({ id }) => id),
      ['cpp.oneof.set/takes-10/1'],
    );
  });

  test('does not depend on the line', () => {
    assert.equal(
      identified(`# a comment\n\n${outline('from <before>')}`)[0]?.id,
      identified(outline('from <before>'))[0]?.id,
    );
  });
});

describe('slugs', () => {
  for (const [text, expected] of [
    ['From a string', 'from-a-string'],
    ['m.set_foo(7)', 'm-set-foo-7'],
    ['-1', 'minus-1'],
    ['1', '1'],
    ['-0.5 and -inf', 'minus-0-5-and-minus-inf'],
    ['read-only', 'read-only'],
    ['it’s Émile', 'its-emile'],
    ['""', ''],
  ] as const) {
    test(`${text} is ${expected || 'nothing'}`, () => assert.equal(slug(text), expected));
  }
});

describe('refused is', () => {
  test('an id that is used twice, with both places', () => {
    const message = refusal(inRule('    Scenario: one\n      Given x\n    Scenario: One\n      Given y\n'));
    assert.match(
      message,
      /^features\/cpp\/oneof\.feature:8: .*`cpp\.oneof\.set\/one` is already used at features\/cpp\/oneof\.feature:6/,
    );
  });

  test('an id that two files use', () => {
    const text = inRule('    Scenario: one\n      Given x\n');
    const pickles = [...parseFeature(text, 'a.feature'), ...parseFeature(text, 'b.feature')];
    assert.throws(() => identify(pickles, catalogue), /b\.feature:6: .* is already used at a\.feature:6/);
  });

  test('a tag that is no rule, with its line and the nearest rules', () => {
    const message = refusal(inRule('    Scenario: one\n      Given x\n', '@cpp.oneof.sett'));
    assert.match(
      message,
      /^features\/cpp\/oneof\.feature:3: `@cpp\.oneof\.sett` is not a rule of the catalogue\. Did you mean `cpp\.oneof\.set`/,
    );
  });

  test('a rule with the level `undefined`', () => {
    const message = refusal(inRule('    Scenario: one\n      Given x\n', '@cpp.map.unordered'));
    assert.match(message, /:3: `@cpp\.map\.unordered` has the level `undefined`/);
  });

  test('a scenario that belongs to no rule', () => {
    assert.match(
      refusal(feature('  @slow\n  Scenario: one\n    Given x\n')),
      /:3: the scenario “one” belongs to no rule/,
    );
  });

  test('a row without a word in its first column', () => {
    const text = inRule(
      '    Scenario Outline: one\n      Given <v>\n\n      Examples:\n        | v  |\n        | "" |\n',
    );
    assert.match(refusal(text), /:11: the row’s first column, `""`, has no letter or digit/);
  });

  test('a feature that is not Gherkin, with every place', () => {
    assert.throws(
      () => parseFeature('Feature: x\n  Scenario: a\n    Given x\n    Gven y\n', 'f.feature'),
      (error) => {
        assert(error instanceof UsageError);
        assert.match(error.message, /^f\.feature:4:5: is not Gherkin: /);
        return true;
      },
    );
  });
});

describe('required rules', () => {
  const scenarios = [{ rules: ['cpp.oneof.set', 'cpp.oneof.set-clears-others'] }];

  test('each have a scenario', () => {
    assert.doesNotThrow(() => requireScenarios(scenarios, catalogue, ['cpp.oneof.set', 'cpp.oneof.set-']));
  });

  test('without a scenario are listed, one error each', () => {
    assert.throws(
      () => requireScenarios(scenarios, catalogue, ['cpp.oneof.']),
      /the rule `cpp\.oneof\.string` has no scenario/,
    );
  });

  test('need a scenario only if their level is `must`', () => {
    assert.doesNotThrow(() => requireScenarios(scenarios, catalogue, ['cpp.field.', 'cpp.map.']));
  });

  test('must exist', () => {
    assert.throws(() => requireScenarios(scenarios, catalogue, ['cpp.oneof.get']), /no rule `cpp\.oneof\.get`/);
    assert.throws(() => requireScenarios(scenarios, catalogue, ['cpp.none.']), /No rule begins with `cpp\.none\.`/);
  });
});

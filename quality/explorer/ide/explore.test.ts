// The model of the IDE: what it speaks of, its sequences, and that it finds an IDE that does otherwise.

import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import * as gherkin from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { loadCatalogue } from '../../../harness/verdict/catalogue';
import { isSample, onlyInWhole } from '../../../support/test-sample';
import { randomFrom } from '../../random';
import { exploreIde } from './explore';
import { featureOf, randomSequence, rulesOf, type Sequence, shorter, stepsOf } from './sequence';

const project = path.resolve(__dirname, '../../..');

/** Rules of the document that the model does not speak of. */
const notExplored = new Map([['ide.command.message', 'the document does not say which states can show a message']]);

const keysOf = (sequence: Sequence): string[] => sequence.map(({ key }) => key);

const sample = Array.from({ length: 200 }, (_, seed) => randomSequence(randomFrom(seed), 30));

test('the sequences check every rule that holds for all IDEs', async () => {
  const checked = new Set(sample.flatMap(rulesOf));
  const { rules } = await loadCatalogue(path.join(project, 'features/catalogue.yaml'));
  const stated = rules.filter(({ id, level }) => id.startsWith('ide.') && level === 'must').map(({ id }) => id);
  assert.deepEqual([...checked, ...notExplored.keys()].sort(), stated.sort());
});

describe('a sequence', () => {
  test('is the same for the same seed', () => {
    assert.deepEqual(keysOf(randomSequence(randomFrom(7), 30)), keysOf(sample[7]!));
    assert.notDeepEqual(keysOf(sample[8]!), keysOf(sample[7]!));
  });

  test('asks nothing about rules that are left out', () => {
    for (let seed = 0; seed < 50; seed++) {
      const rules = rulesOf(randomSequence(randomFrom(seed), 30, ['ide.log.filter', 'ide.close.']));
      assert.ok(!rules.some((rule) => rule === 'ide.log.filter' || rule.startsWith('ide.close.')));
      assert.ok(rules.length > 0);
    }
  });

  test('has shorter ones with the same last move', () => {
    for (const sequence of sample.slice(0, 30)) {
      for (const fewer of shorter(sequence)) {
        assert.ok(fewer.length < sequence.length);
        assert.equal(fewer.at(-1)?.key, sequence.at(-1)?.key);
      }
    }
    assert.ok(sample.slice(0, 30).every((sequence) => shorter(sequence).length > 0));
  });
});

test('a feature has a scenario for each sequence, and knows the step of each line', () => {
  const sequences = sample.slice(0, 5);
  const { text, stepAt } = featureOf(sequences, 'ide.explorer.explored');
  const parser = new gherkin.Parser(
    new gherkin.AstBuilder(IdGenerator.incrementing()),
    new gherkin.GherkinClassicTokenMatcher(),
  );
  const scenarios = parser.parse(text).feature!.children.flatMap(({ rule }) => rule?.children ?? []);
  assert.deepEqual(
    scenarios.map(({ scenario }) => scenario?.name),
    ['0', '1', '2', '3', '4'],
  );
  for (const [number, { scenario }] of scenarios.entries()) {
    const steps = stepsOf(sequences[number]!);
    assert.deepEqual(
      scenario!.steps.map(({ text: words, location }) => ({ words, step: stepAt.get(location.line) })),
      steps.map((step) => ({ words: step.text, step })),
    );
  }
});

test('an IDE that grants control without asking is found, in a few moves', {
  ...onlyInWhole,
  timeout: 600_000,
}, async () => {
  const findings: string[] = [];
  const tally = await exploreIde({
    subject: path.join(project, 'tests/dishonest/ide-grants-control/subject.yaml'),
    seed: 3,
    until: Number.POSITIVE_INFINITY,
    rounds: 1,
    sequences: 4,
    moves: 8,
    // It has no log, projects or playback to speak of.
    without: ['ide.log.', 'ide.playback-log.', 'ide.project.', 'ide.close.', 'ide.location.', 'ide.command.'],
    isQuick: false,
    onFinding: (text) => findings.push(text),
  });
  assert.equal(tally.sequences, 4);
  const control = findings.find((text) => text.includes('FOUND  ide.control.request'));
  assert.match(control ?? findings.join('\n'), /When plugin [AB] posts \/control with its registration payload/);
  // The shortest sequence is the request itself.
  assert.equal(control!.match(/ {6}When /g)?.length, 1);
});

test('the reference does what the model says (fixed seed)', { timeout: 600_000 }, async () => {
  const sequences = isSample ? 3 : 6;
  const findings: string[] = [];
  const tally = await exploreIde({
    subject: 'reference',
    seed: 11,
    until: Number.POSITIVE_INFINITY,
    rounds: 1,
    sequences,
    moves: 16,
    without: [],
    isQuick: true,
    onFinding: (text) => findings.push(text),
  });
  assert.deepEqual(findings, []);
  assert.ok(tally.moves > 13 * sequences);
});

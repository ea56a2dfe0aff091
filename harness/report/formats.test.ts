// The formats that `report` writes from verdict.json: markdown, annotations, badge.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { madeUpVerdict } from '../verdict/made-up';
import type { VerdictDocument } from '../verdict/report';
import { annotations } from './annotations';
import { badge } from './badge';
import { markdown } from './markdown';

type Scenario = VerdictDocument['scenarios'][number];

const passed = (number: number): Scenario => ({
  id: `cpp.enum.values/scenario-${number}`,
  rules: ['cpp.enum.values'],
  verdict: 'passed',
  location: `features/cpp/enum.feature:${number}`,
  observations: 1,
  durationMs: 1,
});

const red = (number: number, message: string): Scenario => ({
  ...passed(number),
  id: `cpp.oneof.set/scenario-${number}`,
  rules: ['cpp.oneof.set'],
  verdict: 'failed',
  message,
  failedStep: { line: number + 3, text: 'Then `m.foo()` is `9`' },
});

/** A run in which every red scenario has a cause of its own. */
function runOf(...scenarios: Scenario[]): VerdictDocument {
  const causes = scenarios
    .filter(({ verdict }) => verdict === 'failed')
    .map(({ id, rules, message = '' }) => ({ kind: 'observed', title: message, rules, scenarios: [id] }));
  return madeUpVerdict('mine', scenarios, { conforms: causes.length === 0, causes });
}

const hostile = 'a\n::set-output name=x::y\n```\n<script>alert(1)</script> & | @everyone [a](b) 100% \u001b[31m';

describe('markdown', () => {
  test('says what ran, why it failed, and how each section ended', () => {
    const text = markdown([runOf(passed(1), red(2, 'expected 9, but it is 0'))]);
    assert.match(
      text,
      /^## ❌ mine does not conform\n\nmine does not conform: 1 of 2 scenarios is red, with 1 cause\.\n/,
    );
    assert.match(text, /\*\*1\. `cpp\.oneof\.set`\*\* expected 9, but it is 0\n/);
    assert.match(text, /`cpp\.oneof\.set\/scenario-2` \(`features\/cpp\/enum\.feature:5`\)/);
    assert.match(text, /```text\nThen `m\.foo\(\)` is `9`\nexpected 9, but it is 0\n```/);
    assert.match(text, /\| `cpp\.oneof` \| {2}\| 1 \| {2}\| {2}\|\n\| `cpp\.enum` \| 1 \|/);
  });

  test('a subject cannot write markup: its words stay in code blocks that they cannot close', () => {
    const text = markdown([runOf(red(1, hostile))]);
    const outside = text.replace(/^(`{4,})text\n[\s\S]*?^\1$/gm, 'BLOCK');
    assert.match(outside, /BLOCK/);
    assert.doesNotMatch(outside, /<script|@everyone|\[a\]/);
  });

  test('is never longer than GitHub takes', () => {
    const many = Array.from({ length: 5000 }, (_, number) =>
      red(number, `${'word '.repeat(400)}${number}\n`.repeat(20)),
    );
    const text = markdown([runOf(...many)]);
    assert.ok(Buffer.byteLength(text) < 500_000, String(Buffer.byteLength(text)));
    assert.match(text, /… and 4,970 more causes\./);
    const runs = Array.from({ length: 40 }, () => runOf(...many.slice(0, 40)));
    assert.ok(Buffer.byteLength(markdown(runs)) <= 1_048_576);
  });
});

describe('annotations', () => {
  test('name the place of the failed step, and escape everything that GitHub would read', () => {
    const [error, notice, end] = annotations([runOf(red(1, hostile))]).split('\n');
    assert.match(error!, /^::error file=features\/cpp\/enum\.feature,line=4,title=mine%3A cpp\.oneof\.set::/);
    assert.ok(error!.includes('is `9`%0Aa%0A::set-output'), error);
    assert.ok(error!.includes('100%25'), error);
    assert.match(notice!, /^::notice title=Touchstone::mine does not conform: 1 of 1 scenario is red, with 1 cause\.$/);
    assert.equal(end, '');
  });

  test('are at most ten errors, and say how many are left out', () => {
    const run = runOf(...Array.from({ length: 14 }, (_, number) => red(number, `message ${number}`)));
    const lines = annotations([run]).trimEnd().split('\n');
    assert.equal(lines.filter((line) => line.startsWith('::error ')).length, 10);
    assert.match(
      lines[10]!,
      /^::notice .* 4 errors are not shown here\.$|^::notice .* 4 more errors are not shown here\.$/,
    );
  });

  test('a run that conforms has a notice alone', () => {
    assert.equal(
      annotations([runOf(passed(1))]),
      '::notice title=Touchstone::mine conforms: all of 1 scenario ended as they should.\n',
    );
  });
});

describe('the badge', () => {
  test('is an SVG with a title that says all', () => {
    const svg = badge([runOf(passed(1))]);
    assert.match(svg, /^<svg [^>]*role="img" aria-labelledby="title">\n {2}<title id="title">mine conforms: all of 1 /);
    assert.match(svg, />conforms<\/text>/);
  });

  test('does not claim more than what ran', () => {
    assert.match(badge([{ ...runOf(passed(1)), selection: { shard: '1/2' } }]), />conforms \(selection\)</);
    assert.match(badge([runOf(red(1, 'x'))]), />1 red</);
    assert.match(badge([runOf(passed(1)), runOf(red(1, 'x'))]), />1 of 2 conform</);
  });

  test('a name cannot end an element', () => {
    const svg = badge([{ ...runOf(passed(1)), subject: '</text><script>' }]);
    assert.doesNotMatch(svg, /<script>/);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noBaseline } from './baseline';
import { judge } from './judge';
import { judged, outcomes } from './made-up';
import { verdictDocument } from './report';
import { summary } from './summary';

const style = { subject: 'mine', report: 'reports/report/index.html', colour: false };

describe('the summary', () => {
  test('is short if everything passes', () => {
    const text = summary(judged(outcomes(['passed', 'passed', 'passed', 'not-applicable'])), {
      ...style,
      elapsedMs: 2345,
    });
    assert.equal(
      text,
      [
        'rules       3 passed  0 failed  0 expected to fail  0 not applicable',
        'scenarios   3 passed  0 failed  0 expected to fail  1 not applicable',
        'counts      3 planned  3 executed  3 observed',
        'median      1.5 ms a scenario of cpp',
        'report      reports/report/index.html',
        'mine conforms (2.3 s).',
        '',
      ].join('\n'),
    );
  });

  test('shows the median duration of each column’s scenarios', () => {
    const [cpp, slow, ide, notRun] = outcomes(['passed', 'passed', 'passed', 'not-applicable']);
    const list = [cpp!, { ...slow!, durationMs: 30 }, { ...ide!, id: 'ide.log.post/x', durationMs: 87.4 }, notRun!];
    assert.match(summary(judged(list), style), /^median {6}30 ms a scenario of cpp {2}87 ms a scenario of ide$/m);
  });

  test('names each failure with its place and the first lines of its message', () => {
    const message = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n');
    const text = summary(judged(outcomes(['passed', 'failed'], message)), style);
    assert.match(text, /failed {2}cpp\.oneof\.rule-1\/scenario-1\n {2}features\/cpp\/oneof\.feature:2\n {2}line 0\n/);
    assert.match(text, /line 5\n {2}… 24 more lines\n/);
    assert.doesNotMatch(text, /line 6/);
    assert.match(text, /mine does not conform: 1 problem\./);
  });

  test('says what kind of failure it was', () => {
    const [failed] = outcomes(['failed'], 'Why.');
    const crashed = { ...failed!, cause: { kind: 'crashed', signal: 'SIGSEGV' } } as const;
    assert.match(summary(judged([crashed]), style), /^failed: crashed \(SIGSEGV\) {2}cpp\.oneof\.rule-0\/scenario-0$/m);
    const vacuous = { ...failed!, result: 'passed' } as const;
    assert.match(summary(judged([vacuous]), style), /^observed nothing {2}cpp\.oneof\.rule-0\/scenario-0$/m);
  });

  test('limits the number of failures that it shows', () => {
    const text = summary(judged(outcomes(Array(1000).fill('failed'), 'x')), style);
    assert(text.split('\n').length < 100);
    assert.match(text, /… and 980 more/);
  });

  test('says which scenarios got another verdict when they ran once more', () => {
    const [flaky, red, unseen] = outcomes(['passed', 'failed', 'passed'], 'the second run');
    const firstRun = { ...outcomes(['failed'], 'the first run')[0]! };
    const list = [{ ...flaky!, firstRun }, { ...red!, firstRun }, unseen!];
    assert.match(
      summary(judged(list), style),
      /^again {7}2 red scenarios ran once more in a new browser; 1 differed on a second look, which counts:\n {12}cpp\.oneof\.rule-0\/scenario-0: failed at first, then passed\nreport /m,
    );
    const document = verdictDocument(judged(list), 'mine', '0.1.0');
    assert.deepEqual(document.secondLooks, { taken: 2, differed: 1 });
    assert.deepEqual(document.scenarios[1]?.firstLook, { verdict: 'failed', message: 'the first run' });
    assert.equal(document.scenarios[2]?.firstLook, undefined);
  });

  test('shows problems of the run itself', () => {
    const list = outcomes(['passed']);
    const judgement = judge(
      { outcomes: list, counts: { planned: 2, executed: 1, observed: 1 }, selection: false },
      noBaseline,
    );
    assert.match(summary(judgement, style), /2 scenarios were planned, but 1 were executed\./);
  });

  test('has colours only on request', () => {
    const judgement = judged(outcomes(['passed', 'failed'], 'x'));
    assert(!summary(judgement, style).includes('\u001b'));
    assert(summary(judgement, { ...style, colour: true }).includes('\u001b[31m'));
  });
});

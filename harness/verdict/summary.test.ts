import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noBaseline } from './baseline';
import { judge } from './judge';
import { facts, judged, outcomes } from './made-up';
import { verdictDocument } from './report';
import { summary } from './summary';

const style = { subject: 'mine', report: 'reports/report/index.html', failures: [], colour: false };

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

  test('begins with the failures', () => {
    const text = summary(judged(outcomes(['passed', 'failed'], 'why')), {
      ...style,
      failures: ['failed: crashed', ''],
    });
    assert.match(text, /^failed: crashed\n\nrules /);
    assert.match(text, /mine does not conform: 1 problem\./);
  });

  test('says which scenarios got another verdict when they ran once more', () => {
    const [flaky, red, unseen] = outcomes(['passed', 'failed', 'passed'], 'the second run');
    const firstRun = { ...outcomes(['failed'], 'the first run')[0]! };
    const list = [{ ...flaky!, firstRun }, { ...red!, firstRun }, unseen!];
    assert.match(
      summary(judged(list), style),
      /^again {7}2 red scenarios ran once more in a new browser; 1 differed on a second look, which counts:\n {12}cpp\.oneof\.rule-0\/scenario-0: failed at first, then passed\nreport /m,
    );
    const document = verdictDocument(judged(list), facts);
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

  test('wraps its figures on a narrow terminal', () => {
    const judgement = judged(outcomes(['passed', 'failed', 'not-applicable'], 'why'));
    const text = summary(judgement, { ...style, colour: true, columns: 48 });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    const lines = text.replaceAll(/\u001b\[\d+m/g, '').split('\n');
    assert(lines.includes('rules       1 passed  1 failed'), text);
    assert(lines.includes('            0 expected to fail'), text);
    assert.deepEqual(
      lines.filter((line) => line.length >= 48 && !line.startsWith('report')),
      [],
    );
  });

  test('has colours only on request', () => {
    const judgement = judged(outcomes(['passed', 'failed'], 'x'));
    assert(!summary(judgement, style).includes('\u001b'));
    assert(summary(judgement, { ...style, colour: true }).includes('\u001b[31m'));
  });
});

import assert from 'node:assert/strict';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { UsageError } from '../../support/usage-error';
import { noBaseline } from './baseline';
import { judge, type Run } from './judge';
import type { Outcome } from './outcome';
import { readVerdict, summary, verdictDocument, writeVerdict } from './report';

function outcomes(results: readonly Outcome['result'][], message?: string): Outcome[] {
  return results.map((result, index) => ({
    id: `cpp.oneof.rule-${index % 3}/scenario-${index}`,
    rules: [`cpp.oneof.rule-${index % 3}`],
    result,
    ...(message !== undefined && result === 'failed' && { message }),
    location: `features/cpp/oneof.feature:${index + 1}`,
    observations: result === 'passed' ? 3 : 0,
    durationMs: 1.5,
  }));
}

function judged(list: readonly Outcome[]) {
  const applicable = list.filter(({ result }) => result !== 'not-applicable');
  const observed = applicable.filter(({ observations }) => observations > 0).length;
  const run: Run = {
    outcomes: list,
    counts: { planned: applicable.length, executed: applicable.length, observed },
    selection: false,
  };
  return judge(run, noBaseline);
}

const style = { subject: 'mine', reports: 'reports', colour: false };

describe('the summary', () => {
  test('is short when all is well', () => {
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
        'reports     reports',
        'mine conforms (2.3 s).',
        '',
      ].join('\n'),
    );
  });

  test('says how long half of the scenarios of each document took at most', () => {
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

  test('does not bury the figures under a thousand failures', () => {
    const text = summary(judged(outcomes(Array(1000).fill('failed'), 'x')), style);
    assert(text.split('\n').length < 100);
    assert.match(text, /… and 980 more/);
  });

  test('says what is wrong with the run itself', () => {
    const list = outcomes(['passed']);
    const judgement = judge(
      { outcomes: list, counts: { planned: 2, executed: 1, observed: 1 }, selection: false },
      noBaseline,
    );
    assert.match(summary(judgement, style), /2 scenarios were planned, but 1 were executed\./);
  });

  test('says which scenarios got another verdict when they ran once more', () => {
    const [flaky, red, unseen] = outcomes(['passed', 'failed', 'passed'], 'the second run');
    const firstRun = { ...outcomes(['failed'], 'the first run')[0]! };
    const list = [{ ...flaky!, firstRun }, { ...red!, firstRun }, unseen!];
    assert.match(
      summary(judged(list), style),
      /^again {7}2 red scenarios ran once more in a new browser; 1 differed on a second look, which counts:\n {12}cpp\.oneof\.rule-0\/scenario-0: failed at first, then passed\nreports/m,
    );
    const document = verdictDocument(judged(list), 'mine', '0.1.0');
    assert.deepEqual(document.secondLooks, { taken: 2, differed: 1 });
    assert.deepEqual(document.scenarios[1]?.firstLook, { verdict: 'failed', message: 'the first run' });
    assert.equal(document.scenarios[2]?.firstLook, undefined);
  });

  test('is coloured only when asked', () => {
    const judgement = judged(outcomes(['passed', 'failed'], 'x'));
    assert(!summary(judgement, style).includes('\u001b'));
    assert(summary(judgement, { ...style, colour: true }).includes('\u001b[31m'));
  });
});

describe('verdict.json', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'report-test-'));
  });
  after(() => rm(folder, { recursive: true }));

  test('has the documented shape and is read back as it was', async () => {
    const document = verdictDocument(judged(outcomes(['passed', 'failed', 'not-applicable'], 'why')), 'mine', '0.1.0');
    assert.deepEqual(Object.keys(document), ['subject', 'suite', 'counts', 'secondLooks', 'rules', 'scenarios']);
    assert.deepEqual(document.secondLooks, { taken: 0, differed: 0 });
    assert.deepEqual(document.rules['cpp.oneof.rule-1'], { passed: 0, failed: 1, expected: 0, notApplicable: 0 });
    assert.deepEqual(document.scenarios[1], {
      id: 'cpp.oneof.rule-1/scenario-1',
      rules: ['cpp.oneof.rule-1'],
      verdict: 'failed',
      message: 'why',
      location: 'features/cpp/oneof.feature:2',
      observations: 0,
      durationMs: 1.5,
    });
    const file = await writeVerdict(path.join(folder, 'new', 'reports'), document);
    assert.deepEqual(await readVerdict(file), document);
    assert.deepEqual(await readdir(path.dirname(file)), ['verdict.json'], 'nothing is left beside it');
    assert.match(await readFile(file, 'utf8'), /\n$/);
  });

  test('follows a link to where it leads; a folder in its place is refused', async () => {
    const document = verdictDocument(judged(outcomes(['passed'])), 'mine', '0.1.0');
    const linked = path.join(folder, 'linked');
    await mkdir(linked);
    await symlink('../elsewhere.json', path.join(linked, 'verdict.json'));
    await writeVerdict(linked, document);
    assert.ok((await lstat(path.join(linked, 'verdict.json'))).isSymbolicLink());
    assert.deepEqual(await readVerdict(path.join(folder, 'elsewhere.json')), document);
    await mkdir(path.join(folder, 'taken', 'verdict.json'), { recursive: true });
    await assert.rejects(writeVerdict(path.join(folder, 'taken'), document), UsageError);
  });

  test('that is none is refused', async () => {
    await assert.rejects(readVerdict(path.join(folder, 'none.json')), /none\.json: there is no such file/);
    await writeFile(path.join(folder, 'text.json'), 'no');
    await assert.rejects(readVerdict(path.join(folder, 'text.json')), /text\.json: is not JSON/);
    await writeFile(path.join(folder, 'other.json'), '{"subject":"x"}');
    await assert.rejects(readVerdict(path.join(folder, 'other.json')), /other\.json: is no verdict: `suite`/);
  });
});

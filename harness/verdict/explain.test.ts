import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Catalogue } from './catalogue';
import { explain } from './explain';
import { readHistories, recordVerdicts } from './history';
import type { IdentifiedScenario } from './identity';
import { madeUpVerdict } from './made-up';
import type { VerdictDocument } from './report';
import type { Verdict } from './verdict';

const catalogue = new Catalogue([
  { id: 'cpp.oneof.set', level: 'must', rule: 'Setting a member moves the case to it.' },
  { id: 'cpp.oneof.string', level: 'must', rule: 'A string member has accessors.' },
]);

const scenario = (name: string): IdentifiedScenario => ({
  id: `cpp.oneof.set/${name}`,
  rules: ['cpp.oneof.set'],
  name,
  written: { name, line: 21 },
  location: 'features/cpp/oneof.feature:21',
  tags: [],
});

function verdict(subject: string, verdicts: Record<string, Verdict>): VerdictDocument {
  const scenarios = Object.entries(verdicts).map(([name, verdict]) => ({
    id: `cpp.oneof.set/${name}`,
    rules: ['cpp.oneof.set'],
    verdict,
    ...(verdict === 'failed' && { message: 'was 3, not 4\nmore' }),
    location: 'features/cpp/oneof.feature:21',
    observations: 1,
    durationMs: 1,
  }));
  return madeUpVerdict(subject, scenarios);
}

test('a rule is explained by its scenarios and their last verdicts for every subject', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'explain-test-'));
  try {
    assert.deepEqual(await readHistories(folder), []);
    await recordVerdicts(
      folder,
      verdict('mine', { one: 'passed', two: 'passed' }),
      false,
      new Date('2026-01-02T03:04:05Z'),
    );
    // A selection keeps the verdicts of other scenarios; a whole run drops scenarios that no longer exist.
    await recordVerdicts(folder, verdict('mine', { two: 'failed' }), true, new Date('2026-01-03T03:04:05Z'));
    await recordVerdicts(
      folder,
      verdict('other', { one: 'passed', gone: 'passed' }),
      false,
      new Date('2026-01-04T00:00:00Z'),
    );
    await recordVerdicts(folder, verdict('other', { one: 'passed' }), false, new Date('2026-01-04T00:00:00Z'));
    await writeFile(path.join(folder, 'history', 'verdicts', 'mine', 'cpp.broken.json'), '{');
    const histories = await readHistories(folder);
    assert.deepEqual(Object.keys(histories[1]?.scenarios ?? {}), ['cpp.oneof.set/one']);
    assert.equal(
      explain('cpp.oneof.set', catalogue, [scenario('one'), scenario('two')], histories),
      `cpp.oneof.set
  Setting a member moves the case to it.
  must: every implementation is held to it

cpp.oneof.set/one
  features/cpp/oneof.feature:21
  mine: passed (2026-01-02 03:04 UTC)
  other: passed (2026-01-04 00:00 UTC)
cpp.oneof.set/two
  features/cpp/oneof.feature:21
  mine: failed (2026-01-03 03:04 UTC): was 3, not 4
  other: not run yet
`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('histories of several reports folders are merged; the newest verdict of a scenario counts', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'history-test-'));
  try {
    const nested = path.join(folder, 'protoc');
    const [older, newer] = [new Date('2026-01-02T03:04:05Z'), new Date('2026-01-03T03:04:05Z')];
    await recordVerdicts(folder, verdict('protoc', { one: 'failed', two: 'passed' }), false, older);
    await recordVerdicts(nested, verdict('protoc', { one: 'passed' }), false, newer);
    await recordVerdicts(nested, verdict('mine', { one: 'passed' }), false, older);
    const histories = await readHistories(folder);
    assert.deepEqual(
      histories.map(({ subject, scenarios }) => [subject, Object.values(scenarios).map((last) => last.verdict)]),
      [
        ['mine', ['passed']],
        ['protoc', ['passed', 'passed']],
      ],
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a whole run forgets the sections that it does not have; a selection keeps them', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'history-test-'));
  const known = async () => Object.keys((await readHistories(folder))[0]?.scenarios ?? {});
  const [first, second] = [verdict('mine', { one: 'passed' }), verdict('mine', { two: 'passed' })];
  const other = second.scenarios.map((scenario) => ({ ...scenario, id: 'cpp.map.at/two', rules: ['cpp.map.at'] }));
  const ofMap = { ...second, scenarios: other };
  try {
    await recordVerdicts(folder, first, false, new Date('2026-01-02T03:04:05Z'));
    await recordVerdicts(folder, ofMap, true, new Date('2026-01-03T03:04:05Z'));
    assert.deepEqual(await known(), ['cpp.map.at/two', 'cpp.oneof.set/one']);
    await recordVerdicts(folder, ofMap, false, new Date('2026-01-04T03:04:05Z'));
    assert.deepEqual(await known(), ['cpp.map.at/two']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a rule without scenarios or verdicts says so', () => {
  assert.match(explain('cpp.oneof.string', catalogue, [scenario('one')], []), /This rule has no scenario/);
  assert.match(
    explain('cpp.oneof.set', catalogue, [scenario('one')], []),
    /No verdicts are known yet.*--rule cpp\.oneof\.set/,
  );
});

test('an unknown rule is an error that suggests similar ids', () => {
  assert.throws(
    () => explain('cpp.oneof.sett', catalogue, [], []),
    /no rule `cpp\.oneof\.sett`\. Did you mean `cpp\.oneof\.set`\?/,
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureLines } from './failures';
import type { ReportData, ReportGroup, ReportScenario } from './report-data';

const feature = {
  uri: 'features/cpp/oneof.feature',
  text: [
    'Feature: Oneofs',
    '  Scenario Outline: <kind>',
    '    When `m.clear()`',
    '    Then `m.number()` is `<n>`',
  ].join('\n'),
};

function scenario(id: string, failure: Partial<ReportScenario>): ReportScenario {
  const shared = {
    name: id,
    rules: ['cpp.oneof.clear'],
    verdict: 'failed',
    feature: 0,
    line: 7,
    backgrounds: [],
  } as const;
  return { id: `cpp.oneof.clear/${id}`, ...shared, block: [2, 4], durationMs: 1, ...failure };
}

function report(scenarios: readonly ReportScenario[], groups: readonly ReportGroup[]): ReportData {
  return {
    version: 1,
    subject: 'mine',
    versions: {},
    date: '2026-01-01T00:00:00.000Z',
    elapsedMs: 1,
    conforms: false,
    selection: false,
    otherProblems: [],
    rules: [{ id: 'cpp.oneof.clear', level: 'must', sentence: 'Clearing a member that is not set does nothing.' }],
    features: [feature],
    scenarios,
    groups,
  };
}

const style = { colour: false, all: false, command: 'npm run conformance --' };
const group = (ids: readonly string[], rules = ['cpp.oneof.clear']): ReportGroup => ({
  title: 'expected 9, but it is 0',
  kind: 'observed',
  rules,
  scenarios: ids.map((id) => `cpp.oneof.clear/${id}`),
});
const wrong = { failedAt: 4, row: { n: '9' }, message: 'expected 9, but it is 0', expected: '9', actual: '0' };

test('a cause is told once: rule, scenario, step with its values, values, how many more, replay', () => {
  const scenarios = ['a', 'b', 'c'].map((id) => scenario(id, wrong));
  const lines = failureLines(report(scenarios, [group(['a', 'b', 'c'], ['cpp.oneof.clear', 'cpp.oneof.set'])]), style);
  assert.deepEqual(lines, [
    'failed: observed another value  cpp.oneof.clear  Clearing a member that is not set does nothing.',
    '  cpp.oneof.clear/a',
    '  features/cpp/oneof.feature:4  Then `m.number()` is `9`',
    '    expected  9',
    '    actual    0',
    '  and 2 more scenarios of 2 rules (cpp.oneof.clear, cpp.oneof.set) with the same cause',
    '  replay: npm run conformance -- replay cpp.oneof.clear/a',
    '',
  ]);
});

test('--all shows every scenario of every cause', () => {
  const names = Array.from({ length: 12 }, (_, number) => `s${number}`);
  const data = report(
    names.map((name) => scenario(name, wrong)),
    names.slice(1).map((name, index) => group(index === 0 ? [name, 's0'] : [name])),
  );
  const short = failureLines(data, style).join('\n');
  assert.match(short, /and 1 more cause: --all shows them\./);
  assert.doesNotMatch(short, /clear\/s11/);
  const long = failureLines(data, { ...style, all: true }).join('\n');
  assert.match(long, /with the same cause:\n {4}cpp\.oneof\.clear\/s0\n/);
  assert.match(long, /clear\/s11/);
});

test('texts of several lines are shown as a difference', () => {
  const texts = { expected: 'a\nb\nc', actual: 'a\nx\nc', message: 'expected another text' };
  const lines = failureLines(report([scenario('a', { ...wrong, ...texts })], [group(['a'])]), style);
  assert.deepEqual(lines.slice(3, 7), ['     a', '    -b', '    +x', '     c']);
});

test('a message of a tool is cut after some lines', () => {
  const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const data = report([scenario('a', { message })], [{ ...group(['a']), kind: 'not-compiled' }]);
  const text = failureLines(data, style).join('\n');
  assert.match(text, /^failed: does not compile {2}cpp/);
  assert.match(text, /line 7\n {4}… 22 more lines\n/);
});

test('the generated line that a tool points at is shown with the lines around it', () => {
  const generated = { file: 'generated/a/a.pb.h', line: 10, first: 9, lines: ['', '  int foo_size();', '  int x;'] };
  const message = 'It does not compile: foo_size is not const\nwhere\nwhy';
  const data = report([scenario('a', { message, generated })], [{ ...group(['a']), kind: 'not-compiled' }]);
  assert.deepEqual(failureLines(data, style).slice(3, 8), [
    '    It does not compile: foo_size is not const',
    '    generated/a/a.pb.h:10',
    '       9',
    '    > 10    int foo_size();',
    '      11    int x;',
  ]);
});

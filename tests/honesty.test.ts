// The harness against subjects that are not to be trusted: each ends red, on the rules that it breaks and on no other.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { Attachment, Envelope } from '@cucumber/messages';
import { type CommandRun, conformance, project, redRules } from './command';

const features = (...names: string[]): string[] => names.map((name) => path.join('features', 'cpp', `${name}.feature`));
const rulesOf = (...rules: string[]): string[] => rules.flatMap((rule) => ['--rule', `ide.${rule}`]);
const dishonest = path.join(project, 'tests', 'dishonest');
const subject = (name: string): string[] => ['--subject', path.join(dishonest, `${name}.yaml`)];
/** What is red waits for what never comes: half as long as otherwise. */
const ide = (name: string): string[] => [
  ...['--subject', path.join(dishonest, `ide-${name}`, 'subject.yaml')],
  ...['--wait', '10'],
];

/** Every scenario has a verdict, and what is red breaks one of the rules. */
function assertRedOnExactly(run: CommandRun, rules: readonly string[]): void {
  assert.equal(run.status, 1, run.output);
  assert.deepEqual(redRules(run), [...rules].sort(), run.output);
  const { counts } = run.verdict!;
  assert(counts.planned > 0);
  assert.equal(counts.executed, counts.planned);
  const others = Object.entries(run.verdict!.rules).filter(([rule]) => !rules.includes(rule));
  assert(others.length > 0, 'other rules are judged too');
  assert(others.some(([, { passed, expected }]) => passed + expected > 0));
  for (const [rule, { passed, expected, notApplicable }] of others) assert(passed + expected + notApplicable > 0, rule);
}

test('a generator whose header of one schema does not compile', async () => {
  const run = await conformance([...subject('uncompilable-header'), ...features('nested/nested', 'presence/presence')]);
  assertRedOnExactly(run, ['cpp.nested.alias', 'cpp.nested.class', 'cpp.nested.forward-declaration']);
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /The generated code does not compile:[\s\S]*nested\.pb\.h/);
  }
});

test('a generator that never ends for one schema', async () => {
  const run = await conformance([...subject('hang'), ...features('nested/nested', 'presence/presence')]);
  const presence = ['clear', 'mutable', 'release', 'set', 'set-allocated', 'set-allocated-null'];
  assertRedOnExactly(
    run,
    presence.map((rule) => `cpp.presence.${rule}`),
  );
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /The generator did not write .*\n.*stopped: no end after 2 s/);
  }
});

test('a generator whose set_allocated leaks what the field held', async () => {
  const run = await conformance([...subject('leak'), ...features('field/message')]);
  assertRedOnExactly(run, ['cpp.field.message-set-allocated', 'cpp.field.message-set-allocated-null']);
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /Memory leaked/);
  }
});

test('a generator that crashes in one case: there is nothing to release', async () => {
  const run = await conformance([...subject('crash'), ...features('field/message')]);
  assertRedOnExactly(run, ['cpp.field.message-release']);
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /SIGILL|SIGTRAP|sanitizer/);
  }
});

test('an IDE that grants control without asking', async () => {
  const judged = ['control.request', 'control.accept', 'control.restart', 'control.exclusive'];
  // It plays no tests.
  const unplayed = ['--name', '^(?!.*during playback)'];
  const run = await conformance([...ide('grants-control'), ...rulesOf(...judged), ...unplayed]);
  // Who restarts it and whom it excludes is as it should be; only that the user consents is not.
  assertRedOnExactly(run, ['ide.control.accept', 'ide.control.request']);
});

test('an IDE that answers an empty xpath instead of an error', async () => {
  const run = await conformance([
    ...ide('empty-xpath'),
    ...rulesOf('location.found', 'location.not-found', 'location.locators'),
  ]);
  assertRedOnExactly(run, ['ide.location.not-found']);
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /an error was expected.*answered ""/);
  }
  await assertEvidence(run);
});

/** Each red scenario shows the window and the tab under test, what was said and what was written, in the report for people too. */
async function assertEvidence({ reports, verdict }: CommandRun): Promise<void> {
  // A red scenario runs twice, and each run leaves its evidence.
  const runs = 2 * verdict!.scenarios.filter((scenario) => scenario.verdict === 'failed').length;
  const messages = await readFile(path.join(reports, 'messages.ndjson'), 'utf8');
  const attachments = messages
    .trimEnd()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as Envelope).attachment ?? []);
  const named = (name: string): Attachment[] => attachments.filter(({ fileName }) => fileName === name);
  for (const name of ['ide.png', 'tab-1.png']) {
    assert.equal(named(name).length, runs, name);
    for (const { body } of named(name)) assert.match(Buffer.from(body, 'base64').toString('latin1'), /^.PNG/);
  }
  assert.equal(named('messages.txt').length, runs);
  for (const { body } of named('messages.txt')) {
    assert.match(body, /^ *\d+ ms {2}Plugin A -> IDE {2}\{"uri":"\/register"/);
    assert.match(body, /^ *\d+ ms {2}Plugin A <- IDE {2}""$/m);
  }
  assert.equal(named('console.txt').length, runs);
  for (const { body } of named('console.txt')) {
    assert.match(body, /^ *\d+ ms {2}chrome-extension:.*ide\.html warning: Found nothing at /m);
  }
  const report = await readFile(path.join(reports, 'report.html'), 'utf8');
  for (const { body } of [...named('ide.png'), ...named('tab-1.png')]) assert(report.includes(body));
}

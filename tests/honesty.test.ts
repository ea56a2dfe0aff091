// Faulty subjects: each run is red on exactly the rules that the subject breaks.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { onlyInWhole } from '../support/test-sample';
import { type CommandRun, conformance, project, redRules, reportOf } from './command';

const features = (...names: string[]): string[] => names.map((name) => path.join('features', 'cpp', `${name}.feature`));
const rulesOf = (...rules: string[]): string[] => rules.flatMap((rule) => ['--rule', `ide.${rule}`]);
const dishonest = path.join(project, 'tests', 'dishonest');
const subject = (name: string): string[] => ['--subject', path.join(dishonest, `${name}.yaml`)];
/** Arguments for a faulty IDE. Red scenarios wait until their limit, so the limit is below the default. */
const ide = (name: string): string[] => [
  ...['--subject', path.join(dishonest, `ide-${name}`, 'subject.yaml')],
  ...['--wait', '6'],
];

/** Asserts that every scenario has a verdict, and that exactly these rules are red. */
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

test('a generator whose header of one schema does not compile', onlyInWhole, async () => {
  const run = await conformance([...subject('uncompilable-header'), ...features('nested/nested', 'presence/presence')]);
  assertRedOnExactly(run, ['cpp.nested.alias', 'cpp.nested.class', 'cpp.nested.forward-declaration']);
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /The generated code does not compile:[\s\S]*nested\.pb\.h/);
  }
});

test('a generator that never ends for one schema', async () => {
  const run = await conformance([...subject('hang'), ...features('nested/nested', 'presence/presence')]);
  // Each scenario of the feature has this schema, and some show a rule of the fields, too.
  const text = await readFile(path.join(project, 'features', 'cpp', 'presence', 'presence.feature'), 'utf8');
  assertRedOnExactly(run, [...new Set(Array.from(text.matchAll(/@(cpp\.[\w.-]+)/g), ([, rule]) => rule!))]);
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed')
      assert.match(message!, /The generator did not write .*\n.*killed: it did not end within 6 s/);
  }
});

test('a generator whose set_allocated leaks the old value', onlyInWhole, async () => {
  const run = await conformance([...subject('leak'), ...features('field/message')]);
  // One scenario of `mutable_` prepares its message with `set_allocated_`.
  const rules = ['mutable', 'set-allocated', 'set-allocated-null'];
  assertRedOnExactly(
    run,
    rules.flatMap((rule) => [`cpp.field.message-${rule}`, `cpp.presence.${rule}`]),
  );
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /Memory leaked/);
  }
});

test('a generator whose release crashes on an empty field', async () => {
  const run = await conformance([...subject('crash'), ...features('field/message')]);
  assertRedOnExactly(run, ['cpp.field.message-release', 'cpp.presence.release']);
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /SIGILL|SIGTRAP|sanitizer/);
  }
});

test('an IDE that grants control without asking', onlyInWhole, async () => {
  const judged = ['control.request', 'control.accept', 'control.restart', 'control.exclusive'];
  // It plays no tests. A few scenarios of each rule: the red ones wait.
  const names = [
    ...['A registered plugin needs', 'The user is asked by the name of the payload', 'By a plugin that was'],
    ...['The IDE starts afresh', 'The caller is registered', 'Without control', 'A registration under the name'],
    ...['Another plugin is refused (POST /log|GET /project)', 'A refused call'],
  ];
  const some = ['--name', `^(${names.join('|')})`];
  const feature = path.join('features', 'ide', 'control.feature');
  const run = await conformance([...ide('grants-control'), feature, ...rulesOf(...judged), ...some]);
  // It restarts and excludes other plugins correctly, but does not ask the user.
  assertRedOnExactly(run, ['ide.control.accept', 'ide.control.request']);
});

test('an IDE that answers an empty xpath instead of an error', onlyInWhole, async () => {
  const run = await conformance([
    ...ide('empty-xpath'),
    path.join('features', 'ide', 'location.feature'),
    ...rulesOf('location.found', 'location.not-found', 'location.locators'),
    ...['--name', '^(An element that (has|lies within an id)|No element for css|css with a (class|value))'],
  ]);
  assertRedOnExactly(run, ['ide.location.not-found']);
  for (const { verdict, message } of run.verdict!.scenarios) {
    if (verdict === 'failed') assert.match(message!, /an error was expected.*answered ""/);
  }
  await assertArtifacts(run);
});

/** In the report, each red scenario has pictures of the window and the tab under test, the messages and the consoles. */
async function assertArtifacts(run: CommandRun): Promise<void> {
  const red = (await reportOf(run)).scenarios.filter(({ verdict }) => verdict === 'failed');
  assert(red.length > 0);
  for (const { attachments = [] } of red) {
    const named = (name: string) => attachments.find((attachment) => attachment.name === name);
    for (const name of ['ide.png', 'tab-1.png']) {
      const picture = await readFile(path.join(run.reports, 'report', named(name)?.file ?? name));
      assert.match(picture.toString('latin1'), /^.PNG/);
    }
    const messages = named('messages.txt')?.text ?? '';
    assert.match(messages, /^ *\d+ ms {2}Plugin A -> IDE {2}\{"uri":"\/register"/);
    assert.match(messages, /^ *\d+ ms {2}Plugin A <- IDE {2}""$/m);
    const consoles = named('console.txt')?.text ?? '';
    assert.match(consoles, /^ *\d+ ms {2}chrome-extension:.*ide\.html warning: Found nothing at /m);
  }
}

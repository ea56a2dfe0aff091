// Test programs that run one after the other in one shell: what happens in one does not change the verdicts of the others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance, folderOf, messageOf, verdicts } from './command';
import { id } from './made-up';

/** A feature with a schema of its own, so that it has a test program of its own. */
const feature = (name: string, steps: Readonly<Record<string, string>>): string =>
  [
    '@needs.cpp',
    `Feature: ${name}`,
    ...Object.entries(steps).flatMap(([rule, step]) => [
      `  @cpp.made.${rule}`,
      `  Rule: ${rule}`,
      '    Scenario: it happens',
      '      Given the schema',
      '        """proto',
      '        syntax = "proto3";',
      `        message ${name} { int32 foo = 1; }`,
      '        """',
      '      And the header `unistd.h`',
      '      And the header `signal.h`',
      `      And \`${name} m\``,
      `      When \`${step}\``,
      '      Then `m.foo()` is `7`',
    ]),
    '',
  ].join('\n');

const right = 'm.set_foo(7)';
const killRunner = 'kill(getppid(), SIGKILL); m.set_foo(7)';
const programs = {
  First: { one: right, two: right, three: 'm.set_foo(8)' },
  Second: { four: right, five: killRunner, six: right, seven: killRunner, eight: right },
  Third: { nine: 'std::abort()', ten: 'std::exit(0)', eleven: right },
  Fourth: { twelve: 'if (fork() == 0) pause(); m.set_foo(7)', thirteen: right },
  Fifth: { fourteen: right },
};

test('programs in one shell', async () => {
  const rules = Object.values(programs).flatMap((steps) => Object.entries(steps));
  const features = await folderOf({
    'catalogue.yaml': rules.map(([rule]) => `- { id: cpp.made.${rule}, level: must, rule: Made up. }\n`).join(''),
    ...Object.fromEntries(
      Object.entries(programs).map(([name, steps]) => [`${name.toLowerCase()}.feature`, feature(name, steps)]),
    ),
  });
  const run = await conformance(['--subject', 'protoc', '--features', features, '--jobs', '1']);
  for (const [rule, step] of rules)
    assert.equal(verdicts(run)[id(rule)], step === right ? 'passed' : 'failed', `${rule}\n${run.output}`);
  assert.match(messageOf(run, id('three')), /expected 7, but it is 8/);
  for (const rule of ['five', 'seven'])
    assert.match(messageOf(run, id(rule)), /The program that runs the scenario did not survive it: SIGKILL/);
  assert.match(messageOf(run, id('nine')), /SIGABRT/);
  assert.match(messageOf(run, id('twelve')), /It left processes running when it ended/);
});

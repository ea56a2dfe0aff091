// `--update-baseline` and `--prune` on real runs: from unexplained failures to a subject that conforms, and back.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { conformance, folderOf, temporaryFolder, verdicts } from './command';
import { id, madeUpFeatures, observed, schema } from './made-up';

const wrong = (step: string): string => `${schema}\n${step}`;
const scenarios = {
  fine: wrong(observed),
  one: wrong('Then `m.foo()` is `9`'),
  two: wrong('Then `m.foo()` is `9`'),
  foreign: wrong('When `m.set_bar(1)`\nThen `m.foo()` is `1`'),
  strange: wrong('When `m.set_baz(1)`\nThen `m.foo()` is `1`'),
  undefined: wrong('When something that is no step\nThen `m.foo()` is `0`'),
};
const manifest = (baseline: string): string => `
name: made-up-baseline
cpp:
  generator: [protoc]
  headers: [google/protobuf/message.h, google/protobuf/repeated_field.h]
  pkg_config: { full: [protobuf], lite: [protobuf-lite] }
capabilities: [generator, cpp]
${baseline}
`;

test('failures go into a baseline, are red until explained, and leave it when they pass', async () => {
  const subject = path.join(await folderOf({ 'mine.yaml': manifest('baseline: mine.baseline.yaml') }), 'mine.yaml');
  const file = path.join(path.dirname(subject), 'mine.baseline.yaml');
  const all = await madeUpFeatures(scenarios);
  const known = await madeUpFeatures(
    Object.fromEntries(Object.entries(scenarios).filter(([name]) => name !== 'undefined')),
  );

  const first = await conformance(['--subject', subject, '--features', all, '--update-baseline']);
  assert.equal(first.status, 1, first.output);
  const written = await readFile(file, 'utf8');
  assert.equal(
    written.replace(/^#.*\n/, ''),
    `
- reason: TODO
  message: expected 9, but it is 0
  scenarios:
    - ${id('one')}
    - ${id('two')}

- reason: TODO
  failures:
    - message: "error: no member named 'set_bar' in 'Sample'"
      scenario: ${id('foreign')}
    - message: "error: no member named 'set_baz' in 'Sample'"
      scenario: ${id('strange')}
`,
  );
  assert.match(first.output, /mine\.baseline\.yaml: added 4 scenarios under 2 reasons:/);
  assert.match(first.output, /mine\.baseline\.yaml:3: 2 scenarios: expected 9, but it is 0/);
  assert.match(first.output, /mine\.baseline\.yaml:9: 2 scenarios: error: no member .*, and 1 message like it/);
  assert.match(first.output, /1 failure not added/);

  const unexplained = await conformance(['--subject', subject, '--features', known, '--update-baseline']);
  assert.equal(unexplained.status, 1, unexplained.output);
  assert.equal(verdicts(unexplained)[id('foreign')], 'expected');
  assert.match(unexplained.output, /mine\.baseline\.yaml:3: `reason: TODO` explains nothing \(2 scenarios\)/);
  assert.match(unexplained.output, /mine\.baseline\.yaml:9: `reason: TODO`/);
  assert.match(unexplained.output, /no failure to add/);
  assert.equal(await readFile(file, 'utf8'), written);

  const explained = written.replaceAll('TODO', 'Made up.');
  await writeFile(file, explained);
  const conforming = await conformance(['--subject', subject, '--features', known]);
  assert.equal(conforming.status, 0, conforming.output);

  const mended = await madeUpFeatures({
    fine: scenarios.fine,
    one: scenarios.one,
    two: scenarios.fine,
    foreign: scenarios.foreign,
  });
  const pruned = await conformance(['--subject', subject, '--features', mended, '--prune']);
  assert.equal(pruned.status, 1, pruned.output);
  assert.match(pruned.output, /deleted 2 stale scenarios:/);
  const left = await readFile(file, 'utf8');
  assert.equal(
    left,
    explained
      .replace(`    - ${id('two')}\n`, '')
      .replace(/ {4}- message: "error: no member named 'set_baz'.*\n.*\n/, ''),
  );
  const after = await conformance(['--subject', subject, '--features', mended]);
  assert.equal(after.status, 0, after.output);
});

test('--update-baseline needs a manifest that names a baseline', async () => {
  const folder = await folderOf({ 'mine.yaml': manifest('') });
  const reports = path.join(await temporaryFolder(), 'reports');
  const words = ['--subject', path.join(folder, 'mine.yaml'), '--rule', 'cpp.nested.class', '--update-baseline'];
  const run = await conformance(words, {}, reports);
  assert.equal(run.status, 2, run.output);
  assert.match(run.output, /mine\.yaml:\d+: .*names no baseline to update\.\n {2}Write the file’s path: `baseline: /);
  assert.equal(existsSync(path.join(reports, 'verdict.json')), false);
});

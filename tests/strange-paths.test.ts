// Folder names with characters that are special to ninja, make, shells or globs.

import assert from 'node:assert/strict';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { onlyInWhole } from '../support/test-sample';
import { conformance, temporaryFolder, verdicts } from './command';
import { id, madeUpFeatures, observed, schema } from './made-up';

/** A folder name with all these characters. */
const strange = `$HOME a 'b' "c":d #e&f|g;h*i[j](k) é %20 \`l\``;
/** Glob patterns cannot express a backslash, so paths of features and sources must not contain one; all others may. */
const withBackslash = `${strange} m\\n`;

test('a subject, features, a build folder, reports and a temporary folder with special characters in their paths', async () => {
  const parent = await temporaryFolder();
  const folder = path.join(parent, strange);
  const features = path.join(folder, 'features');
  const outputs = path.join(parent, withBackslash);
  await mkdir(path.join(outputs, 'tmp'), { recursive: true });
  const made = `${schema}\nAnd \`int said = strange_value()\`\n${observed}\nAnd \`said\` is \`7\``;
  await cp(await madeUpFeatures({ strange: made }), features, { recursive: true });
  const files = {
    'include/strange.h': '#pragma once\n#define STRANGE_VALUE 7\nint strange_value();\n',
    'src/nested/strange.cc': '#include "../../include/strange.h"\nint strange_value() { return STRANGE_VALUE; }\n',
    'mine.yaml': [
      'name: mine',
      'cpp:',
      '  generator: [protoc]',
      '  include: [./include]',
      '  sources: { full: ["./src/**/*.cc"] }',
      '  headers: [google/protobuf/message.h, strange.h]',
      '  pkg_config: { full: [protobuf] }',
      'capabilities: [generator, cpp]',
    ].join('\n'),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const words = [
    ...['--subject', path.join(folder, 'mine.yaml')],
    ...['--features', features, '--build', path.join(outputs, 'build')],
  ];
  const environment = { TMPDIR: path.join(outputs, 'tmp') };
  const run = await conformance(words, environment, path.join(outputs, 'reports'));
  assert.equal(run.status, 0, run.output);
  assert.deepEqual(verdicts(run), { [id('strange')]: 'passed' });

  // The build tracks its files: a second run builds nothing, and a changed header is noticed.
  const before = await readFile(path.join(outputs, 'build', 'mine', '.ninja_log'), 'utf8');
  const second = await conformance(words, environment);
  assert.equal(second.status, 0);
  assert.equal(await readFile(path.join(outputs, 'build', 'mine', '.ninja_log'), 'utf8'), before);
  await writeFile(path.join(folder, 'include', 'strange.h'), files['include/strange.h'].replace('7', '8'));
  const changed = await conformance(words, environment);
  assert.equal(changed.status, 1, changed.output);
  assert.match(changed.output, /expected {2}7\n {4}actual {4}8\n/);
});

test('features in a folder with a backslash are refused, with a remedy', async () => {
  const features = path.join(await temporaryFolder(), withBackslash);
  await cp(await madeUpFeatures({ strange: `${schema}\n${observed}` }), features, { recursive: true });
  const run = await conformance(['--subject', 'protoc', '--features', features]);
  assert.equal(run.status, 2);
  assert.match(run.output, /The path .* contains a backslash.*\n {2}Rename the folder\./);
  assert.doesNotMatch(run.output, /\n {4}at /);
});

test('a header that was missing in the first run is found once it exists', onlyInWhole, async () => {
  const folder = await temporaryFolder();
  const made = `Given the header \`late.h\`\n${schema.replace('Given', 'And')}\nAnd \`int late = LATE\`\n${observed}`;
  const features = await madeUpFeatures({ late: made });
  const manifest = path.join(folder, 'mine.yaml');
  await writeFile(
    manifest,
    'name: mine\ncpp:\n  generator: [protoc]\n  include: [.]\n  headers: [google/protobuf/message.h]\n' +
      '  pkg_config: { full: [protobuf] }\ncapabilities: [generator, cpp]\n',
  );
  const words = ['--subject', manifest, '--features', features, '--build', path.join(folder, 'build')];
  const without = await conformance(words);
  assert.equal(without.status, 1, without.output);
  assert.match(without.output, /late\.h' file not found/);
  await writeFile(path.join(folder, 'late.h'), '#define LATE 7\n');
  const withIt = await conformance(words);
  assert.equal(withIt.status, 0, withIt.output);
  await rm(folder, { recursive: true });
});

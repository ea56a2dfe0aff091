// `replay`: what it says of each step, the debugger, and capsules.

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { lookUp } from '../support/tools.mjs';
import { conformance, folderOf, program, temporaryFolder } from './command';
import { id, madeUpFeatures, schema } from './made-up';

const subject = ['--subject', 'protoc'];

/** Two scenarios, one of which fails. */
const features = madeUpFeatures({
  passing: `${schema}\nWhen \`m.set_foo(7)\`\nThen \`m.foo()\` is \`7\``,
  failing: `${schema}\nThen \`m.foo()\` is \`9\`\nAnd \`m.foo()\` is \`0\``,
});

describe('the steps', () => {
  test('of a scenario that passes', async () => {
    const run = await conformance(['replay', id('passing'), ...subject, '--features', await features]);
    assert.equal(run.status, 0, run.output);
    assert.match(run.output, /^cpp\.made\.passing {2}Made up\.\ncpp\.made\.passing\/it-happens\n/m);
    assert.match(
      run.output,
      /✓ And `Sample m`\n✓ When `m\.set_foo\(7\)`\n✓ Then `m\.foo\(\)` is `7`\n {4}observed 7, as expected\n\nprotoc: passed\n/,
    );
  });

  test('of a scenario that fails: expected and observed, and what the steps after it observed', async () => {
    const run = await conformance(['replay', id('failing'), ...subject, '--features', await features]);
    assert.equal(run.status, 1, run.output);
    assert.match(
      run.output,
      /✗ Then `m\.foo\(\)` is `9`\n {4}expected 9\n {4}observed 0\n– And `m\.foo\(\)` is `0`\n {4}observed 0, as expected\n\nprotoc: failed: observed another value\n/,
    );
  });
});

describe('--debug', () => {
  test('gdb stops at the line of the failing step', { skip: lookUp('gdb') === undefined }, async () => {
    // Standard input has ended, so that gdb ends when it has stopped.
    const run = await conformance(['replay', id('failing'), ...subject, '--features', await features, '--debug']);
    assert.equal(run.status, 1, run.output);
    assert.match(run.output, /hit Breakpoint 1, touchstone_case_2.*[\s\S]*\n\d+\s+Then `m\.foo\(\)` is `9`/);
  });

  test('a machine without a display cannot show a browser', { skip: process.platform !== 'linux' }, async () => {
    const words = ['replay', 'ide.health.answer/it-answers', '--debug'];
    const run = await conformance(words, { DISPLAY: '', WAYLAND_DISPLAY: '' });
    assert.equal(run.status, 2, run.output);
    assert.match(run.output, /^The browser cannot be shown: there is no display/);
  });
});

describe('capsules', () => {
  test('a capsule of one subject replays in another folder against another subject', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'failing.capsule');
    const made = await conformance(['replay', id('failing'), '--features', await features, '--capsule', file]);
    assert.equal(made.status, 1, made.output);
    const { subject: name, versions, cpp } = JSON.parse(await readFile(file, 'utf8'));
    assert.equal(name, 'reference');
    assert.match(versions.compiler, /clang/);
    assert.deepEqual(
      cpp.schemas.map((one: { name: string }) => one.name),
      ['made.proto'],
    );
    assert.match(cpp.generated[0].text, /class Sample/);
    assert.match(cpp.commands.at(-1), /^programs\/made\/program 600000 2$/);

    const { exitCode, all } = await execa(
      process.execPath,
      [...program, ...['replay', 'failing.capsule', ...subject, '--reports', path.join(folder, 'reports')]],
      {
        cwd: folder,
        reject: false,
        all: true,
        stdin: 'ignore',
      },
    );
    assert.equal(exitCode, 1, all);
    assert.match(all, /expected 9\n {4}observed 0\n[\s\S]*\nas in the capsule of reference\n/);
  });

  test('a capsule is written to a .capsule file only', async () => {
    const run = await conformance(['replay', id('failing'), '--capsule', 'x.json']);
    assert.equal(run.status, 2);
    assert.match(run.output, /^--capsule takes a file whose name ends in \.capsule, not `x\.json`\./);
  });

  const contents = {
    missing: [undefined, /mine\.capsule: .*no such file/i],
    text: ['not JSON', /is not a capsule: .*JSON/],
    other: ['{}', /is not a capsule: `touchstoneCapsule`/],
    outside: [
      JSON.stringify({
        touchstoneCapsule: 1,
        subject: 'a',
        versions: {},
        scenario: 'cpp.a.b/c',
        rules: [],
        feature: { name: '../../a.feature', text: '' },
        verdict: 'failed',
        observed: [],
      }),
      /`feature\.name` is `\.\.\/\.\.\/a\.feature`/,
    ],
  } as const;
  for (const [name, [text, expected]] of Object.entries(contents)) {
    test(`a file that is not a capsule: ${name}`, async () => {
      const file = path.join(await folderOf({}), 'mine.capsule');
      if (text !== undefined) await writeFile(file, text);
      const run = await conformance(['replay', file]);
      assert.equal(run.status, 2, run.output);
      assert.match(run.output, expected);
    });
  }
});

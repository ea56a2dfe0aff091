// The two halves of a run: an IDE is judged while the C++ is built.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { conformance, folderOf, project, temporaryFolder } from './command';
import { observed, schema } from './made-up';

/**
 * Features with a scenario for C++, and some for an IDE.
 * @param ideScenarios how many scenarios drive the IDE
 */
function features(ideScenarios: number): Promise<string> {
  const indented = `${schema}\n${observed}`.split('\n').map((line) => `      ${line}`);
  const cpp = ['  @needs.cpp @cpp.made.code', '  Rule: code', '    Scenario: it is compiled', ...indented];
  const steps = ['      Given the IDE is open', '      Then the window of the IDE is open'];
  const scenarios = Array.from({ length: ideScenarios }, (_, n) => [`    Scenario: it is opened, ${n}`, ...steps]);
  const ide = ['  @ide @needs.ide @ide.made.window', '  Rule: window', ...scenarios.flat()];
  return folderOf({
    'catalogue.yaml': ['cpp.made.code', 'ide.made.window'].map(ruleEntry).join(''),
    'made.feature': ['Feature: made up', ...cpp, ...ide, ''].join('\n'),
  });
}

const ruleEntry = (id: string): string => `- { id: ${id}, level: must, rule: Made up. }\n`;

/**
 * A subject whose generator, when it is called for the features, waits until the IDE has been opened. The driver of its
 * IDE notes each time that it opens the IDE.
 * @param then what the generator does after that, in shell
 */
async function subject(then: string): Promise<{ manifest: string; opened: () => Promise<number> }> {
  const folder = await temporaryFolder();
  const fifo = path.join(folder, 'the-ide-is-opened');
  const log = path.join(folder, 'opened.txt');
  await execa('mkfifo', [fifo]);
  const wait = `if [ -p ${fifo} ]; then read -r _ < ${fifo}; fi`;
  const generator = `#!/bin/sh\ncase "$*" in *smoke*|*--version*) exec protoc "$@";; esac\n${wait}\n${then}\n`;
  await writeFile(path.join(folder, 'generator'), generator, { mode: 0o755 });
  await writeFile(
    path.join(folder, 'driver.cjs'),
    `const { appendFileSync, closeSync, existsSync, openSync, unlinkSync } = require('node:fs');
exports.default = (window, { AriaDriver }) => new (class extends AriaDriver {
  async open() {
    appendFileSync(${JSON.stringify(log)}, 'opened\\n');
    // Opening it waits for the generator to read.
    if (existsSync(${JSON.stringify(fifo)})) {
      const descriptor = openSync(${JSON.stringify(fifo)}, 'w');
      unlinkSync(${JSON.stringify(fifo)});
      closeSync(descriptor);
    }
    await super.open();
  }
})(window);\n`,
  );
  const protoc = await readFile(path.join(project, 'subjects', 'protoc.yaml'), 'utf8');
  const extension = path.join(project, 'tests', 'dishonest', 'ide-grants-control', 'extension');
  const manifest = path.join(folder, 'subject.yaml');
  const changed = protoc
    .replace('generator: [protoc]', `generator: [${folder}/generator]`)
    .replace(/^baseline:.*$/m, '')
    .replace(
      'capabilities: [',
      `ide: { extension: ${extension}, page: ide.html, driver: ./driver.cjs }\ncapabilities: [ide, `,
    );
  await writeFile(manifest, changed);
  return {
    manifest,
    opened: async () => (existsSync(log) ? (await readFile(log, 'utf8')).split('\n').length - 1 : 0),
  };
}

test('an IDE is judged while a generator still works', { timeout: 300_000 }, async () => {
  const ideScenarios = 4;
  const { manifest, opened } = await subject('exec protoc "$@"');
  const words = ['--subject', manifest, '--features', await features(ideScenarios), '--parallel', '1'];
  const { status, output, verdict } = await conformance(words);
  assert.equal(status, 0, output);
  assert.equal(verdict?.counts.executed, ideScenarios + 1);
  assert.ok((await opened()) >= ideScenarios);
});

test('when the C++ cannot be judged, IDE scenarios that have not begun are left out', {
  timeout: 300_000,
}, async () => {
  // Far more than begin before the generator has failed.
  const ideScenarios = 12;
  const { manifest, opened } = await subject('kill -9 $$');
  const words = ['--subject', manifest, '--features', await features(ideScenarios), '--parallel', '1'];
  const { status, output } = await conformance(words);
  assert.equal(status, 2, output);
  assert.match(output, /was killed: SIGKILL/);
  assert.ok((await opened()) < ideScenarios, `${await opened()} were opened`);
});

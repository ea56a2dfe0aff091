// A signal ends a run at once: no work goes on without its temporary folder.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { typescriptOptions } from '../../support/project';

/** Fills its temporary folder, prints its path, and then works in it until a signal comes. */
const program = `
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
const { setImmediate } = require('node:timers/promises');
const { withTemporaryFolder } = require(${JSON.stringify(path.join(__dirname, 'temporary-folder'))});
const work = async (folder) => {
  for (let number = 0; number < 500; number++) {
    mkdirSync(folder + '/' + number);
    writeFileSync(folder + '/' + number + '/file', '');
  }
  console.log(folder);
  while (existsSync(folder + '/499/file')) await setImmediate();
  console.log('It worked on without its folder.');
};
withTemporaryFolder((folder) => withTemporaryFolder(() => work(folder)));
`;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} removes the folder and ends the process at once`, async () => {
    const options = { reject: false, forceKillAfterDelay: false } as const;
    const running = execa(process.execPath, [...typescriptOptions(), '-e', program], options);
    running.stdout.once('data', () => running.kill(signal));
    const { stdout, signal: ended } = await running;
    const [folder = '', ...more] = stdout.split('\n');
    assert.equal(ended, signal);
    assert.deepEqual(more, []);
    assert.match(folder, /touchstone-/);
    assert.equal(existsSync(folder), false);
  });
}

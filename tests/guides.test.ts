// The guides, word by word, in an empty folder: every file is written, every command typed, every output compared.

import assert from 'node:assert/strict';
import { chmod, cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { onlyInWhole, sampleOf } from '../support/test-sample';
import { project } from './command';
import { missingLines, readGuide } from './guides/guide';
import { userFolder } from './guides/user-folder';

/** Follows a guide from its first line to its last. */
async function follow(name: string, folder: string): Promise<void> {
  let output = '';
  for (const part of await readGuide(name)) {
    const place = `docs/guides/${name}.md${'line' in part ? `:${part.line}` : ''}`;
    if (part.kind === 'file') {
      await writeFile(path.join(folder, part.name), part.text);
      if (part.text.startsWith('#!')) await chmod(path.join(folder, part.name), 0o755);
    } else if (part.kind === 'command') {
      const run = await execa('bash', ['-c', part.command], { cwd: folder, reject: false, all: true, stdin: 'ignore' });
      output = run.all;
      assert.equal(run.exitCode, part.status, `${place}: ${part.command}\n${output}`);
    } else {
      assert.deepEqual(missingLines(part.lines, output), [], `${place}: the output lacks these lines:\n${output}`);
    }
  }
}

const guides = ['check-your-generator', 'write-a-baseline', 'gate-an-upgrade', 'check-your-runtime', 'read-a-failure'];

for (const name of guides) {
  test(`the guide ${name}`, sampleOf(guides, 5).includes(name) ? {} : onlyInWhole, async () =>
    follow(name, await userFolder()),
  );
}

test('the guide check-your-ide, with the IDE that it copies', onlyInWhole, async () => {
  const folder = await userFolder();
  await cp(path.join(project, 'examples', 'own-ide'), path.join(folder, 'own-ide'), { recursive: true });
  await follow('check-your-ide', folder);
});

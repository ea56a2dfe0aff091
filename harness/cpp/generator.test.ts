import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Subject } from '../subject/manifest';
import { GeneratorSandbox, splitArgv } from './generator';

test('a command line is split at spaces, except in quotes', () => {
  assert.deepEqual(splitArgv(`--cpp_out=out  -I'a b' "c d"/e`), ['--cpp_out=out', '-Ia b', 'c d/e']);
});

test('a process that the generator leaves behind, in another session, does not delay its run, and is killed', async () => {
  const daemon = `setsid sh -c 'echo $$ > pid; exec sleep 300' &`;
  const script = `echo said; echo wrong >&2; ${daemon} while [ ! -s pid ]; do :; done; exit 3`;
  const subject = { name: 'made up', cpp: { generator: ['sh', '-c', script] } } as unknown as Subject;
  const sandbox = await GeneratorSandbox.create(subject);
  try {
    const start = performance.now();
    const run = await sandbox.run([]);
    assert.equal(run.status, 'exit status 3');
    assert.equal(run.output, 'wrong\nsaid');
    assert.ok(performance.now() - start < 10_000, `${performance.now() - start} ms`);
    const pid = (await sandbox.read('pid')).trim();
    // A process that has ended has no command line, even before its parent has collected its status.
    assert.equal(existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '', '');
  } finally {
    await sandbox.remove();
  }
});

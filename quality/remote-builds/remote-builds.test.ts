// Compiling elsewhere. Skipped where the tools are not installed: only who uses them needs them.

import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { missingForDistcc, workIn } from './distcc';
import { compileOnServers, compileWithSharedCache, type RemoteBuild } from './remote-builds';
import { missingForSharedCache, useIn } from './shared-cache';

let build: RemoteBuild;
before(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'r-'));
  await chmod(folder, 0o755);
  build = { subject: 'protoc', rules: ['cpp.map.clear'], folder };
});
after(() => rm(build.folder, { recursive: true, force: true }));

/** Why a test cannot run here; false if it can. */
const without = (missing: readonly string[]): string | false =>
  missing.length > 0 && `not installed: ${missing.join(', ')}`;

test('compiles go to the servers that distcc is told of, and to each of them', {
  skip: without(missingForDistcc()),
}, async () => {
  const { run, servers } = await compileOnServers(build);
  assert.equal(run.verdict.conforms, true);
  assert.ok(run.verdict.scenarios.length > 0);
  for (const { compiled, failed } of servers) {
    assert.ok(compiled > 0, JSON.stringify(servers));
    assert.equal(failed, 0);
  }
});

test('a machine takes from the shared cache what another one has compiled', {
  skip: without(missingForSharedCache()),
}, async () => {
  const [first, second] = await compileWithSharedCache(build);
  assert.ok(first!.compiled > 0);
  assert.equal(first!.shared, 0);
  // Not one object is compiled twice.
  assert.deepEqual([second!.compiled, second!.shared, second!.own], [0, first!.compiled, 0]);
  assert.deepEqual(
    second!.verdict.scenarios.map(({ id, verdict }) => [id, verdict]),
    first!.verdict.scenarios.map(({ id, verdict }) => [id, verdict]),
  );
});

test('the log of a server is counted by outcome', () => {
  const line = (outcome: string, time: number): string =>
    `distccd[7] (dcc_job_summary) client: 127.0.0.1:1 ${outcome} exit:0 sig:0 core:0 ret:0 time:${time}ms clang++ a.cc\n`;
  const log = `distccd[7] job complete\n${line('COMPILE_OK', 1500)}${line('COMPILE_ERROR', 20)}${line('COMPILE_OK', 500)}`;
  assert.deepEqual(workIn(log), { compiled: 2, failed: 1, seconds: 2 });
});

test('the use of a cache is read from its statistics', () => {
  assert.deepEqual(useIn('cache_miss\t3\nremote_storage_hit\t4\nlocal_storage_hit\t5\n'), {
    compiled: 3,
    shared: 4,
    own: 5,
  });
});

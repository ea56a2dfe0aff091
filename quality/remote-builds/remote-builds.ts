// Runs whose C++ is compiled by other machines, or has been compiled there before.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawnConformance } from '../../harness/run/spawn';
import type { VerdictDocument } from '../../harness/verdict/report';
import { root } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import { type CompileServer, startCompileServers } from './distcc';
import { type CacheUse, startSharedCache } from './shared-cache';

/** What to run, and where it may write. */
export interface RemoteBuild {
  readonly subject: string;
  /** Rule ids, or prefixes of them. */
  readonly rules: readonly string[];
  /** A temporary folder with a short path. */
  readonly folder: string;
}

/** One run. */
export interface Run {
  readonly seconds: number;
  readonly verdict: VerdictDocument;
}

/** Compiles with distcc on two servers. @throws UsageError if the run could not judge */
export async function compileOnServers(build: RemoteBuild): Promise<{ run: Run; servers: readonly CompileServer[] }> {
  const manifest = path.join(build.folder, 'distcc.yaml');
  const base = path.resolve(root, 'subjects', `${build.subject}.yaml`);
  await mkdir(build.folder, { recursive: true });
  await writeFile(
    manifest,
    `extends: ${JSON.stringify(base)}\nname: ${build.subject}-distcc\ncpp: { launcher: distcc }\n`,
  );
  const servers = await startCompileServers(path.join(build.folder, 'distcc'), 2);
  let run: Run;
  try {
    run = await runOnce({ ...build, subject: manifest }, 'distcc', servers.environment);
  } catch (error) {
    await servers.stop();
    throw error;
  }
  return { run, servers: await servers.stop() };
}

/** A machine's run with a shared cache. */
export interface CachedRun extends Run, CacheUse {}

/**
 * Runs on two machines, one after the other, that share nothing but Redis.
 * @throws UsageError if a run could not judge
 */
export async function compileWithSharedCache(build: RemoteBuild): Promise<readonly CachedRun[]> {
  const cache = await startSharedCache(path.join(build.folder, 'cache'));
  try {
    const runs: CachedRun[] = [];
    for (const machine of ['first', 'second']) {
      const run = await runOnce(build, machine, cache.environmentOf(machine));
      runs.push({ ...run, ...(await cache.useOf(machine)) });
    }
    return runs;
  } finally {
    await cache.stop();
  }
}

/** Runs with a build folder of its own: no machine has what another one has built. */
async function runOnce(build: RemoteBuild, name: string, env: Readonly<Record<string, string>>): Promise<Run> {
  const folders = ['--build', path.join(build.folder, `build-${name}`)];
  const words = ['--subject', build.subject, ...build.rules.flatMap((rule) => ['--rule', rule]), ...folders];
  const start = performance.now();
  const reports = path.join(build.folder, `reports-${name}`);
  // The smallest schema, with which a run begins, would be counted and timed, too.
  const options = { root, reports, env, smokeCheck: false };
  const { status, output, verdict } = await spawnConformance(words, options);
  if (verdict === undefined) throw new UsageError(`The run ended with status ${status}:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, verdict };
}

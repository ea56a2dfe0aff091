// An interrupted run leaves nothing behind, and the next run works.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { sampleOf } from '../support/test-sample';
import { conformance, program, project, temporaryFolder } from './command';
import { madeUpFeatures, observed, schema } from './made-up';

/** The current descendants of a process. */
function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        // `PID (NAME) STATE PPID …`: the name may contain parentheses, so look for the last one.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const;
      } catch {
        return [Number(name), 0] as const;
      }
    });
  const children = (of: number): number[] => parents.filter(([, parent]) => parent === of).map(([child]) => child);
  return children(pid).flatMap((child) => [child, ...descendants(child)]);
}

/** Whether a process is running. A zombie is not. */
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
}

async function appears(folder: string, name: string): Promise<void> {
  const watcher = watch(folder);
  try {
    while (!existsSync(path.join(folder, name))) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}

/** Asserts that the processes end: the system takes a moment to end those of a dead parent. */
async function assertGone(processes: readonly number[]): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (processes.some(isRunning) && performance.now() < deadline) await setTimeout(5);
  assert.deepEqual(processes.filter(isRunning), []);
}

/** Repeats a check until it holds: after a SIGKILL, another process cleans up. */
async function eventually(check: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    await setTimeout(5);
  }
}

const isSleeping = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('sleep\0');
  } catch {
    return false;
  }
};

const hasProc = existsSync('/proc/self/stat');

for (const signal of sampleOf(['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGHUP'] as const, 2)) {
  test(`${signal} leaves no process and no temporary folder`, { skip: !hasProc }, async () => {
    const [folder, marks, reports] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
    await writeFile(path.join(reports, 'verdict.json'), 'of an earlier run');
    const endless = `std::fopen("${marks}/started", "w"); for (volatile bool forever = true; forever;) {}`;
    const features = await madeUpFeatures({
      loop: `${schema}\nWhen \`${endless}\`\n${observed}`,
      fine: `${schema}\n${observed}`,
    });
    const words = ['--subject', 'protoc', '--features', features];
    const running = execa(process.execPath, [...program, ...words, '--reports', reports], {
      cwd: project,
      env: { TMPDIR: folder },
      reject: false,
      stdin: 'ignore',
      all: true,
    });
    const early = running.then(({ all }) => assert.fail(`The run ended before its first case:\n${all}`));
    await Promise.race([appears(marks, 'started'), early]);
    const started = descendants(running.pid!);
    assert(started.length > 0);
    // Other programs keep their caches there; our folders have our prefix.
    const ours = async (): Promise<string[]> =>
      (await readdir(folder)).filter((name) => name.startsWith('touchstone-'));
    assert.equal((await ours()).length, 1);
    running.kill(signal);
    assert.equal((await running).signal, signal);
    await assertGone(started);
    await eventually(async () => assert.deepEqual(await ours(), []));
    assert.equal(readFileSync(path.join(reports, 'verdict.json'), 'utf8'), 'of an earlier run');

    const again = await conformance([...words, '--rule', 'cpp.made.fine']);
    assert.equal(again.status, 0, again.output);
  });
}

test('an interrupt ends a hanging generator and its child processes', { skip: !hasProc }, async () => {
  const folder = await temporaryFolder();
  const dishonest = path.join(project, 'tests', 'dishonest');
  const written = await readFile(path.join(dishonest, 'hang.yaml'), 'utf8');
  const manifest = path.join(folder, 'hang.yaml');
  const located = written.replace('./spoiled', `${dishonest}/spoiled`).replace('../../subjects', `${project}/subjects`);
  await writeFile(
    manifest,
    located.replace('name: dishonest-hang', 'name: dishonest-hangs-on').replace(/(limit_seconds: )\d+/, '$1600'),
  );
  const words = [
    '--subject',
    manifest,
    '--reports',
    path.join(folder, 'reports'),
    'features/cpp/presence/presence.feature',
  ];
  const running = execa(process.execPath, [...program, ...words], { cwd: project, reject: false, stdin: 'ignore' });
  const deadline = performance.now() + 60_000;
  let started: number[] = [];
  while (started.filter(isSleeping).length < 2 && performance.now() < deadline) {
    await setTimeout(20);
    started = descendants(running.pid!);
  }
  assert.ok(started.filter(isSleeping).length >= 2);
  running.kill('SIGINT');
  assert.equal((await running).signal, 'SIGINT');
  await assertGone(started);
});

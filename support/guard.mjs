// Makes sure that no processes or temporary files of a run outlive it, however it ends:
//
// - A guard process, a shell in another session, waits until its standard input closes, which happens when this process
//   ends. Unless this process ended normally, the guard kills the processes that it started and removes its temporary
//   folders.
// - This process watches the channel to the process that started it (scripts/setup/run.mjs), and ends when that one
//   ends.

import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { ownerName, ownerVariable } from './owner.mjs';

/** How long a process may take to end by itself after its launcher has ended. Then it is killed. */
const endMs = 3000;

const leftovers = fileURLToPath(new URL('leftovers.mjs', import.meta.url));

// Arguments: $1 the owner, $2 the parent of temporary folders, then the command that cleans up.
const script = [
  'owner=$1 folder=$2',
  'shift 2',
  'read -r word',
  'set -- "$@" "$owner"',
  '[ "$word" = done ] && ! ls -d "$folder/touchstone-$owner-"* > /dev/null 2>&1 || exec "$@"',
].join('\n');

let guarded = false;

/** Starts a guard for this process. Further calls, and calls in a worker thread, do nothing. */
export function guard() {
  if (guarded || !isMainThread) return;
  guarded = true;
  const owner = ownerName();
  // The guard outlives the owner, so it must not look like a leftover process.
  const { [ownerVariable]: _, NODE_OPTIONS: __, ...env } = process.env;
  process.env[ownerVariable] = owner;
  const shell = spawn('/bin/sh', ['-c', script, 'guard', owner, tmpdir(), process.execPath, leftovers], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
    env,
  });
  // Without a guard, the next run cleans up.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  shell.stdin.unref();
  process.on('exit', () => shell.stdin.write('done\n'));
  endWithLauncher();
}

/** Ends this process when the process that started it ends, however that ends. */
function endWithLauncher() {
  if (!process.channel) return;
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), endMs).unref();
  });
  process.channel.unref();
}

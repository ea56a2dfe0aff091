// Nothing of a run outlives it, however it ends. Two things see to that:
//
// - A guard, which is a shell of its own session that waits for the end of its standard input. That comes when this
//   process ends in whatever way. Unless it ended as it should, the guard ends what it has started, and removes its
//   temporary folders.
// - The channel to the process that started this one (scripts/setup/run.mjs): when that one is gone, this one ends too.

import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { ownerName, ownerVariable } from './owner.mjs';

/** A process that is told to end because its launcher is gone, and has not after this time, is ended by force. */
const endMs = 3000;

const leftovers = fileURLToPath(new URL('leftovers.mjs', import.meta.url));

// $1 the owner, $2 the folder of temporary folders, the rest the command that clears up.
const script = [
  'owner=$1 folder=$2',
  'shift 2',
  'read -r word',
  'set -- "$@" "$owner"',
  '[ "$word" = done ] && ! ls -d "$folder/touchstone-$owner-"* > /dev/null 2>&1 || exec "$@"',
].join('\n');

let guarded = false;

/** Guards this process from now on. May be called again, and does nothing in a worker thread. */
export function guard() {
  if (guarded || !isMainThread) return;
  guarded = true;
  const owner = ownerName();
  // The guard itself is nobody's: it has to outlive the owner.
  const { [ownerVariable]: _, NODE_OPTIONS: __, ...env } = process.env;
  process.env[ownerVariable] = owner;
  const shell = spawn('/bin/sh', ['-c', script, 'guard', owner, tmpdir(), process.execPath, leftovers], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
    env,
  });
  // Without a guard the next run clears up.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  shell.stdin.unref();
  process.on('exit', () => shell.stdin.write('done\n'));
  endWithLauncher();
}

/** Ends this process when the one that has started it is gone, however that ended. */
function endWithLauncher() {
  if (!process.channel) return;
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), endMs).unref();
  });
  process.channel.unref();
}

// Cleans up after a browser, however the process that started it ends.

import { type ChildProcess, spawn } from 'node:child_process';
import { ownerVariable } from './owner.mjs';

/**
 * Starts a shell that cleans up after the browser. It reads the browser's process id from its standard input and waits
 * for the input's end: either `closed`, or the end of this process or worker thread, however that ends. Then it kills
 * what is left of the browser and removes the folder. It has its own process group, so that Ctrl-C in a terminal
 * does not reach it.
 */
export function startJanitor(directory: string): ChildProcess {
  const script = [
    'browser=',
    'while read -r word && [ "$word" != closed ]; do browser=$word; done',
    // The browser leads a process group; its helpers may outlive it for a moment, and write files. A browser whose
    // process id has not been read yet is found by the path of its profile, which is unique.
    'if [ -n "$browser" ]; then kill -s KILL -- "-$browser"; elif [ "$word" != closed ]; then pkill -KILL -f "$1/profile"; fi 2>/dev/null',
    'attempt=0',
    'while [ "$attempt" -lt 100 ]; do',
    '  rm -rf "$1" 2>/dev/null && [ ! -e "$1" ] && break',
    '  sleep 0.1',
    '  attempt=$((attempt + 1))',
    'done',
  ].join('\n');
  // The janitor outlives this process, so it must not look like a leftover process.
  const { [ownerVariable]: _, ...env } = process.env;
  const janitor = spawn('/bin/sh', ['-c', script, 'janitor', directory], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env,
  });
  janitor.unref();
  return janitor;
}

/** Tells the janitor that the browser is closed, and waits until the folder is gone. */
export function dismiss(janitor: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    janitor.once('exit', () => resolve());
    if (janitor.exitCode !== null) resolve();
    janitor.ref();
    janitor.stdin?.end('closed\n');
  });
}

/** The action, which runs only once however often it is called. */
export function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= action();
    return done;
  };
}

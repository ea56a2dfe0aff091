// A lock between processes, so that two set-ups at once do not work on the same packages.

import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const pollMs = 200;

/**
 * Runs work while holding a lock; waits for another holder, and takes the lock of one that died.
 * @template Result
 * @param {string} file the lock's file, created for the time of the work
 * @param {(holder: number) => void} onWait told once, with the holder's process id, when there is one to wait for
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, onWait, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    const holder = readHolder(file);
    if (holder !== undefined && !isAlive(holder)) {
      discard(file, holder);
      continue;
    }
    if (holder !== undefined && !told) {
      onWait(holder.pid);
      told = true;
    }
    await setTimeout(pollMs);
  }
  const release = () => rmSync(file, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Linking a finished file is atomic: nobody sees a lock without its holder. */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A dead holder's lock is moved aside before it is deleted; two that discard at once cannot delete a new one. */
function discard(file, dead) {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && (moved.pid !== dead.pid || moved.started !== dead.started)) {
    try {
      linkSync(aside, file);
    } catch {
      // Somebody has taken it in between: then the one moved aside has lost, which its holder cannot notice; so rare
      // that repeating its work is the lesser evil.
    }
  }
  rmSync(aside, { force: true });
}

function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  // The same number started at another time is another process.
  return started === '' || now === '' || now === started;
}

/** When a process started, in the kernel's ticks; empty where the system does not say. */
function startOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

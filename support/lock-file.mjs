// Lock files. A lock file is a symbolic link whose target is the name of the process that holds the lock: a link is
// created atomically with its target, so a lock without a holder is never seen.

import { lstatSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isAlive, ownerName } from './owner.mjs';

/**
 * Takes a lock, also one whose holder has ended or whose file names no process.
 * @param {string} file
 * @returns {string | undefined} the owner that holds the lock; undefined if this process has taken it
 * @throws the file system's error if the lock file cannot be made or removed
 */
export function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      symlinkSync(ownerName(), file);
      return undefined;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const found = read(file);
    if (found === undefined) continue;
    if (isAlive(found.owner, found.ageMs)) return found.owner;
    discard(file, found);
  }
}

/**
 * Releases a lock. Does nothing if another process holds it.
 * @param {string} file
 */
export function releaseLock(file) {
  if (read(file)?.owner === ownerName()) rmSync(file, { force: true });
}

/**
 * The holder of a lock file and the file's age; undefined if there is no file. A file that is not a link has the empty
 * text as its holder, which names no process.
 */
function read(file) {
  try {
    const stat = lstatSync(file);
    return { owner: stat.isSymbolicLink() ? readlinkSync(file) : '', ageMs: Date.now() - stat.mtimeMs };
  } catch {
    return undefined;
  }
}

/** Renames a dead owner's lock file before deleting it, so that two processes at once cannot delete a new lock. */
function discard(file, dead) {
  const aside = `${file}.${ownerName()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  rmSync(aside, { recursive: true, force: true });
  if (moved === undefined || moved.owner === dead.owner) return;
  try {
    symlinkSync(moved.owner, file);
  } catch {
    // A third process has taken the lock in the meantime. This is too rare to handle.
  }
}

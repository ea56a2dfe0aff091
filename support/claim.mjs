// Lock files. A lock file is a symbolic link whose target is the name of the process that holds the lock: a link is
// created atomically with its target, so a lock without a holder is never seen.

import { lstatSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isAlive, ownerName } from './owner.mjs';

/**
 * Takes a claim, also one whose owner is gone and one that names no owner.
 * @param {string} file
 * @returns {string | undefined} the owner that has it; undefined when this process has it now
 * @throws what the file system throws when no claim can be made or removed there
 */
export function takeClaim(file) {
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
 * Gives a claim back. Nothing happens if another process has it.
 * @param {string} file
 */
export function releaseClaim(file) {
  if (read(file)?.owner === ownerName()) rmSync(file, { force: true });
}

/**
 * The owner that a claim names, and the claim's age; undefined if there is none. The owner of a file that is no claim
 * is the empty text, which is nobody.
 */
function read(file) {
  try {
    const stat = lstatSync(file);
    return { owner: stat.isSymbolicLink() ? readlinkSync(file) : '', ageMs: Date.now() - stat.mtimeMs };
  } catch {
    return undefined;
  }
}

/** Moves a dead owner's claim aside before it is deleted: two that discard it at once cannot delete a new one. */
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
    // Three processes at once, and another one has taken it in between. So rare that the lesser evil will do.
  }
}

// Owners: the process that made a temporary folder, a lock file or another process. Its name also contains its start
// time, because the system reuses process ids. Plain JavaScript: the set-up step uses it before any package is
// installed.

import { readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The environment variable with the owner of a process. All children of a guarded process inherit it. */
export const ownerVariable = 'TOUCHSTONE_OWNER';

/** The system's initial process namespace. Only owners in other namespaces (containers) have theirs in their names. */
const firstNamespace = 'pid:[4026531836]';

/** The longest time that a run takes. Files of owners in other namespaces are kept for this time. */
const foreignLimitMs = 12 * 60 * 60 * 1000;

const pattern = /^([0-9a-z]+)\.([0-9a-z]+)(?:\.([0-9a-z]+))?$/;
const folderPattern = /^touchstone-([0-9a-z]+\.[0-9a-z]+(?:\.[0-9a-z]+)?)-[0-9A-Za-z]{6}$/;

/**
 * The name of a process as an owner, made of its id, its start time and its namespace. It is short because it is part
 * of the path of Chromium's socket, which is limited to about a hundred characters.
 * @param {number} [pid]
 * @returns {string}
 */
export function ownerName(pid = process.pid) {
  const parts = [pid.toString(36), Number(startOf(pid) ?? 0).toString(36)];
  const namespace = ownNamespace();
  return (namespace === '' ? parts : [...parts, namespace]).join('.');
}

/**
 * The process id in an owner's name; undefined if the text is not an owner's name.
 * @param {string} name
 * @returns {number | undefined}
 */
export function pidOf(name) {
  const match = pattern.exec(name);
  return match ? Number.parseInt(match[1], 36) : undefined;
}

/**
 * Whether an owner is running.
 * @param {string} name
 * @param {number} ageMs the age of what it owns, which decides for owners in other namespaces: they cannot be looked up
 */
export function isAlive(name, ageMs) {
  const match = pattern.exec(name);
  if (!match) return false;
  if ((match[3] ?? '') !== ownNamespace()) return ageMs < foreignLimitMs;
  const pid = Number.parseInt(match[1], 36);
  const started = startOf(pid);
  // The same id with another start time is another process.
  if (started !== undefined) return match[2] === '0' || Number(started).toString(36) === match[2];
  return !hasProc() && answersSignals(pid);
}

/**
 * Makes a temporary folder with this process's name in it. When this process has ended, its guard or the next run
 * removes it.
 * @returns {Promise<string>}
 */
export function temporaryFolder() {
  return mkdtemp(path.join(tmpdir(), `touchstone-${ownerName()}-`));
}

/**
 * The owner of a temporary folder.
 * @param {string} name the folder's name, without the path
 * @returns {string | undefined}
 */
export function ownerOfFolder(name) {
  return folderPattern.exec(name)?.[1];
}

/** The start time of a running process, in clock ticks; undefined if it has ended, or the system has no /proc. */
function startOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // `PID (NAME) STATE …`: the name may contain parentheses, so look for the last one.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function hasProc() {
  return startOf(process.pid) !== undefined;
}

function answersSignals(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function ownNamespace() {
  try {
    const namespace = readlinkSync('/proc/self/ns/pid');
    return namespace === firstNamespace ? '' : Number(/\d+/.exec(namespace)?.[0] ?? 0).toString(36);
  } catch {
    return '';
  }
}

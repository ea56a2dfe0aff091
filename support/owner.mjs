// Who made a temporary folder, a claim or a process: a process, told apart from later ones with the same number.
// Plain JavaScript, because the set-up step uses it before any package is installed.

import { readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The environment variable that names the owner of a process: every child of a guarded process has it. */
export const ownerVariable = 'TOUCHSTONE_OWNER';

/** The system's first process namespace. Only processes of other namespaces (containers) name theirs. */
const firstNamespace = 'pid:[4026531836]';

/** No run takes longer: what a process of another namespace made is left alone until then. */
const foreignLimitMs = 12 * 60 * 60 * 1000;

const pattern = /^([0-9a-z]+)\.([0-9a-z]+)(?:\.([0-9a-z]+))?$/;
const folderPattern = /^touchstone-([0-9a-z]+\.[0-9a-z]+(?:\.[0-9a-z]+)?)-[0-9A-Za-z]{6}$/;

/**
 * The name of a process as an owner: its id, when it started, and its namespace. Short, because it stands in the path of
 * Chromium's socket, which may have about a hundred characters.
 * @param {number} [pid]
 * @returns {string}
 */
export function ownerName(pid = process.pid) {
  const parts = [pid.toString(36), Number(startOf(pid) ?? 0).toString(36)];
  const namespace = ownNamespace();
  return (namespace === '' ? parts : [...parts, namespace]).join('.');
}

/**
 * The process id that an owner's name tells; undefined for a text that is no such name.
 * @param {string} name
 * @returns {number | undefined}
 */
export function pidOf(name) {
  const match = pattern.exec(name);
  return match ? Number.parseInt(match[1], 36) : undefined;
}

/**
 * Whether an owner is there.
 * @param {string} name
 * @param {number} ageMs how old is what it owns, which decides for owners that cannot be looked up from here
 */
export function isAlive(name, ageMs) {
  const match = pattern.exec(name);
  if (!match) return false;
  if ((match[3] ?? '') !== ownNamespace()) return ageMs < foreignLimitMs;
  const pid = Number.parseInt(match[1], 36);
  const started = startOf(pid);
  // The same number started at another time is another process.
  if (started !== undefined) return match[2] === '0' || Number(started).toString(36) === match[2];
  return !hasProc() && answersSignals(pid);
}

/**
 * Makes a temporary folder whose name tells its owner: when this process is gone, its guard or the next run removes it.
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

/** When a running process started, in the kernel's ticks; undefined if it has ended, or the system does not say. */
function startOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // `PID (NAME) STATE …`: a name may contain anything, so the last parenthesis counts.
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

// Cleans up after killed runs: kills their processes and removes their temporary folders.
// `node support/leftovers.mjs OWNER` cleans up after a process that has just ended; without OWNER, after all dead
//   processes.

import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAlive, ownerOfFolder, ownerVariable } from './owner.mjs';

/** A killed process takes a moment to end, and may start another process in that moment: look again. */
const rounds = 100;
const pauseMs = 20;
/**
 * The pauses between the looks at what a process has left that has just ended. A browser that it was starting has no
 * readable environment for a moment, and may make its folder again after the first look.
 */
const laterLooksMs = [200, 400, 800, 1600];

/**
 * Kills the processes and removes the temporary folders of dead owners.
 * @param {string} [owner] an owner to treat as dead; all its processes are killed. The processes of other dead owners
 *   are killed only if they have left a folder too: a run that ended normally may have started a server on purpose
 * @returns {Promise<string[]>} descriptions of what was found
 */
export async function clearLeftovers(owner) {
  const folders = foldersOfTheDead(owner);
  const dead = new Set([...folders.map((folder) => folder.owner), ...(owner === undefined ? [] : [owner])]);
  const ended = dead.size === 0 ? [] : await endProcesses(dead);
  await Promise.all(folders.map(({ file }) => removed(file)));
  return [...ended, ...folders.map(({ file }) => `folder ${file}`)];
}

function foldersOfTheDead(ended) {
  const parent = tmpdir();
  return listed(parent).flatMap((name) => {
    const owner = ownerOfFolder(name);
    if (owner === undefined) return [];
    const file = path.join(parent, name);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (stat === undefined || stat.uid !== process.getuid?.()) return [];
    return owner === ended || !isAlive(owner, Date.now() - stat.mtimeMs) ? [{ file, owner }] : [];
  });
}

async function endProcesses(owners) {
  const ended = new Map();
  for (let round = 0; round < rounds; round++) {
    const left = processesOf(owners);
    if (left.length === 0) break;
    for (const { pid, command } of left) {
      ended.set(pid, `process ${pid} (${command})`);
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
    await setTimeout(pauseMs);
  }
  return [...ended.values()];
}

/** The processes that these owners have started, directly or indirectly. Linux only. */
export function processesOf(owners) {
  return processesWith(ownerVariable, owners);
}

/** The processes whose environment has one of these values for a variable. Linux only. */
export function processesWith(variable, values) {
  return listed('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return [];
    try {
      // A zombie's environment is empty.
      const environment = `\0${readFileSync(`/proc/${name}/environ`, 'latin1')}`;
      const start = environment.indexOf(`\0${variable}=`);
      if (start === -1) return [];
      const [value] = environment.slice(start + variable.length + 2).split('\0', 1);
      if (!values.has(value)) return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 100);
      return [{ pid: Number(name), command }];
    } catch {
      // It has ended, or belongs to another user.
      return [];
    }
  });
}

/** Removes a folder in which dying processes may still write. If that fails, the next run removes it. */
async function removed(folder) {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch(() => {});
}

function listed(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Cleans up after a process that has just ended, and after what it was starting. */
async function clearAfter(owner) {
  await clearLeftovers(owner);
  for (const pause of laterLooksMs) {
    await setTimeout(pause);
    await clearLeftovers(owner);
  }
}

if (process.argv[1] === import.meta.filename) {
  const owner = process.argv[2];
  if (owner === undefined) clearLeftovers();
  else clearAfter(owner);
}

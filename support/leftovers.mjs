// What runs that were killed have left behind: processes, temporary folders. `node support/leftovers.mjs OWNER` ends and
// removes what a process has left that has just ended; without OWNER, what all dead ones have left.

import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAlive, ownerOfFolder, ownerVariable } from './owner.mjs';

/** A killed process takes a moment to be gone, and may start another one in that moment. */
const rounds = 100;
const pauseMs = 20;

/**
 * Ends the processes and removes the temporary folders of owners that are gone.
 * @param {string} [owner] one that counts as gone; all its processes are ended. Those of other dead owners are ended only
 *   if there is a folder of theirs too: a run that ended as it should may have started a server that is to stay
 * @returns {Promise<string[]>} what was there, in words
 */
export async function clearLeftovers(owner) {
  const folders = foldersOfTheDead(owner);
  const dead = new Set([...folders.map((folder) => folder.owner), ...(owner === undefined ? [] : [owner])]);
  const ended = dead.size === 0 ? [] : await endProcesses(dead);
  await Promise.all(folders.map(({ file }) => removed(file)));
  return [...ended, ...folders.map(({ file }) => `folder ${file}`)];
}

function foldersOfTheDead(gone) {
  const parent = tmpdir();
  return listed(parent).flatMap((name) => {
    const owner = ownerOfFolder(name);
    if (owner === undefined) return [];
    const file = path.join(parent, name);
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (stat === undefined || stat.uid !== process.getuid?.()) return [];
    return owner === gone || !isAlive(owner, Date.now() - stat.mtimeMs) ? [{ file, owner }] : [];
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
        // It has ended meanwhile.
      }
    }
    await setTimeout(pauseMs);
  }
  return [...ended.values()];
}

/** The processes that some owners have started, directly or not. Linux only. */
export function processesOf(owners) {
  return processesWith(ownerVariable, owners);
}

/** The processes in whose environment a variable has one of some values. Linux only. */
export function processesWith(variable, values) {
  return listed('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return [];
    try {
      // The environment of a process that has ended is empty.
      const environment = readFileSync(`/proc/${name}/environ`, 'latin1').split('\0');
      const value = environment.find((entry) => entry.startsWith(`${variable}=`))?.slice(variable.length + 1);
      if (value === undefined || !values.has(value)) return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 100);
      return [{ pid: Number(name), command }];
    } catch {
      // It has ended, or belongs to somebody else.
      return [];
    }
  });
}

/** Removes a folder in which dying processes may still write. One that cannot be removed is left to the next run. */
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

if (process.argv[1] === import.meta.filename) clearLeftovers(process.argv[2]);

// Finds the project's own files. Node.js asks the system for each name that a request could mean; to read each folder
// once takes a fifth of the time.

const { lstatSync, readdirSync, realpathSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const isRelative = /^\.\.?\/.*[^/.]$/;

/** @returns the file that a relative request from this folder means; undefined if Node.js has to find out */
exports.ownFile = (folder, request) => {
  if (!isRelative.test(request)) return undefined;
  const wanted = path.resolve(folder, request);
  if (!found.has(wanted)) found.set(wanted, find(wanted));
  return found.get(wanted);
};

const found = new Map();

function find(wanted) {
  const folder = path.dirname(wanted);
  const name = path.basename(wanted);
  const there = namesIn(folder);
  const file = ['', ...Object.keys(Module._extensions)].map((extension) => name + extension).find((n) => there.has(n));
  if (file === undefined) return undefined;
  const place = path.join(folder, file);
  // A folder, or a symbolic link.
  return lstatSync(place, { throwIfNoEntry: false })?.isFile() ? place : undefined;
}

const listed = new Map();

function namesIn(folder) {
  if (!listed.has(folder)) listed.set(folder, new Set(list(folder)));
  return listed.get(folder);
}

function list(folder) {
  try {
    // Node.js knows a module by its real path.
    return realpathSync.native(folder) === folder ? readdirSync(folder) : [];
  } catch {
    return [];
  }
}

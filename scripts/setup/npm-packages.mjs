// The npm packages: whether node_modules matches package-lock.json, and how to run npm.

import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookUp } from '../../support/tools.mjs';

/**
 * A hash of the lockfile: equal hashes mean equal packages.
 * @param {string} root the project's folder
 */
export function lockfileHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** The Node.js that runs all scripts. It is an npm package too. */
export function nodeBinary(root) {
  return path.join(root, 'node_modules', 'node', 'bin', 'node');
}

/**
 * Why node_modules must be installed; `undefined` if it matches the lockfile, whoever installed it.
 * npm writes node_modules/.package-lock.json last, so an interrupted installation has none.
 * @param {string} root
 * @returns {string | undefined}
 */
export function npmProblem(root) {
  const modules = path.join(root, 'node_modules');
  if (!existsSync(modules)) return 'they are not installed';
  let installed;
  try {
    installed = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8')).packages;
  } catch {
    return 'their installation was not finished';
  }
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  for (const [place, { version, integrity, optional, peer }] of Object.entries(wanted)) {
    if (place === '') continue;
    const found = installed[place];
    // Packages for other platforms are in the lockfile, but not installed.
    if (found === undefined && (optional || peer)) continue;
    const same = found !== undefined && found.version === version && found.integrity === integrity;
    if (!same) return `${place.replace(/^.*node_modules\//, '')} is not the version of package-lock.json`;
    if (!existsSync(path.join(root, place, 'package.json'))) return `${place} is incomplete`;
  }
  const extra = Object.keys(installed).find((place) => wanted[place] === undefined && !isInsideOptional(place, wanted));
  if (extra !== undefined) return `${extra} is not in package-lock.json`;
  return existsSync(nodeBinary(root)) ? undefined : 'the package node has not installed its binary';
}

/** Whether a package belongs to one with an install script: `node` installs the package of its binary below itself. */
function isInsideOptional(place, wanted) {
  const parent = place.slice(0, place.lastIndexOf('/node_modules/'));
  return parent in wanted && Boolean(wanted[parent].hasInstallScript);
}

/** Whether this process may install packages. */
export function canInstallPackages(root) {
  const modules = path.join(root, 'node_modules');
  try {
    accessSync(existsSync(modules) ? modules : root, constants.W_OK);
    accessSync(root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * PATH without the commands of the project's npm packages, which `npm run` puts first. One of them is called `protoc`
 * and would be run in place of a subject's protoc.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function systemPath(root, env) {
  const modules = path.join(root, 'node_modules') + path.sep;
  const folders = (env.PATH ?? '').split(path.delimiter);
  return folders.filter((folder) => !`${folder}${path.sep}`.startsWith(modules)).join(path.delimiter);
}

/**
 * The command that runs npm, with its environment. It uses neither the project's own Node.js nor the commands in
 * node_modules: npm is about to delete both.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ command: string, args: string[], env: NodeJS.ProcessEnv } | undefined} `undefined` if there is no npm
 */
export function npmCommand(root, env) {
  const modules = path.join(root, 'node_modules') + path.sep;
  const outside = (file) => file !== undefined && !file.startsWith(modules);
  const clean = { ...env, PATH: systemPath(root, env), PUPPETEER_SKIP_DOWNLOAD: 'true' };
  const node = [env.npm_node_execpath, process.execPath, lookUp('node', clean)].find(outside);
  if (node !== undefined && env.npm_execpath?.endsWith('.js') && existsSync(env.npm_execpath)) {
    return { command: node, args: [env.npm_execpath], env: clean };
  }
  const npm = lookUp('npm', clean);
  return npm && { command: npm, args: [], env: clean };
}

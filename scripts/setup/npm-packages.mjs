// The npm packages: whether node_modules is what package-lock.json says, and making it so.

import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookUp } from '../../support/tools.mjs';

/**
 * A hash of the lockfile, which names a state of the packages.
 * @param {string} root the project's folder
 */
export function lockfileHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** The Node.js that all scripts run on, a package too. */
export function nodeBinary(root) {
  return path.join(root, 'node_modules', 'node', 'bin', 'node');
}

/**
 * Why node_modules has to be installed; `undefined` when it is what the lockfile says, whoever installed it.
 * npm writes its own account of node_modules at the very end, so that an interrupted installation has none.
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

/** The package `node` installs its binary's package by a script, below itself. */
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
 * PATH without the commands of the project's own packages, which `npm run` puts in front. One of them is called
 * `protoc`: no subject is to be mistaken for it.
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
 * The command that runs npm, with an environment for it. Not with the project's own Node.js, and not with its
 * commands in PATH: npm is about to delete both.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ command: string, args: string[], env: NodeJS.ProcessEnv } | undefined} `undefined` when there is no npm
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

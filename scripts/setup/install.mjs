// The set-up step: finds missing tools and packages, and installs them or says how to install them.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  browserDownload,
  debianPackages,
  knownClangPackages,
  missingMessage,
  missingTools,
  thisSystem,
  titleOf,
} from '../../support/tool-packages.mjs';
import { findTools, lookUp } from '../../support/tools.mjs';
import { withLock } from './lock.mjs';
import { canInstallPackages, lockfileHash, nodeBinary, npmCommand, npmProblem } from './npm-packages.mjs';

/** A set-up that failed. The user sees only the message. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {string} [output] everything that the failed command printed
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Makes sure that everything is installed. If the last set-up is still valid, this only stats files.
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say receives progress lines
 * @param {{ npmOnly?: boolean }} [options] `npmOnly`: whether only the npm packages must be installed
 * @throws {SetupError} with a message that says what is missing and how to install it
 */
export async function ensureInstalled(root, env, say, { npmOnly = false } = {}) {
  if (isStampValid(root)) return;
  if (npmOnly && npmProblem(root) === undefined) return;
  const need = needs(root, env);
  if (need.missing.length === 0 && need.npm === undefined) return writeStamp(root, findTools(env));
  refuse(need, root, env);
  const waiting = (pid) => say(`Another set-up is running (process ${pid}); waiting for it …`);
  await withLock(path.join(root, '.cache', 'setup.lock'), waiting, async () => {
    // Another set-up may have done the work in the meantime.
    const left = needs(root, env);
    if (left.npm !== undefined) await installPackages(root, env, say);
    if (left.missing.length > 0) {
      const machine = path.join(os.tmpdir(), 'touchstone-system-packages.lock');
      await withLock(machine, waiting, () => installTools(root, env, say));
    }
    writeStamp(root, findTools(env));
  });
}

/** What is missing, and whether this process could install it. */
function needs(root, env) {
  const missing = missingTools(findTools(env));
  const distribution = thisSystem();
  const apt = distribution.debian && lookUp('apt-get', env) !== undefined;
  return {
    missing,
    npm: npmProblem(root),
    root: process.getuid?.() === 0,
    apt,
    ubuntu: distribution.ubuntu,
  };
}

/** Fails before any work starts if some of the work is impossible. */
function refuse(need, root, env) {
  const npm = need.npm !== undefined && npmCommand(root, env) === undefined ? 'npm itself is not in PATH' : need.npm;
  const npmBlocked = need.npm !== undefined && (npm !== need.npm || !canInstallPackages(root));
  const toolsBlocked = need.missing.length > 0 && !(need.root && need.apt);
  if (!npmBlocked && !toolsBlocked) return;
  const notWritable = npm === need.npm && !canInstallPackages(root) ? `${npm}, and ${root} cannot be written to` : npm;
  const debian = need.missing.length === 0 ? [] : wantedPackages(need.missing, env, need.ubuntu);
  throw new SetupError(
    missingMessage({
      missing: need.missing,
      npm: npmBlocked ? notWritable : npm,
      root: need.root,
      debian,
      ubuntu: need.ubuntu,
    }),
  );
}

async function installPackages(root, env, say) {
  say('Installing the npm packages (npm ci) …');
  const npm = npmCommand(root, env);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, env: npm.env };
  try {
    await run(npm.command, [...npm.args, 'ci', ...quiet], options);
  } catch (error) {
    // If the registry lacks packages for other platforms, npm omits them from the lockfile, and then refuses that
    // lockfile.
    if (!/Missing: \S+@ from lock file/.test(error.output)) throw error;
    say('package-lock.json lacks packages of other platforms; installing what it has (npm install) …');
    await run(npm.command, [...npm.args, 'install', '--no-save', ...quiet], options);
  }
  const problem = npmProblem(root);
  if (problem !== undefined)
    throw new SetupError(`npm ci succeeded, but ${problem}.\nRun it yourself to see why: npm ci\n`);
}

async function installTools(root, env, say) {
  if (missingTools(findTools(env)).length === 0) return;
  say('Updating the list of system packages (apt-get update) …');
  const quiet = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await runWhenUnlocked('apt-get', ['update', '-qq'], quiet, say);
  const { ubuntu } = thisSystem();
  const missing = missingTools(findTools(env));
  const packages = wantedPackages(missing, env, ubuntu);
  if (packages.length > 0) {
    say(`Installing ${packages.length} system packages: ${packages.join(' ')} …`);
    const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600'];
    await run('apt-get', ['install', ...options, ...packages], quiet);
  }
  if (ubuntu && missing.includes('chromium')) {
    say('Downloading a browser (Ubuntu has Chromium as a snap only) …');
    const [command, ...args] = browserDownload;
    const script = path.join(root, 'node_modules', '.bin', command);
    await run(nodeBinary(root), [script, ...args], { cwd: root, env });
  }
  const left = missingTools(findTools(env));
  if (left.length > 0) {
    const titles = left.map(titleOf).join(', ');
    throw new SetupError(
      `The packages are installed, but these tools were not found: ${titles}.\nPATH is ${env.PATH}\n`,
    );
  }
}

/** The packages that provide the missing tools, chosen from those that apt knows. */
function wantedPackages(missing, env, ubuntu) {
  return debianPackages(missing, {
    installedClang: findTools(env).compiler?.version,
    available: knownClangPackages(env),
    ubuntu,
  });
}

/** Runs apt-get, and retries while another program holds the lock of its lists: apt does not wait for that lock. */
async function runWhenUnlocked(command, args, options, say) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(command, args, options);
    } catch (error) {
      if (attempt === 30 || !/could not get lock|unable to lock/i.test(error.output)) throw error;
      if (attempt === 1) say('Another program is using apt; waiting for it …');
      await setTimeout(2_000);
    }
  }
}

/**
 * Runs a command. Shows its output only if it fails. Passes signals on to it, and waits until it has ended.
 * @throws {SetupError} with everything that the command printed in `output`
 */
function run(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    let interruption;
    const stop = (signal) => {
      interruption = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, stop);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    const end = (why) => {
      for (const signal of signals) process.off(signal, stop);
      if (interruption !== undefined) {
        process.exitCode = 128 + os.constants.signals[interruption];
        reject(new SetupError(`Interrupted while running ${command}. The next run completes the installation.\n`));
      } else if (why === undefined) {
        resolve();
      } else {
        reject(new SetupError(`${[command, ...args].join(' ')}\n${why}. Its output:\n${shortened(output)}\n`, output));
      }
    };
    child.on('error', (error) => end(error.message));
    child.on('close', (status, signal) => {
      end(status === 0 ? undefined : signal ? `was killed by ${signal}` : `failed with status ${status}`);
    });
  });
}

/** Keeps both ends of a long output: npm prints the error first, apt last. */
function shortened(output) {
  const lines = output.trim().split('\n');
  return (lines.length <= 24 ? lines : [...lines.slice(0, 12), '…', ...lines.slice(-12)]).join('\n');
}

/** The stamp of the last set-up. It is inside node_modules, so that reinstalling the packages removes it. */
function stampFile(root) {
  return path.join(root, 'node_modules', '.cache', 'touchstone-setup.json');
}

function writeStamp(root, tools) {
  // Firefox may be missing: only who asks for it needs it.
  const paths = Object.values(tools).flatMap((tool) => (tool === undefined ? [] : [tool.path]));
  const stamp = { lockfile: lockfileHash(root), installed: changeTime(hiddenLockfile(root)), paths };
  const file = stampFile(root);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(stamp));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The folder is not writable. Everything is installed; the next run only has to check again.
  }
}

/** Whether the last set-up is still valid: same lockfile, same node_modules, and every tool where it was. */
function isStampValid(root) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile(root), 'utf8'));
    return (
      stamp.lockfile === lockfileHash(root) &&
      stamp.installed === changeTime(hiddenLockfile(root)) &&
      existsSync(nodeBinary(root)) &&
      stamp.paths.every((file) => existsSync(file))
    );
  } catch {
    return false;
  }
}

function hiddenLockfile(root) {
  return path.join(root, 'node_modules', '.package-lock.json');
}

function changeTime(file) {
  return statSync(file).mtimeMs;
}

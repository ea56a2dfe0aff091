// `node scripts/setup/run.cjs FILE ARGUMENTS…`: makes sure that everything is installed, then runs a TypeScript file of
// the project with the project's own Node.js. Needs only Node.js 20, no packages.

import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const cannotBeJudged = 2;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`Touchstone needs Node.js ${oldestNode} or newer. This is ${process.version}.`);
  console.error('  Install a newer one: https://nodejs.org/en/download');
  process.exit(cannotBeJudged);
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/setup/run.cjs FILE [ARGUMENT…]');
  process.exit(cannotBeJudged);
}

// Imported after the check: an older Node.js cannot parse these files.
const { heapOptions } = await import('../../support/heap-options.mjs');
const { ensureInstalled, SetupError } = await import('./install.mjs');
const { nodeBinary, systemPath } = await import('./npm-packages.mjs');
const env = { ...process.env, PATH: systemPath(root, process.env) };

try {
  // `doctor` says which tools are missing.
  await ensureInstalled(root, env, (line) => console.error(line), { npmOnly: args[0] === 'doctor' });
  runFile();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(error.message);
  process.exit(process.exitCode ?? cannotBeJudged);
}

/** Runs the file with this process's standard streams, passes signals on to it, and exits with its status. */
function runFile() {
  const loader = path.join(root, 'support', 'typescript.cjs');
  const guarded = path.join(root, 'support', 'guarded.mjs');
  const nodeArgs = [...heapOptions, '-r', guarded, '-r', loader];
  const child = spawn(nodeBinary(root), [...nodeArgs, path.join(root, file), ...args], {
    // The channel carries no messages. It closes when this process ends, however it ends, and then the child ends too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...env,
      // Many processes load the same files: keep them compiled.
      NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? path.join(root, 'build', '.node'),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child too. To the child, a second signal means "end at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`${nodeBinary(root)}: ${error.message}`);
    process.exit(cannotBeJudged);
  });
  child.on('exit', (status, signal) => {
    process.exit(signal === null ? status : 128 + os.constants.signals[signal]);
  });
}

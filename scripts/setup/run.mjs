// `node scripts/setup/run.cjs FILE ARGUMENTS…`: makes sure that everything is installed, then runs a TypeScript file of the
// project on its own Node.js. Needs Node.js 20 and no package.

import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const cannotBeJudged = 2;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`Node.js ${oldestNode} or newer is needed; this is ${process.version}: https://nodejs.org/en/download`);
  process.exit(cannotBeJudged);
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/setup/run.cjs FILE [ARGUMENT…]');
  process.exit(cannotBeJudged);
}

// Loaded late: an older Node.js would fail on what they contain before it could be told that it is too old.
const { ensureInstalled, SetupError } = await import('./install.mjs');
const { nodeBinary, systemPath } = await import('./npm-packages.mjs');
const env = { ...process.env, PATH: systemPath(root, process.env) };

try {
  await ensureInstalled(root, env, (line) => console.error(line));
  runFile();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(error.message);
  process.exit(process.exitCode ?? cannotBeJudged);
}

/** Hands over to the file: its output, its exit status, and the signals that reach us. */
function runFile() {
  const loader = path.join(root, 'node_modules', 'ts-node', 'register');
  const guarded = path.join(root, 'support', 'guarded.mjs');
  const child = spawn(nodeBinary(root), ['-r', guarded, '-r', loader, path.join(root, file), ...args], {
    // The channel carries no messages. When this process is gone, in whatever way, it closes, and the child ends too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...env,
      TS_NODE_PROJECT: path.join(root, 'tsconfig.json'),
      // What is loaded over and over, by many processes: kept compiled.
      NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? path.join(root, 'build', '.node'),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal's Ctrl-C has reached the child already; a second one would mean “at once” to it.
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

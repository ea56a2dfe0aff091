#!/usr/bin/env node
// The `touchstone` command of the npm package. An old Node.js must be able to parse this file.

const path = require('node:path');
const { engines } = require('../package.json');

/** Compares `22.13` with `v24.1.0`, number by number. */
function isAtLeast(version, oldest) {
  const [own, wanted] = [version, oldest].map((text) => text.match(/\d+/g).map(Number));
  return own[0] === wanted[0] ? own[1] >= wanted[1] : own[0] > wanted[0];
}

if (isAtLeast(process.version, engines.node)) {
  start();
} else {
  const oldest = engines.node.replace(/^\D+/, '');
  console.error(`Touchstone needs Node.js ${oldest} or newer. This is ${process.version}.`);
  console.error('  Install a newer one for this folder, `npm install node`, or for the whole system:');
  console.error('  https://nodejs.org/en/download');
  process.exitCode = 2;
}

function start() {
  // Runs start many processes and threads that load the same files: keep them compiled.
  const { cacheFolder } = require('./package/support/project.js');
  if (!process.env.NODE_COMPILE_CACHE) process.env.NODE_COMPILE_CACHE = path.join(cacheFolder, 'node');
  require('node:module').enableCompileCache();
  require('./package/support/guard.mjs').guard();
  require('./package/harness/command/main.js');
}

// Packages that are kept in one file each.

const { accessSync, constants, existsSync, mkdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { sumOf, write } = require('./kept-files.cjs');

/**
 * Packages of many files that most processes use: to find, read and compile the files takes longer than all else that a
 * short command does.
 */
exports.manyFiles = new Set(['@cucumber/gherkin', 'commander', 'execa', 'puppeteer-core', 'yaml', 'zod']);

/** What npm installed, and how it is bundled. A package that was edited by hand is noticed after `rm -r build/.typescript`. */
let installed;

/** Everything that a package exports. From ES modules the bundler makes one function, which starts faster than many. */
const all = (name) => `export * from '${name}'; import * as all from '${name}'; export default all.default;`;

const sumOfFile = (file) => (sumOf(readFileSync(file)) >>> 0).toString(16);

/** A package and what it imports, in one file. @returns the file; undefined if it cannot be made */
exports.inOneFile = (root, kept, name) => {
  try {
    installed ??= [path.join(root, 'package-lock.json'), __filename].map(sumOfFile).join('-');
    const place = path.join(kept, 'packages', `${name}.${installed}.cjs`);
    if (existsSync(place)) return place;
    // Where nothing can be kept, each process would bundle.
    mkdirSync(path.dirname(place), { recursive: true });
    accessSync(path.dirname(place), constants.W_OK);
    const { buildSync } = require('esbuild');
    const { outputFiles } = buildSync({
      stdin: { contents: all(name), resolveDir: root },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      minifyWhitespace: true,
      write: false,
      logLevel: 'silent',
    });
    write(place, outputFiles[0].text);
    return existsSync(place) ? place : undefined;
  } catch {
    return undefined;
  }
};

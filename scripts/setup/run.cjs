// `node scripts/setup/run.cjs FILE ARGUMENTS…`: the npm scripts call run.mjs through this file. Node.js cannot import a
// module whose path has a backslash; this file then prints a message in place of a stack.

if (__dirname.includes('\\') && require('node:path').sep === '/') {
  console.error(
    `The project is in ${require('node:path').resolve(__dirname, '../..')}, whose path has a backslash: Node.js cannot import modules from there.\n` +
      '  Move it to a folder without a backslash in its path. All other characters are allowed, and backslashes in the paths of `--build` and `--reports` are too.',
  );
  process.exitCode = 2;
} else {
  import('./run.mjs');
}

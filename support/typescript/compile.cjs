// Compiles a TypeScript file. Loaded only if one has changed. The options mean the same as those of tsconfig.json.

const { readFileSync } = require('node:fs');

const options = {
  // Without a copy of the source: Node.js reads the file if it shows an error.
  sourceMaps: true,
  inlineSourcesContent: false,
  swcrc: false,
  configFile: false,
  // Node.js's own `import()` can load ES modules; `require` could not.
  // Packages are loaded when they are first used: most processes need few of them.
  module: { type: 'commonjs', ignoreDynamic: true, lazy: true },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    transform: { react: { runtime: 'automatic', importSource: 'preact' } },
    keepClassNames: true,
  },
};

/** Changes whenever the same source could be compiled to something else. */
exports.compiler = `${require('@swc/core/package.json').version}\n${readFileSync(__filename, 'utf8')}`;

/** @returns the code of a file, and its source map, in which the file is called `name` */
exports.compile = (file, source, name) => {
  const { transformSync } = require('@swc/core');
  const parser = { ...options.jsc.parser, tsx: file.endsWith('.tsx') };
  const names = { filename: file, sourceFileName: name };
  const { code, map } = transformSync(source, { ...options, ...names, jsc: { ...options.jsc, parser } });
  return { code, map };
};

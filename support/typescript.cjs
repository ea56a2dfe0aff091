// Lets Node.js require this project's TypeScript, by `-r ./support/typescript.cjs`. swc compiles a file when it has
// changed; `build/.typescript` keeps what it made, so that most processes need neither a compiler nor tsconfig.json. It
// also keeps what V8 made of all code, and some packages, each in one file.
// Types are not checked: that is `npm run typecheck`. The options mean the same as those of tsconfig.json.

const { createHash } = require('node:crypto');
const { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const kept = path.join(root, 'build', '.typescript');

const options = {
  // Without a copy of the source: Node.js reads the file if it shows an error.
  sourceMaps: 'inline',
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
const compiler = JSON.stringify([require('@swc/core/package.json').version, options]);

function compiled(file, source) {
  const { transformSync } = require('@swc/core');
  const parser = { ...options.jsc.parser, tsx: file.endsWith('.tsx') };
  const names = { filename: file, sourceFileName: path.basename(file) };
  return transformSync(source, { ...options, ...names, jsc: { ...options.jsc, parser } }).code;
}

/** What a file of the project was compiled to, if it has not changed since then. Others are compiled each time. */
function compiledOnce(file, source) {
  const name = path.relative(root, file);
  if (name.startsWith('..')) return compiled(file, source);
  const place = path.join(kept, `${name}.js`);
  const identity = createHash('sha256').update(compiler).update('\0').update(source).digest('hex');
  const known = read(place);
  if (known?.startsWith(`${identity}\n`)) return known.slice(identity.length + 1);
  const code = compiled(file, source);
  write(place, `${identity}\n${code}`);
  return code;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Other processes may read or write the file at the same time. If it cannot be written, nothing is kept. */
function write(file, text) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const written = `${file}.${process.pid}.${require('node:worker_threads').threadId}`;
    writeFileSync(written, text);
    renameSync(written, file);
  } catch {}
}

for (const extension of ['.ts', '.tsx']) {
  Module._extensions[extension] = (module, file) => {
    module._compile(compiledOnce(file, readFileSync(file, 'utf8')), file);
  };
}

/**
 * Packages of many files that most processes use: to find, read and compile the files takes longer than all else that a
 * short command does.
 */
const manyFiles = new Set(['@cucumber/gherkin', 'commander', 'execa', 'puppeteer-core', 'yaml', 'zod']);

/** What npm installed. A package that was edited by hand is noticed after `rm -r build/.typescript`. */
let installed;

/** A package and what it imports, in one file. @returns the file; undefined if it cannot be made */
function inOneFile(name) {
  try {
    installed ??= createHash('sha256')
      .update(readFileSync(path.join(root, 'package-lock.json')))
      .digest('hex')
      .slice(0, 16);
    const place = path.join(kept, 'packages', `${name}.${installed}.cjs`);
    if (existsSync(place)) return place;
    // Where nothing can be kept, each process would bundle.
    mkdirSync(path.dirname(place), { recursive: true });
    accessSync(path.dirname(place), constants.W_OK);
    const { buildSync } = require('esbuild');
    const { outputFiles } = buildSync({
      stdin: { contents: `module.exports = require('${name}');`, resolveDir: root },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      write: false,
      logLevel: 'silent',
    });
    write(place, outputFiles[0].text);
    return existsSync(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

/** Only these import the checkout's packages: a user's IDE driver may have others of the same names. */
const isOwnSource = (file) => file.startsWith(root + path.sep) && /\.tsx?$/.test(file);

const ofNode = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...others) => {
  const known = manyFiles.has(request) && isOwnSource(parent?.filename ?? '') ? inOneFile(request) : undefined;
  return known ?? ofNode(request, parent, ...others);
};

// V8 then compiles no function again that an earlier process has called.
Module.enableCompileCache?.(path.join(kept, 'v8'));

// Stacks name lines of the TypeScript. The maps of packages do not matter, and reading them takes time.
Module.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });

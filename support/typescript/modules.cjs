// Loads TypeScript. `build/.typescript` keeps a file for each module of the checkout: its code, and V8's data about it.

const { readFileSync, statSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { read, write, writeKept } = require('./kept-files.cjs');
const { mapWhenNeeded } = require('./source-maps.cjs');

/** The code is kept as the function that Node.js would make of it. */
const [before, after] = ['(function (exports, require, module, __filename, __dirname) {', '\n})'];

/**
 * A debugger pauses in the first line of a program, and a report on coverage needs all source maps: both work only if
 * Node.js itself compiles the code.
 */
const isWatched =
  process.env.NODE_V8_COVERAGE !== undefined ||
  /--inspect/.test([process.env.NODE_OPTIONS, ...process.execArgv].join());

/**
 * Also if Node.js itself compiles it, `assert.ok` quotes the expression that is false, and `import()` prints no warning
 * that it is experimental in vm.Script.
 */
const isForNode = (code) => /node:assert|\bimport\(/.test(code);

/** @returns what loads the modules of a checkout, and keeps files in `folder` */
exports.loader = (root, folder) => {
  // A process that compiles nothing does not load the compiler to know which one it is.
  const compiler = [require.resolve('./compile.cjs'), require.resolve('@swc/core/package.json')];
  const environment = [process.version, process.arch, ...compiler.map((file) => identityOf(file).text)].join(' ');

  return (module, file) => {
    const name = path.relative(root, file);
    if (name.startsWith('..') || path.isAbsolute(name)) return loadUnkept(module, file);
    const place = path.join(folder, `${name}.js`);
    const identity = identityOf(file);
    const found = read(place);
    if (found?.environment === environment && found.identity === identity.text) return run(module, file, place, found);
    const known = madeOf(file, place, found);
    if (known === undefined) return loadUnkept(module, file);
    // Of another version of Node.js, perhaps.
    if (known.environment !== environment) known.data = undefined;
    Object.assign(known, { environment, identity: identity.isSettled ? identity.text : '' });
    if (identity.isSettled) keepAtExit(place, known);
    run(module, file, place, known);
  };
};

/** What changes whenever a file is edited or replaced, if it is settled. */
function identityOf(file) {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  // Two edits within one tick of the file system's clock leave the same times. The longest tick is that of FAT.
  const twoSeconds = 2_000_000_000n;
  const isSettled = BigInt(Date.now()) * 1_000_000n - ctimeNs > twoSeconds;
  return { text: `${ino} ${size} ${mtimeNs} ${ctimeNs}`, isSettled };
}

/** @returns what was found, if it was made of this source; or else what is made now; undefined if it cannot be kept */
function madeOf(file, place, found) {
  const { hash } = require('node:crypto');
  const { compile, compiler } = require('./compile.cjs');
  const source = readFileSync(file, 'utf8');
  const origin = hash('sha256', `${compiler}\0${source}`);
  if (found?.origin === origin) return found;
  // A name of its own: processes that still run the older code need the older map.
  const mapFile = `${place.slice(0, -'.js'.length)}.${origin.slice(0, 16)}.map`;
  const { code, map } = compile(file, source, relativeUrl(mapFile, file));
  if (!write(mapFile, map)) return undefined;
  const comment = `//# sourceMappingURL=${relativeUrl(file, mapFile)}`;
  const made = { origin, comment, isForNode: isForNode(code), code: `${before}${code}\n${comment}${after}` };
  writeKept(place, { ...made, environment: '', identity: '' });
  return made;
}

const relativeUrl = (from, to) =>
  path.relative(path.dirname(from), to).split(path.sep).map(encodeURIComponent).join('/');

/** Compiles a file of somebody else, or one for which nothing can be kept. */
function loadUnkept(module, file) {
  const { compile } = require('./compile.cjs');
  const { code, map } = compile(file, readFileSync(file, 'utf8'), path.basename(file));
  const url = `data:application/json;base64,${Buffer.from(map).toString('base64')}`;
  module._compile(`${code}\n//# sourceMappingURL=${url}`, file);
}

function run(module, file, place, known) {
  if (isWatched || known.isForNode) return module._compile(known.code.slice(before.length, -after.length), file);
  known.script = new vm.Script(known.code, {
    filename: file,
    columnOffset: -before.length,
    cachedData: known.data,
  });
  if (known.script.cachedDataRejected !== false) keepAtExit(place, known);
  mapWhenNeeded(file, known.comment);
  const { exports } = module;
  known.script.runInThisContext().call(exports, exports, requireOf(module), module, file, path.dirname(file));
}

/** As Node.js makes it. */
function requireOf(module) {
  const resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  resolve.paths = (request) => Module._resolveLookupPaths(request, module);
  const { _extensions: extensions, _cache: cache } = Module;
  return Object.assign((request) => module.require(request), { resolve, main: process.mainModule, extensions, cache });
}

/** By its place, what has to be kept at the exit: V8 then knows which functions the program uses. */
const unkept = new Map();

function keepAtExit(place, known) {
  if (unkept.size === 0) process.once('exit', () => unkept.forEach((each, at) => writeKept(at, each)));
  unkept.set(place, known);
}

// Lets Node.js require this project's TypeScript, by `-r ./support/typescript.cjs`. swc compiles a file when it has
// changed; `build/.typescript` keeps what swc and V8 made of it, so that most processes need neither a compiler nor
// tsconfig.json. Types are not checked: that is `npm run typecheck`.

const Module = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const kept = path.join(root, 'build', '.typescript');

// V8 then compiles no function of a package again that an earlier process has called. First, so that it also serves the
// files of this loader.
Module.enableCompileCache?.(path.join(kept, 'v8'));

const { loader } = require('./typescript/modules.cjs');
const { ownFile } = require('./typescript/own-file.cjs');
const { inOneFile, manyFiles } = require('./typescript/packages.cjs');

Module._extensions['.ts'] = Module._extensions['.tsx'] = loader(root, kept);

/** Only these import the checkout's packages: a user's IDE driver may have others of the same names. */
const isOwnSource = (file) => file.startsWith(root + path.sep) && /\.tsx?$/.test(file);

const ofNode = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...others) => {
  if (!isOwnSource(parent?.filename ?? '')) return ofNode(request, parent, ...others);
  const known = manyFiles.has(request) ? inOneFile(root, kept, request) : ownFile(parent.path, request);
  return known ?? ofNode(request, parent, ...others);
};

// Stacks name lines of the TypeScript. Node.js reads the source map of each module when it loads it, which takes a
// third of the time that a short command needs. Here it reads a map when an error's stack shows its module.

const Module = require('node:module');

// The maps of packages do not matter, and reading them takes time.
Module.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });

/** Of each loaded module whose map Node.js has not read yet: the comment that names the map. */
const comments = new Map();

/** Node.js knows a map as long as its module exists. */
const known = [];

/** Node.js reads the map that the comment names when a stack shows the file. */
exports.mapWhenNeeded = (file, comment) => comments.set(file, comment);

function read(file) {
  const comment = comments.get(file);
  if (comment === undefined) return;
  comments.delete(file);
  const module = new Module(file);
  known.push(module);
  module._compile(comment, file);
}

const ofNode = Error.prepareStackTrace;
Error.prepareStackTrace = (error, trace) => {
  for (const site of trace) read(site.getFileName());
  return ofNode(error, trace);
};

// Node.js prints the line that threw before it asks for the stack, and the stack may not show that line.
process.on('uncaughtExceptionMonitor', () => {
  for (const file of [...comments.keys()]) read(file);
});

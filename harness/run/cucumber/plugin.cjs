// Cucumber imports plugins as ES modules; this one is TypeScript, which only require() can load.
module.exports = require('./planned-pickles');

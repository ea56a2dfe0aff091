// Cucumber imports its plugins as modules; the plugin itself is TypeScript, which only require() reads here.
module.exports = require('./planned-pickles.ts');

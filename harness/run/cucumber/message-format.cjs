// Cucumber imports formatters as ES modules; our part of this one is TypeScript, which only require() can load.
const { onlyChosen } = require('./selected-messages');
module.exports = onlyChosen(require('@cucumber/cucumber/lib/formatter/builtin/message').default);

// Cucumber imports its formats as modules; what this one adds to cucumber's own is TypeScript, which only require() reads here.
const { onlyChosen } = require('./selected-messages.ts');
module.exports = onlyChosen(require('@cucumber/cucumber/lib/formatter/builtin/message').default);

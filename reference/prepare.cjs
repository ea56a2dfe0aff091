// Builds what subjects/reference.yaml needs, if it has changed. In the npm package everything is built already.

const { existsSync } = require('node:fs');
const path = require('node:path');

const build = path.join(__dirname, 'build.ts');
if (existsSync(build)) {
  require('../support/typescript.cjs');
  require(build);
}

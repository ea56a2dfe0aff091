// Steps that say how a case is built: schemas, insertions, headers, build mode, runtime.

import type { Cpp } from '../../harness/cpp/cpp-text';
import { setting } from '../../harness/cpp/step-definition';

setting('the schema', function (text: string) {
  this.addSchema(undefined, text);
});
setting('the schema file {cpp}', function (name: Cpp, text: string) {
  this.addSchema(name.text, text);
});
setting('the header {cpp}', function (header: Cpp) {
  this.addHeader(header.text);
});
setting('a plugin inserts at {cpp} of {cpp}', function (point: Cpp, file: Cpp, text: string) {
  this.addInsertion({ point: point.text, file: file.text, text });
});
setting('a release build', function () {
  this.setMode('release');
});
setting('the lite runtime', function () {
  this.setRuntime('lite');
});

// The files of the step definitions.

import { globSync } from 'node:fs';
import path from 'node:path';
import { codeRoot, isCheckout, root } from '../../../support/project';

/** A pattern of code files, relative to the project's folder: its path may have characters that mean something. */
export function stepFiles(pattern: string): string {
  return path.join(path.relative(root, codeRoot), isCheckout ? `${pattern}.ts` : `${pattern}.js`);
}

/**
 * Makes the C++ steps known to the C++ harness. Cucumber is not needed for that, and takes longer to load than a rule
 * takes to run. The files below `steps/cpp` do need it.
 */
export function loadCppSteps(): void {
  for (const file of globSync(stepFiles('steps/cpp/!(*.test)'), { cwd: root }).sort()) require(path.join(root, file));
}

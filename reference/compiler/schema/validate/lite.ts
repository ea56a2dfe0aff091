// Tells which files use the lite runtime.

import type { FileElement } from '../model/elements';

/** Whether the generated code of this file uses the lite runtime. */
export function isLite(file: FileElement): boolean {
  return file.options.optimize_for === 'LITE_RUNTIME';
}

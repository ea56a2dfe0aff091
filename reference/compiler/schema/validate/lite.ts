// Which files are generated for the lite runtime.

import type { FileElement } from '../model/elements';

/** Is code for this file generated against the lite runtime? */
export function isLite(file: FileElement): boolean {
  return file.options.optimize_for === 'LITE_RUNTIME';
}

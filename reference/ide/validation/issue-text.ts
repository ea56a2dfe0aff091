// Turns zod's issues into a sentence that names the field of each.

import type * as z from 'zod/mini';

/** More than these would hide the first. */
const shownIssues = 5;

/** The issues of a payload or a project file, each with its path, such as `tests[0].name`. */
export function describeIssues(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, shownIssues)
    .map(({ path, message }) => (path.length === 0 ? message : `\`${placeOf(path)}\`: ${message}`))
    .join('; ');
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

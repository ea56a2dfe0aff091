// Observed values as the report shows them.

import { inspect } from 'node:util';

/** How much of an observed value the report shows, in characters. */
const mostShown = 120;

/** An observed value as the report shows it, on one line. */
export function observedText(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null && 'actual' in value && typeof value.actual === 'string'
      ? value.actual
      : typeof value === 'string'
        ? value
        : inspect(value, { depth: 4, breakLength: Number.POSITIVE_INFINITY });
  const line = text.replace(/\s+/g, ' ');
  return line.length <= mostShown ? line : `${line.slice(0, mostShown)}…`;
}

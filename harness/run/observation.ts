// What steps observed, as the report shows it.

import { inspect } from 'node:util';
import type { Observed } from '../cpp/step-definition';
import type { Observation } from '../verdict/outcome';

/** How much of an observed value the report shows, in characters. */
const mostShown = 120;

/** What the report says of an observed value. Observations of C++ know what was expected. */
export function observation(step: number, value: unknown): Observation {
  if (isCpp(value)) {
    const { actual, expected } = value;
    return { step, value: shown(actual), ...(expected !== actual && { expected: shown(expected) }) };
  }
  const text = typeof value === 'string' ? value : inspect(value, { depth: 4, breakLength: Number.POSITIVE_INFINITY });
  return { step, value: shown(text) };
}

function isCpp(value: unknown): value is Observed {
  return typeof value === 'object' && value !== null && 'holds' in value && 'actual' in value && 'expected' in value;
}

/** A text as the report shows it, on one line. */
function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= mostShown ? line : `${line.slice(0, mostShown)}…`;
}

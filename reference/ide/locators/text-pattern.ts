// Text patterns of tests, for comparing texts and for finding links and options. Pure.

/** Whether a text matches. */
export type TextPattern = (text: string) => boolean;

/**
 * Parses a pattern: `glob:` with `*` and `?`, `regexp:` and `regexpi:` (match anywhere in the text), `exact:`. Without
 * a prefix the text must be equal; stars are literal, as in current projects. Runs of white space count as one space.
 * @throws Error if a regular expression is invalid; the message is for the tester
 */
export function textPattern(written: string): TextPattern {
  const [, kind = 'exact', rest = ''] = /^(?:(glob|regexpi?|exact):)?(.*)$/s.exec(written) ?? [];
  if (kind === 'exact') {
    const wanted = collapse(rest);
    return (text) => collapse(text) === wanted;
  }
  const expression = kind === 'glob' ? globExpression(rest) : expressionOf(rest, kind === 'regexpi' ? 'i' : '');
  return (text) => expression.test(collapse(text));
}

function globExpression(glob: string): RegExp {
  const source = collapse(glob)
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
}

function expressionOf(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw new Error(
      `${JSON.stringify(source)} is not a regular expression: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Replaces runs of white space by one space, and trims the ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

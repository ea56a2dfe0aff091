// Patterns: how a test says which text it means. Pure; used where texts are compared, for links and for options.

/** Says whether a text is meant. */
export type TextPattern = (text: string) => boolean;

/**
 * Reads a pattern: `glob:` with `*` and `?`, `regexp:` and `regexpi:` (found anywhere in the text), `exact:`. Without a
 * prefix the text itself is meant, stars and all, as in projects of today. Runs of white space count as one space.
 * @throws Error when a regular expression is not valid; the message is for the tester
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
      `${JSON.stringify(source)} is no regular expression: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Runs of white space as one space, none at the ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

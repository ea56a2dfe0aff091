// Variables of a test and how `${name}` is filled in. Pure.

/** The variables of one run. */
export type Variables = Map<string, unknown>;

/** Keys without a character, as `sendKeys` writes them, and WebDriver's code points for them. */
const keyCodePoints: Record<string, string> = {
  KEY_BACKSPACE: '\uE003',
  KEY_TAB: '\uE004',
  KEY_RETURN: '\uE006',
  KEY_ENTER: '\uE007',
  KEY_ESC: '\uE00C',
  KEY_ESCAPE: '\uE00C',
  KEY_SPACE: '\uE00D',
  KEY_LEFT: '\uE012',
  KEY_UP: '\uE013',
  KEY_RIGHT: '\uE014',
  KEY_DOWN: '\uE015',
  KEY_DEL: '\uE017',
  KEY_DELETE: '\uE017',
};

const reference = /\$\{([^${}]+)\}/g;

/** Replaces `${name}` by the variable's text. What is not a variable stays as it was written. */
export function interpolate(text: string, variables: Variables): string {
  return text.replace(reference, (written, name: string) => {
    if (variables.has(name)) return textOf(variables.get(name));
    return keyCodePoints[name] ?? written;
  });
}

/**
 * Replaces `${name}` in a script by `arguments[n]`, so that a value is never read as code.
 * @returns the script and what its arguments are, in order
 */
export function interpolateScript(script: string, variables: Variables): { script: string; args: unknown[] } {
  const args: unknown[] = [];
  const positions = new Map<string, number>();
  const replaced = script.replace(reference, (written, name: string) => {
    if (!variables.has(name)) return written;
    const position = positions.get(name) ?? args.push(variables.get(name)) - 1;
    positions.set(name, position);
    return `arguments[${position}]`;
  });
  return { script: replaced, args };
}

/** A value as text: objects as JSON, nothing as the empty text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

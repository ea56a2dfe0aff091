// C++ text, from a step to a test program.

/** A piece of C++, as written in a step between backticks. */
export class Cpp {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

/** Builds C++ from a template. Pieces of C++, strings and numbers are inserted without quoting. */
export function cpp(strings: TemplateStringsArray, ...values: readonly (Cpp | string | number)[]): Cpp {
  return new Cpp(strings.reduce((text, part, index) => text + String(values[index - 1]) + part));
}

/** A C++ expression: a std::string of these bytes. */
export function bytesLiteral(bytes: Uint8Array): Cpp {
  return new Cpp(`bytes("${Buffer.from(bytes).toString('hex')}")`);
}

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/**
 * Checks that all brackets and quotes of a piece of C++ are closed: an open one would swallow the cases after it.
 * @returns what is wrong, for a message; undefined if nothing is
 */
export function unbalanced(text: string): string | undefined {
  const open: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '"' || char === "'") {
      const isDigitSeparator =
        char === "'" && /[0-9a-fA-F]/.test(text[i - 1] ?? '') && /[0-9a-fA-F]/.test(text[i + 1] ?? '');
      if (isDigitSeparator) continue;
      const start = i;
      for (i++; i < text.length && text[i] !== char; i++) if (text[i] === '\\') i++;
      if (i >= text.length) return `the quote at column ${start + 1} is not closed`;
    } else if (char in closing) {
      open.push(closing[char]!);
    } else if (char === ')' || char === ']' || char === '}') {
      const expected = open.pop();
      if (expected !== char)
        return expected ? `found \`${char}\` where \`${expected}\` was expected` : `\`${char}\` closes nothing`;
    }
  }
  return open.length > 0 ? `\`${open.at(-1)}\` is missing` : undefined;
}

/** The code in a piece of a source file, without comments, directives, blank lines and indentation. */
export function codeIn(source: string): string {
  const bare = source
    .replace(/\\\n/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\/\/.*$/gm, '')
    .replace(/^[ \t]*#.*$/gm, '');
  return bare.replace(/\s*\n\s*/g, '\n').trim();
}

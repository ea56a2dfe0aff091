// C++ text as it travels from a step to a test program.

/** A piece of C++ that was written in a step, between backticks. */
export class Cpp {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

/** Builds C++ from a template; pieces of C++ are inserted as they are, strings and numbers too. */
export function cpp(strings: TemplateStringsArray, ...values: readonly (Cpp | string | number)[]): Cpp {
  return new Cpp(strings.reduce((text, part, index) => text + String(values[index - 1]) + part));
}

/** A C++ expression of type std::string that holds exactly these bytes. */
export function bytesLiteral(bytes: Uint8Array): Cpp {
  return new Cpp(`bytes("${Buffer.from(bytes).toString('hex')}")`);
}

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/**
 * Looks whether brackets and quotes of a piece of C++ are closed: an open one would swallow the cases behind it.
 * @returns what is wrong, in words, or undefined.
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
        return expected ? `\`${char}\` stands where \`${expected}\` is due` : `\`${char}\` closes nothing`;
    }
  }
  return open.length > 0 ? `\`${open.at(-1)}\` is missing` : undefined;
}

/** What the compiler gets to see of a piece of a source file, lines trimmed: no comments, no directives, no blank lines. */
export function codeIn(source: string): string {
  const bare = source
    .replace(/\\\n/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\/\/.*$/gm, '')
    .replace(/^[ \t]*#.*$/gm, '');
  return bare.replace(/\s*\n\s*/g, '\n').trim();
}

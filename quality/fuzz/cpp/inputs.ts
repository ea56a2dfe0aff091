// The inputs in the repository: seeds, from which campaigns begin, and inputs that found something once. A file an
// entry point; a line an input: its bytes in hexadecimal digits, then `#` and what it is.

import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One input. */
export interface KnownInput {
  /** Unique among the entry point's inputs: `seed-3`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the input is, or what it found. */
  readonly comment: string;
}

/** All inputs of an entry point. @throws Error with the place of a line that is no input */
export async function readInputs(entry: string): Promise<KnownInput[]> {
  const inputs = await Promise.all(
    (['seeds', 'found'] as const).map(async (folder) => {
      const file = path.join(__dirname, folder, `${entry}.txt`);
      return parseInputs(await readFile(file, 'utf8').catch(() => ''), folder.replace(/s$/, ''), file);
    }),
  );
  return inputs.flat();
}

/** The inputs of a file's text. Empty lines and lines that begin with `#` are none. */
export function parseInputs(text: string, prefix: string, file: string): KnownInput[] {
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, hex = '', comment = ''] = /^((?:[0-9a-f]{2})*)\s*#\s*(\S.*)$/.exec(line) ?? [];
    if (comment === '')
      throw new Error(`${file}:${index + 1}: an input is hexadecimal digits, \`#\` and what it is, not \`${line}\``);
    return [{ name: `${prefix}-${index + 1}`, bytes: Buffer.from(hex, 'hex'), comment }];
  });
}

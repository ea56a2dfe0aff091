// Texts in the forms of escapes that the schema language has.

import { pick, type Random } from '../random';
import { octal } from './schema';

/** A text between quotes, each character in one of the forms that the schema language has for it. */
export function escaped(bytes: string, isText: boolean, random: Random): string {
  const chars = isText ? [...Buffer.from(bytes, 'latin1').toString('utf8')] : [...bytes];
  const written = chars.map((char): string => {
    const code = char.codePointAt(0)!;
    if (isText && code > 0x7f) {
      const long = `\\U${code.toString(16).padStart(8, '0')}`;
      const short = [...Array(char.length).keys()].map((at) => `\\u${hex(char.charCodeAt(at), 4)}`).join('');
      return pick(random, [long, short, octal(Buffer.from(char, 'utf8').toString('latin1'))]);
    }
    const forms = [`\\x${hex(code, 2)}`, `\\${code.toString(8).padStart(3, '0')}`, octal(char)];
    return pick(random, forms);
  });
  // An escape of fewer digits ends where no digit of its kind follows.
  return written
    .map((text, at) => {
      const next = written[at + 1] ?? '"';
      if (/^\\[0-7]{3}$/.test(text) && !/^[0-7]/.test(next) && random(2) === 0) return text.replace(/^\\0{1,2}/, '\\');
      return /^\\x0/.test(text) && !/^[0-9a-f]/i.test(next) && random(2) === 0 ? text.replace('x0', 'x') : text;
    })
    .join('');
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}

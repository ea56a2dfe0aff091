// Converts the text of number and string tokens to their values.

import { bytesOfText } from './source-bytes';

const SIMPLE: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  f: 12,
  n: 10,
  r: 13,
  t: 9,
  v: 11,
  '\\': 0x5c,
  '?': 0x3f,
  "'": 0x27,
  '"': 0x22,
};

/**
 * The value of an integer token: decimal, `0x` hexadecimal or `0` octal. If the lexer reported it, the valid prefix
 * counts.
 */
export function integerValue(text: string): bigint {
  if (/^0[xX]/.test(text)) return text.length > 2 ? BigInt(text) : 0n;
  if (text.length > 1 && text.startsWith('0')) {
    const digits = /^0*([0-7]*)/.exec(text)![1]!;
    return digits === '' ? 0n : BigInt(`0o${digits}`);
  }
  return BigInt(text);
}

/** The value of a float token, as C's strtod reads it. */
export function floatValue(text: string): number {
  return Number.parseFloat(text);
}

/**
 * The bytes of a string token; `token` includes the quotes. Escapes are decoded; everything else stays as in the file.
 */
export function stringBytes(token: string): Uint8Array {
  const closed = token.length > 1 && token.endsWith(token[0]!) ? 1 : 0;
  const body = token.slice(1, token.length - closed);
  if (!body.includes('\\')) return bytesOfText(body);
  const bytes: number[] = [];
  let at = 0;
  while (at < body.length) {
    const backslash = body.indexOf('\\', at);
    const plainEnd = backslash === -1 ? body.length : backslash;
    if (plainEnd > at) for (const byte of bytesOfText(body.slice(at, plainEnd))) bytes.push(byte);
    if (backslash === -1) break;
    at = escapeValue(body, backslash, bytes);
  }
  return Uint8Array.from(bytes);
}

/** Appends the bytes of the escape sequence at `at`. @returns the offset after it */
function escapeValue(body: string, at: number, bytes: number[]): number {
  const letter = body[at + 1] ?? '';
  const simple = SIMPLE[letter];
  if (simple !== undefined) {
    bytes.push(simple);
    return at + 2;
  }
  const hexadecimal = (most: number): string => new RegExp(`^[0-9a-fA-F]{0,${most}}`).exec(body.slice(at + 2))![0];
  if (letter === 'x' || letter === 'X') {
    const digits = hexadecimal(2);
    bytes.push(Number.parseInt(digits || '0', 16));
    return at + 2 + digits.length;
  }
  if (letter === 'u' || letter === 'U') return unicodeEscape(body, at, bytes, hexadecimal(letter === 'u' ? 4 : 8));
  const octal = /^[0-7]{1,3}/.exec(body.slice(at + 1))?.[0];
  if (octal !== undefined) {
    bytes.push(Number.parseInt(octal, 8) & 0xff);
    return at + 1 + octal.length;
  }
  return at + 2;
}

/** Decodes a `\u` escape; a high surrogate includes the `\u` low surrogate after it. */
function unicodeEscape(body: string, at: number, bytes: number[], digits: string): number {
  let end = at + 2 + digits.length;
  let point = Number.parseInt(digits || '0', 16);
  if (point >= 0xd800 && point < 0xdc00) {
    const low = /^\\(?:u|U0000)([dD][c-fC-F][0-9a-fA-F]{2})/.exec(body.slice(end));
    if (low !== null) {
      point = 0x10000 + ((point - 0xd800) << 10) + (Number.parseInt(low[1]!, 16) - 0xdc00);
      end += low[0].length;
    }
  }
  if (point > 0x10ffff) {
    // Not a code point, but the lexer accepts it, as protoc does; the value is then the text of the escape.
    for (const byte of bytesOfText(`\\U${point.toString(16).padStart(8, '0')}`)) bytes.push(byte);
    return end;
  }
  if (point >= 0xd800 && point < 0xe000) {
    // A lone surrogate has no UTF-8 form; three bytes by the same scheme keep different strings different.
    bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f));
  } else {
    bytes.push(...bytesOfText(String.fromCodePoint(point)));
  }
  return end;
}

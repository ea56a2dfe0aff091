// Text of a schema <-> its bytes. A schema may hold bytes that are no UTF-8, in comments and strings: each of them is a code unit
// from U+DC80 to U+DCFF in the text, which no valid UTF-8 becomes, and is that byte again when the text is written.

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** What is added to a byte, 0x80 to 0xff, that is no part of UTF-8. */
const ESCAPE = 0xdc00;

/** The text of bytes; a byte order mark stays in it. Nothing is lost: {@link bytesOfText} gives the bytes back. */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return textWithEscapes(bytes);
  }
}

function textWithEscapes(bytes: Uint8Array): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    if (at > from) pieces.push(decoder.decode(bytes.subarray(from, at)));
    pieces.push(String.fromCharCode(ESCAPE + bytes[at]!));
    at += 1;
    from = at;
  }
  pieces.push(decoder.decode(bytes.subarray(from)));
  return pieces.join('');
}

/** How many bytes the UTF-8 sequence at a place has; 0 if there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1] ?? 0;
  // Forms that are too long, surrogates, and what is beyond the last code point.
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second >= 0xa0)) return 0;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second >= 0x90)) return 0;
  return length;
}

/** Is the code unit a byte that is no UTF-8? Behind the first half of a surrogate pair it is the second. */
export function isEscapedByte(code: number): boolean {
  return code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff;
}

/** The bytes of a text: of its UTF-8, and what was no UTF-8 as it was. */
export function bytesOfText(text: string): Uint8Array {
  if (!LONE_ESCAPES.test(text)) return encoder.encode(text);
  const pieces: Uint8Array[] = [];
  for (const piece of text.split(LONE_ESCAPES)) {
    const escaped = piece.length === 1 && isEscapedByte(piece.charCodeAt(0));
    pieces.push(escaped ? Uint8Array.of(piece.charCodeAt(0) - ESCAPE) : encoder.encode(piece));
  }
  return Buffer.concat(pieces);
}

const LONE_ESCAPES = /(?<![\ud800-\udbff])([\udc80-\udcff])/;

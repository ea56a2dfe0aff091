// Schema text <-> bytes. Comments and strings of a schema may contain bytes that are not UTF-8. In the text, each of
// them is a code unit from U+DC80 to U+DCFF, which valid UTF-8 never decodes to; when the text is written, it becomes
// that byte again.

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** Added to a byte, 0x80 to 0xff, that is not part of valid UTF-8. */
const ESCAPE = 0xdc00;

/** Decodes bytes without loss, including a byte order mark: {@link bytesOfText} restores them. */
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

/** The length of the UTF-8 sequence at an offset; 0 if it is invalid. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1] ?? 0;
  // Overlong forms, surrogates, and values beyond the last code point.
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second >= 0xa0)) return 0;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second >= 0x90)) return 0;
  return length;
}

/** Whether the code unit stands for a byte that is not UTF-8, unless it is the second half of a surrogate pair. */
export function isEscapedByte(code: number): boolean {
  return code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff;
}

/** Encodes a text as UTF-8; code units that stand for other bytes become these bytes. */
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

// Messages as text. A browser driver would lose parts of a message value, such as an own `__proto__`; and abbreviations
// keep megabytes out of the reports.

/** The JSON of a message. The string `~huge:N` stands for N letters, and the key `~deep:N` for N nested objects. */
export type PackedMessage = string;

/**
 * The message that a packed text stands for. The function is self-contained, because its source also runs inside pages.
 * @throws SyntaxError if the text is not JSON
 */
export function unpack(packed: PackedMessage): unknown {
  return JSON.parse(packed, (_, value: unknown) => {
    if (typeof value === 'string') {
      const [, length] = /^~huge:(\d+)$/.exec(value) ?? [];
      return length === undefined ? value : 'x'.repeat(Number(length));
    }
    if (typeof value !== 'object' || value === null) return value;
    const [, depth] = /^~deep:(\d+)$/.exec(Object.keys(value)[0] ?? '') ?? [];
    if (depth === undefined) return value;
    let nested: object = {};
    for (let level = 0; level < Number(depth); level++) nested = { nested };
    return nested;
  });
}

// Messages as text: so they reach the page that sends them with what no driver of a browser carries over, such as a
// `__proto__` of their own, and without a megabyte in every report.

/** JSON of a message; in it, a string `~huge:N` stands for N letters, and a key `~deep:N` for N objects in one another. */
export type PackedMessage = string;

/**
 * The message that a text stands for. Refers to nothing outside itself, for it is also called inside of pages.
 * @throws SyntaxError when the text is no JSON
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

// Writing xpaths. Pure: an element is described by its path, and the page says what stands on it.

/** One element on the way from the root. */
export interface PathStep {
  /** The element's local name. */
  localName: string;
  /** Its position among the siblings with the same local name and namespace test, from 1. */
  position: number;
  /** Whether those siblings are more than itself, so that the position must be said. */
  ambiguous: boolean;
  /** Whether a bare name finds it: an HTML element in an HTML document. Others are found by `local-name()`. */
  bareName: boolean;
  /** Its id, if exactly one element of the document has it. */
  uniqueId: string | null;
}

/** The shortest xpath that this path gives: from the nearest element with an id of its own, else from the root. */
export function xpathOf(path: readonly PathStep[]): string {
  const anchor = path.findLastIndex(({ uniqueId }) => uniqueId !== null);
  const id = path[anchor]?.uniqueId;
  if (id === undefined || id === null) return path.map((step) => `/${stepOf(step)}`).join('');
  const below = path.slice(anchor + 1).map((step) => `/${stepOf(step)}`);
  return `//*[@id=${literal(id)}]${below.join('')}`;
}

function stepOf({ localName, position, ambiguous, bareName }: PathStep): string {
  const test = bareName ? localName : `*[local-name()=${literal(localName)}]`;
  return ambiguous ? `${test}[${position}]` : test;
}

/** A string literal of XPath 1.0, which has no escapes: a text with both kinds of quotes is put together. */
export function literal(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  if (!text.includes('"')) return `"${text}"`;
  return `concat('${text.split("'").join(`', "'", '`)}')`;
}

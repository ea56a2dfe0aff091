// Builds xpaths. Pure: the page describes the path to an element.

/** One element on the path from the root. */
export interface PathStep {
  /** The element's local name. */
  localName: string;
  /** Its position among the siblings with the same local name and namespace test, from 1. */
  position: number;
  /** Whether there are other such siblings, so that the xpath needs the position. */
  ambiguous: boolean;
  /** Whether a bare name matches it: an HTML element in an HTML document. Others need `local-name()`. */
  bareName: boolean;
  /** Its id, if exactly one element of the document has it. */
  uniqueId: string | null;
}

/** The shortest xpath for a path: from the nearest element with a unique id, else from the root. */
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

/** A string literal of XPath 1.0. It has no escapes, so a text with both kinds of quotes needs `concat()`. */
export function literal(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  if (!text.includes('"')) return `"${text}"`;
  return `concat('${text.split("'").join(`', "'", '`)}')`;
}

// Locators: the words that say which element of a page is meant. Pure; finding is the page's (page/find.ts).

/** The ways to name an element. */
export const locatorKinds = [
  'css',
  'id',
  'name',
  'xpath',
  'linkText',
  'partialLinkText',
  'className',
  'tagName',
] as const;
export type LocatorKind = (typeof locatorKinds)[number];

/** A locator in its parsed form. */
export interface Locator {
  kind: LocatorKind;
  value: string;
}

const kindOfPrefix = new Map<string, LocatorKind>([
  ...locatorKinds.map((kind): [string, LocatorKind] => [kind.toLowerCase(), kind]),
  ['link', 'linkText'],
  ['class', 'className'],
  ['identifier', 'id'],
]);

/**
 * Reads a locator: `css=…`, `id=…` and so on; without a prefix, `//…` and `(//…` are xpaths and all else is an id
 * (rule ide.location.locators).
 * @returns the locator, or the sentence that says why the text is none
 */
export function parseLocator(text: string): Locator | { problem: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'the locator is empty' };
  if (/^\(*\/\//.test(trimmed)) return { kind: 'xpath', value: trimmed };
  const prefixed = /^([A-Za-z]+)=(.*)$/s.exec(trimmed);
  if (!prefixed) return { kind: 'id', value: trimmed };
  const [, prefix = '', value = ''] = prefixed;
  const kind = kindOfPrefix.get(prefix.toLowerCase());
  if (!kind) return { problem: `unknown locator kind "${prefix}": one of ${locatorKinds.join(', ')} is expected` };
  if (value.trim() === '') return { problem: `nothing follows "${prefix}="` };
  return { kind, value };
}

// Locators: texts that identify an element of a page. Pure; page/find.ts finds the elements.

/** The kinds of locators. */
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

/** A parsed locator. */
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
 * Parses a locator: `css=…`, `id=…` and so on. Without a prefix, `//…` and `(//…` are xpaths and anything else is an id
 * (rule ide.location.locators).
 * @returns the locator, or the reason why the text is invalid
 */
export function parseLocator(text: string): Locator | { problem: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'the locator is empty' };
  if (/^\(*\/\//.test(trimmed)) return { kind: 'xpath', value: trimmed };
  const prefixed = /^([A-Za-z]+)=(.*)$/s.exec(trimmed);
  if (!prefixed) return { kind: 'id', value: trimmed };
  const [, prefix = '', value = ''] = prefixed;
  const kind = kindOfPrefix.get(prefix.toLowerCase());
  if (!kind) return { problem: `unknown locator kind "${prefix}": expected one of ${locatorKinds.join(', ')}` };
  if (value.trim() === '') return { problem: `nothing follows "${prefix}="` };
  return { kind, value };
}

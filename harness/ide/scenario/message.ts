// The form in which an IDE takes a plugin's message.

import type { IdeSubject } from '../../subject/manifest';

/** The open request's name in the document, and in the features. */
const openRequest = 'openIDEIfClosed';

/** What is never in a payload: the call itself. */
const callFields: ReadonlySet<string> = new Set(['uri', 'verb', openRequest]);

/**
 * A message as the IDE takes it: its fields in their place, and the open request with the IDE's name.
 *
 * @param message as a feature writes it; one with a `payload` keeps its form, because its scenario is about the form
 */
export function messageTo(
  { fields: place = 'beside', openRequest: name = openRequest }: Pick<IdeSubject, 'fields' | 'openRequest'>,
  message: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(message).map(([key, value]) => [key === openRequest ? name : key, value] as const);
  if (place === 'beside' || 'payload' in message) return Object.fromEntries(entries);
  const isCall = ([key]: readonly [string, unknown]): boolean => callFields.has(key) || key === name;
  const payload = Object.fromEntries(entries.filter((entry) => !isCall(entry)));
  if (Object.keys(payload).length === 0) return Object.fromEntries(entries);
  return { ...Object.fromEntries(place === 'both' ? entries : entries.filter(isCall)), payload };
}

// Variables of a test and how `${name}` is filled in. Pure.

import { keyCharacter } from './keys';

/** The variables of one run. */
export type Variables = Map<string, unknown>;

const reference = /\$\{([^${}]+)\}/g;

/** Replaces `${name}` by the variable's text, or by its key. What is neither stays as it was written. */
export function interpolate(text: string, variables: Variables): string {
  return text.replace(reference, (written, name: string) => {
    const found = variableAt(name, variables);
    return found ? textOf(found.value) : (keyCharacter(name) ?? written);
  });
}

/**
 * What a reference leads to: a variable, or a part of one: `order.lines[0].price`.
 * @returns `undefined` when there is no such variable; a part that is missing is there, and undefined
 */
export function variableAt(reference: string, variables: Variables): { value: unknown } | undefined {
  if (variables.has(reference)) return { value: variables.get(reference) };
  const [, name = '', path = ''] = /^([^.[\]]+)((?:\.[^.[\]]+|\[\d+\])+)$/.exec(reference) ?? [];
  if (!variables.has(name)) return undefined;
  let value = variables.get(name);
  for (const [, part] of path.matchAll(/[.[]([^.[\]]+)/g)) value = own(value, part ?? '');
  return { value };
}

function own(value: unknown, part: string): unknown {
  if (typeof value === 'string' && part === 'length') return value.length;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
  return (value as Record<string, unknown>)[part];
}

/** A value as text: objects as JSON, nothing as the empty text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

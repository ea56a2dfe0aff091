// The variables of a test, and interpolation of `${name}`. Pure.

import { keyCharacter } from './keys';

/** The variables of one run. */
export type Variables = Map<string, unknown>;

const reference = /\$\{([^${}]+)\}/g;

/** Replaces `${name}` by the text of the variable or by the key of that name. Anything else stays. */
export function interpolate(text: string, variables: Variables): string {
  return text.replace(reference, (written, name: string) => {
    const found = variableAt(name, variables);
    return found ? textOf(found.value) : (keyCharacter(name) ?? written);
  });
}

/**
 * Resolves a reference to a variable or to a part of one, such as `order.lines[0].price`.
 * @returns `undefined` if there is no such variable; a missing part gives the value undefined
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

/** A value as text: objects as JSON, null and undefined as the empty text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

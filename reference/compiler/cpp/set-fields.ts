// Tests of hasbits in generated functions that visit the fields of a message.

import { groupBy } from '../../../support/group-by';
import type { FieldModel } from './model';
import type { Printer } from './printer';

/** How many fields are skipped by one test. */
export const GROUP = 8;
/** Of more fields than these usually few are set. */
export const MANY = 64;

/** The index of a field's hasbit; 0 if nothing reads it. */
export const hasbitOf = ({ presence }: FieldModel): number => (presence.kind === 'explicit' ? presence.hasbit : 0);

/** The word of a field's hasbit. */
export const wordOf = (field: FieldModel): number => Math.floor(hasbitOf(field) / 32);

/** The hasbits of fields, all in one word, as a literal. */
export function maskOf(fields: readonly FieldModel[]): string {
  return `0x${fields.reduce((mask, field) => mask + 2 ** (hasbitOf(field) % 32), 0).toString(16)}u`;
}

/** The fields of explicit presence, by the word of their hasbits. Words without such a field are left out. */
export function byWord(fields: readonly FieldModel[]): { word: number; fields: FieldModel[] }[] {
  const explicit = fields.filter(({ presence }) => presence.kind === 'explicit');
  return [...groupBy(explicit, wordOf)].map(([word, fields]) => ({ word, fields }));
}

/**
 * Prints a statement for each field that is set.
 * @param has the name of the word with the fields' hasbits
 */
export function ifSet(
  out: Printer,
  has: string,
  fields: readonly FieldModel[],
  statement: (field: FieldModel) => string,
): void {
  ifAny(out, has, fields, (field) => `if ((${has} & ${maskOf([field])}) != 0) ${statement(field)}`);
}

/** Prints a statement for each field, which is skipped if the field and its neighbours are not set. */
export function ifAny(
  out: Printer,
  has: string,
  fields: readonly FieldModel[],
  statement: (field: FieldModel) => string,
): void {
  for (let start = 0; start < fields.length; start += GROUP) {
    const group = fields.slice(start, start + GROUP);
    const each = (): void => {
      for (const field of group) out.print`${statement(field)};`;
    };
    if (group.length < 3) {
      each();
    } else {
      out.print`if ((${has} & ${maskOf(group)}) != 0) {`;
      out.indent(each);
      out.print`}`;
    }
  }
}

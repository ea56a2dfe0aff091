// Where the members of a generated class lie, as C++ expressions.
import { type FieldModel, INTERNAL } from './model';

/** The offset of a member in its struct, as C++. */
export function offset({ member, owner }: FieldModel): string {
  return `offsetof(${owner.className}::Fields_, ${member})`;
}

/** The offset in the struct of fields, and the size, of adjacent members, of which there is at least one. */
export function placeOf(fields: readonly FieldModel[]): string {
  const [first, last] = [fields[0]!, fields.at(-1)!];
  return `${offset(first)}, ${sizeBetween(first, last)}`;
}

/** The offset in the message, and the size, of adjacent members. */
export function regionOf(fields: readonly FieldModel[]): { start: string; size: string } {
  const [first, last] = [fields[0], fields.at(-1)];
  if (first === undefined || last === undefined) return { start: '0', size: '0' };
  return { start: `${INTERNAL}::kFieldsOffset + ${offset(first)}`, size: sizeBetween(first, last) };
}

function sizeBetween(first: FieldModel, last: FieldModel): string {
  return `${offset(last)} + sizeof(Fields_::${last.member}) - ${offset(first)}`;
}

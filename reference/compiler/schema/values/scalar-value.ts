// Checks that a value of an option fits its field, and converts it.

import { floatOf, integerRange, isInteger, isWide } from '../model/defaults';
import type { FieldElement } from '../model/elements';
import type { ValueNode } from '../syntax/ast';
import type { SingleValue } from './message-value';

/** A value that does not fit; the message says why. */
export class ValueFault {
  constructor(readonly message: string) {}
}

/** Converts the value of a field that is not a message. @throws ValueFault if it does not fit */
export function scalarValue(
  field: FieldElement,
  node: Exclude<ValueNode, { kind: 'aggregate' }>,
): SingleValue | ValueFault {
  const name = field.isExtension ? `(${field.fullName})` : field.name;
  if (isInteger(field.type)) {
    const isZero = node.kind === 'float' && Object.is(node.value, -0);
    if (node.kind !== 'integer' && !isZero) return new ValueFault(`"${name}" must be an integer (${field.type})`);
    const value = node.kind === 'integer' ? node.value : 0n;
    const { least, most } = integerRange(field.type);
    if (value < least || value > most)
      return new ValueFault(`${value} is out of range for "${name}": ${field.type} allows ${least} to ${most}`);
    return isWide(field.type) ? value : Number(value);
  }
  switch (field.type) {
    case 'float':
    case 'double':
      return floatOf(node) ?? new ValueFault(`"${name}" must be a number (${field.type})`);
    case 'bool':
      if (node.kind !== 'identifier' || (node.text !== 'true' && node.text !== 'false'))
        return new ValueFault(`"${name}" takes \`true\` or \`false\``);
      return node.text === 'true';
    case 'enum':
      if (node.kind !== 'identifier' || node.negative)
        return new ValueFault(`"${name}" must be the name of a value of "${field.enumType?.fullName}"`);
      return (
        field.enumType?.value(node.text) ??
        new ValueFault(`enum "${field.enumType?.fullName}" has no value "${node.text}" for "${name}"`)
      );
    default:
      if (node.kind !== 'string') return new ValueFault(`"${name}" must be a quoted string`);
      return node.bytes;
  }
}

// Properties other than its type that decide which accessors a field has.
import type { FieldDescriptor } from '../schema/model/descriptor';

/**
 * Whether a field is stored as a Cord. The option has no effect on strings and repeated fields (rules
 * cpp.field.cord-*).
 */
export function isCord(field: FieldDescriptor): boolean {
  const { type, stringType, isRepeated, isExtension, containingType } = field;
  return type === 'bytes' && stringType === 'CORD' && !isRepeated && !isExtension && !containingType.isMapEntry;
}

/**
 * Whether a singular field has a presence test; a Cord of proto2 has none, although it has presence (rule
 * cpp.field.cord-has).
 */
export function hasPresenceTest(field: FieldDescriptor): boolean {
  return field.hasPresence && !(isCord(field) && field.realOneof === undefined && field.file.syntax === 'proto2');
}

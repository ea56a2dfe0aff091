// What decides which accessors a field has, beside its type.
import type { FieldDescriptor } from '../schema/model/descriptor';

/** True for what is kept as a Cord: for strings and in repeated fields the setting is ignored (rules cpp.field.cord-*). */
export function isCord(field: FieldDescriptor): boolean {
  const { type, stringType, isRepeated, isExtension, containingType } = field;
  return type === 'bytes' && stringType === 'CORD' && !isRepeated && !isExtension && !containingType.isMapEntry;
}

/** Whether a singular field has a presence test; a Cord of proto2 has none, although it has presence (rule cpp.field.cord-has). */
export function hasPresenceTest(field: FieldDescriptor): boolean {
  return field.hasPresence && !(isCord(field) && field.realOneof === undefined && field.file.syntax === 'proto2');
}

// Validates the features of files and fields where they depend on the element or on each other.
import type { OptionMessage } from '../model/descriptor';
import { type FieldElement, type FileElement, writtenFeatures } from '../model/elements';

/** Reports file-level features and options that editions do not allow. */
export function validateFileFeatures(file: FileElement): void {
  if (file.syntax !== 'editions') return;
  const refuse = (message: string) => file.reporter.error(file.node.syntaxStatement?.start ?? 0, message);
  if (file.features.fieldPresence === 'LEGACY_REQUIRED')
    refuse('a file cannot make its fields required by default: set features.field_presence on the fields');
  if (file.options.java_string_check_utf8 === true)
    refuse('editions have no `java_string_check_utf8`: use features.(pb.java).utf8_validation');
}

/** Reports features that do not apply to a field, and properties of the field that its features forbid. */
export function validateFieldFeatures(field: FieldElement): void {
  if (field.file.syntax !== 'editions' || !field.isResolved) return;
  const refuse = (message: string) => field.file.reporter.error(field.nameStart, message);
  if (field.options.packed !== undefined) refuse('editions have no `packed`: use features.repeated_field_encoding');
  if (!field.hasPresence && !field.isRepeated) {
    if (field.hasDefault) refuse('a field with implicit presence cannot have a default');
    if (field.enumType?.isClosed === true)
      refuse(`"${field.enumType.fullName}" is a closed enum, but a field with implicit presence needs an open enum`);
  }
  if (field.isExtension && field.isRequired) refuse('an extension cannot be required');
  const own = writtenFeatures(field.options);
  // Fields of a map entry have the features of the map field, which is checked itself.
  if (own === undefined || field.scope?.isMapEntry === true) return;
  presence(field, own, refuse);
  encoding(field, own, refuse);
}

type Refuse = (message: string) => void;

function presence(field: FieldElement, own: OptionMessage, refuse: Refuse): void {
  if (own.field_presence === undefined) return;
  if (field.oneof !== undefined) refuse('a oneof member always has explicit presence: remove features.field_presence');
  else if (field.isRepeated) refuse('a repeated field has no presence: remove features.field_presence');
  else if (field.isExtension && own.field_presence !== 'LEGACY_REQUIRED')
    refuse('an extension always has explicit presence: remove features.field_presence');
  else if (field.messageType !== undefined && own.field_presence === 'IMPLICIT')
    refuse('a message field cannot have implicit presence');
}

function encoding(field: FieldElement, own: OptionMessage, refuse: Refuse): void {
  const isPackable = field.isRepeated && field.messageType === undefined && !['string', 'bytes'].includes(field.type);
  if (own.repeated_field_encoding !== undefined && !field.isRepeated)
    refuse('features.repeated_field_encoding applies only to repeated fields');
  if (own.repeated_field_encoding === 'PACKED' && !isPackable)
    refuse('only repeated fields of numbers, bools and enums can be packed');
  if (own.utf8_validation !== undefined && !holdsStrings(field))
    refuse('features.utf8_validation applies only to string fields');
  if (own.message_encoding !== undefined && (field.messageType === undefined || field.isMap))
    refuse('features.message_encoding applies only to message fields');
}

function holdsStrings(field: FieldElement): boolean {
  if (field.isMap) return field.messageType?.fields.some(({ type }) => type === 'string') === true;
  return field.type === 'string';
}

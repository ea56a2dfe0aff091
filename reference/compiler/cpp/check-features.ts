// Finds C++ features and options that do not fit their element. Like protoc, only the C++ generator rejects them.
import type { FieldDescriptor, FileDescriptor, MessageDescriptor, OptionMessage } from '../schema/model/descriptor';

/**
 * Finds the first feature or option that does not fit its element.
 * @returns the error with its position; undefined if there is none
 */
export function findUnfitFeature(file: FileDescriptor): string | undefined {
  for (const field of fieldsOf(file)) {
    const fault = faultOf(field);
    if (fault === undefined) continue;
    const { line, column } = field.position;
    return `${line > 0 ? `${line}:${column}: ` : ''}"${field.fullName}" ${fault}`;
  }
  return namespaceFault(file);
}

function* fieldsOf(scope: FileDescriptor | MessageDescriptor): Generator<FieldDescriptor> {
  for (const message of scope.messages) yield* fieldsOf(message);
  if ('fields' in scope) yield* scope.fields;
  yield* scope.extensions;
}

function faultOf(field: FieldDescriptor): string | undefined {
  if (field.enumType !== undefined && field.features.cpp.legacyClosedEnum && !field.hasPresence && !field.isRepeated)
    return 'has a closed enum type but no presence: only an open enum may have a field without presence';
  const written = (field.options.features as OptionMessage | undefined)?.['[pb.cpp]'] as OptionMessage | undefined;
  const { ctype } = field.options;
  const isText = field.type === 'string' || field.type === 'bytes';
  // Map entries inherit the features of the map field, without effect.
  if (written?.legacy_closed_enum !== undefined && field.enumType === undefined && !isMapOfEnums(field))
    return 'sets features.(pb.cpp).legacy_closed_enum but is not an enum field';
  if (field.isExtension && (written?.string_type === 'CORD' || ctype === 'CORD'))
    return 'is an extension and cannot be stored as a Cord';
  if ((written?.string_type !== undefined || ctype !== undefined) && !isText)
    return 'has ctype or features.(pb.cpp).string_type but is neither a string nor a bytes field';
  if (written?.string_type !== undefined && ctype !== undefined)
    return 'sets both ctype and features.(pb.cpp).string_type: remove ctype';
  return undefined;
}

function isMapOfEnums(field: FieldDescriptor): boolean {
  return field.isMap && field.messageType?.fields[1]?.enumType !== undefined;
}

function namespaceFault(file: FileDescriptor): string | undefined {
  const option = file.options['[pb.file.cpp]'] as OptionMessage | undefined;
  const namespace = option?.namespace;
  if (typeof namespace !== 'string') return undefined;
  if (namespace.startsWith('::')) return `the namespace "${namespace}" must not begin with \`::\``;
  return /^(\w|::)*$/.test(namespace)
    ? undefined
    : `the namespace "${namespace}" must consist of identifiers separated by \`::\``;
}

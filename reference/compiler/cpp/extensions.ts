// Extensions: their identifiers, and their registration with the runtime (rules cpp.extension.identifier,
// cpp.extension.identifier-nested). See extension_info.h and extension_identifier.h of the runtime.
import type { FieldDescriptor, FileDescriptor, MessageDescriptor } from '../schema/model/descriptor';
import { enumDefault } from './fields/enum';
import { defaultBytes, numericDefault, stringLiteral } from './literals';
import { INTERNAL, isValidFunction, scalarType } from './model';
import { FileScope, qualified } from './naming/cpp-names';
import type { Printer } from './printer';
import { auxiliary, auxiliaryOf, fieldEntry, isMessageSet, wireKind } from './table';

/** All extensions that a file declares, in the order of declaration; those in messages come last. */
export function allExtensions(file: FileDescriptor): FieldDescriptor[] {
  const within = (message: MessageDescriptor): FieldDescriptor[] => [
    ...message.extensions,
    ...message.messages.flatMap(within),
  ];
  return [...file.extensions, ...file.messages.flatMap(within)];
}

/** The type of an identifier. */
function identifierType(field: FieldDescriptor): string {
  const extendee = qualified(field.containingType);
  return `${INTERNAL}::ExtensionIdentifier<${extendee}, ${traits(field)}, ${typeNumber(field)}, ${field.isPacked}>`;
}

function traits(field: FieldDescriptor): string {
  const prefix = `${INTERNAL}::${field.isRepeated ? 'Repeated' : ''}`;
  if (field.messageType !== undefined) return `${prefix}MessageTypeTraits<${qualified(field.messageType)}>`;
  if (field.enumType !== undefined) {
    return `${prefix}EnumTypeTraits<${qualified(field.enumType)}, ${isValidFunction(field.enumType)}>`;
  }
  if (isText(field)) return `${prefix}StringTypeTraits`;
  return `${prefix}PrimitiveTypeTraits<${scalarType(field)}>`;
}

function isText({ type }: FieldDescriptor): boolean {
  return type === 'string' || type === 'bytes';
}

/** The type's number in descriptor.proto. */
function typeNumber(field: FieldDescriptor): number {
  return wireKind(field) === 'kGroup' ? TYPES.indexOf('group') : TYPES.indexOf(field.type);
}

const TYPES = (
  'none double float int64 uint64 int32 fixed64 fixed32 bool string group message bytes uint32 enum ' +
  'sfixed32 sfixed64 sint32 sint64'
).split(' ');

/**
 * Prints the declarations of the identifiers in one scope: the file (`extern`) or a class (`static`).
 * @param exported the macro that exports the file's identifiers from a shared library, with a trailing space; or empty
 */
export function extensionDeclarations(out: Printer, extensions: readonly FieldDescriptor[], exported = ''): void {
  for (const field of extensions) {
    const { identifier, numberConstant } = FileScope.of(field.file).extension(field);
    const nested = field.extensionScope !== undefined;
    out.blank();
    out.print`${nested ? 'static ' : ''}constexpr int ${numberConstant} = ${field.number};`;
    out.print`${nested ? 'static' : 'extern'} ${exported}const ${identifierType(field)} ${identifier};`;
  }
}

/** Prints the source file's part: the extensions' data for the runtime, their identifiers and their registration. */
export function extensionDefinitions(out: Printer, file: FileDescriptor, lite: boolean): void {
  const extensions = allExtensions(file);
  if (extensions.length === 0) return;
  const scope = FileScope.of(file);
  const names = scope.extensionData;
  const texts = extensions.filter((field) => isText(field) && defaultBytes(field).length > 0);

  out.print`static const ${INTERNAL}::ExtensionInfo ${names.infos}[] = {`;
  out.indent(() => {
    for (const field of extensions) out.print`${extensionInfo(field, lite)},`;
  });
  out.print`};`;
  if (texts.length > 0) {
    out.print`static const ${INTERNAL}::StringDefault ${names.defaults}[] = {`;
    out.indent(() => {
      for (const field of texts) {
        const bytes = defaultBytes(field);
        out.print`{${stringLiteral(bytes)}, ${bytes.length}},`;
      }
    });
    out.print`};`;
  }
  const textIndexes = new Map(texts.map((field, index) => [field, index]));
  extensions.forEach((field, index) => {
    const { identifier } = scope.extension(field);
    const place = field.extensionScope === undefined ? '' : `${scope.type(field.extensionScope)}::`;
    const text = textIndexes.get(field);
    const unset = text === undefined ? unsetValue(field) : `&${names.defaults}[${text}]`;
    const values = [`${names.infos}[${index}]`, ...(unset === undefined ? [] : [unset])];
    out.print`const ${identifierType(field)} ${place}${identifier}(${values.join(', ')});`;
  });
  out.print`static const ${INTERNAL}::ExtensionRegistration ${names.registration}(${names.infos}, ${extensions.length});`;
}

/** The default of a numeric or enum extension; empty if the traits imply it. */
function unsetValue(field: FieldDescriptor): string | undefined {
  if (field.isRepeated || isText(field) || field.messageType !== undefined) return undefined;
  if (field.enumType === undefined) return numericDefault(field);
  return `static_cast<${qualified(field.enumType)}>(${enumDefault(field)})`;
}

function extensionInfo(field: FieldDescriptor, lite: boolean): string {
  const refersTo = auxiliaryOf(field);
  const mode = field.isPacked ? 'kPacked' : field.isRepeated ? 'kRepeated' : 'kExplicit';
  const values = [
    `${INTERNAL}::MessageAccess::Table<${qualified(field.containingType)}>()`,
    fieldEntry(field, mode, '0', 0, 0),
    refersTo === undefined ? `static_cast<const ${INTERNAL}::MessageTable*>(nullptr)` : auxiliary(refersTo),
    lite ? 'nullptr' : stringLiteral(new TextEncoder().encode(field.fullName)),
    typeNumber(field),
    ...(isMessageSet(field.containingType) ? [field.number] : []),
  ];
  return `{${values.join(', ')}}`;
}

/** The second base class of a message with extensions, for their accessors. */
export function extensionBase(message: MessageDescriptor, className: string): string {
  return message.extensionRanges.length > 0 ? `, public ${INTERNAL}::ExtensionAccessors<${className}>` : '';
}

/** Whether the header needs the runtime's header for extensions. */
export function usesExtensions(file: FileDescriptor, messages: readonly MessageDescriptor[]): boolean {
  return allExtensions(file).length > 0 || messages.some((message) => message.extensionRanges.length > 0);
}

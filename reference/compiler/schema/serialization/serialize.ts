// Serializes descriptors as FileDescriptorProto, with the same bytes as protoc's --descriptor_set_out.

import { defaultText } from '../model/defaults';
import type {
  EnumElement,
  FieldElement,
  FileElement,
  MessageElement,
  MethodElement,
  OneofElement,
  ServiceElement,
} from '../model/elements';
import { editionNumber } from '../syntax/editions';
import { LENGTH_DELIMITED, VARINT, WireWriter } from '../wire/wire';

const TYPE_NUMBERS: Readonly<Record<string, number>> = {
  double: 1,
  float: 2,
  int64: 3,
  uint64: 4,
  int32: 5,
  fixed64: 6,
  fixed32: 7,
  bool: 8,
  string: 9,
  group: 10,
  message: 11,
  bytes: 12,
  uint32: 13,
  enum: 14,
  sfixed32: 15,
  sfixed64: 16,
  sint32: 17,
  sint64: 18,
};
/** The names of types by their numbers in descriptor.proto. */
export const typeNames: readonly (string | undefined)[] = Object.entries(TYPE_NUMBERS).reduce<string[]>(
  (names, [name, number]) => {
    names[number] = name;
    return names;
  },
  [],
);
const LABEL_NUMBERS = { optional: 1, required: 2, repeated: 3 } as const;
const VISIBILITY_NUMBERS = { local: 1, export: 2 } as const;

/** Options for the content of a serialized file. */
interface Form {
  /** The serialized SourceCodeInfo. */
  readonly sourceInfo?: Uint8Array | undefined;
  /** Which JSON names to write: those of all fields (the default), or only those in the schema. */
  readonly jsonNames?: 'all' | 'written';
  /** Include options with source retention. */
  readonly retainOptions?: boolean;
}

/** Writes descriptors. Callers write fields in the order of their numbers, as protobuf's own serializer does. */
class MessageWriter extends WireWriter {
  constructor(private readonly form: Form) {
    super();
  }

  text(field: number, value: string): void {
    this.tag(field, LENGTH_DELIMITED);
    this.string(value);
  }

  number(field: number, value: number): void {
    this.tag(field, VARINT);
    this.int32(value);
  }

  message(field: number, write: (inner: MessageWriter) => void): void {
    this.delimited(field, () => write(this));
  }

  jsonName(field: number, element: FieldElement): void {
    if (this.form.jsonNames !== 'written' || element.node.jsonName !== undefined) this.text(field, element.jsonName);
  }

  options(
    field: number,
    { optionBytes, sourceOptionBytes }: Partial<Pick<FileElement, 'optionBytes' | 'sourceOptionBytes'>>,
  ): void {
    const bytes = this.form.retainOptions ? (sourceOptionBytes ?? optionBytes) : optionBytes;
    if (bytes === undefined) return;
    this.tag(field, LENGTH_DELIMITED);
    this.bytes(bytes);
  }
}

/** The FileDescriptorProto of a linked file. */
export function serializeFile(file: FileElement, form: Form): Uint8Array {
  const { sourceInfo } = form;
  const out = new MessageWriter(form);
  out.text(1, file.name);
  if (file.package !== '') out.text(2, file.package);
  for (const dependency of file.dependencies) out.text(3, dependency.name);
  for (const message of file.messages) out.message(4, (inner) => writeMessage(inner, message));
  for (const type of file.enums) out.message(5, (inner) => writeEnum(inner, type));
  for (const service of file.services) out.message(6, (inner) => writeService(inner, service));
  for (const extension of file.extensions) out.message(7, (inner) => writeField(inner, extension));
  out.options(8, file);
  if (sourceInfo !== undefined) {
    out.tag(9, LENGTH_DELIMITED);
    out.bytes(sourceInfo);
  }
  for (const index of file.publicDependencies) out.number(10, index);
  for (const index of file.weakDependencies) out.number(11, index);
  if (file.syntax !== 'proto2') out.text(12, file.syntax);
  if (file.edition !== undefined) out.number(14, editionNumber(file.edition));
  for (const name of file.optionDependencies) out.text(15, name);
  return out.finish();
}

function writeMessage(out: MessageWriter, message: MessageElement): void {
  out.text(1, message.name);
  for (const field of message.fields) out.message(2, (inner) => writeField(inner, field));
  for (const nested of message.messages) out.message(3, (inner) => writeMessage(inner, nested));
  for (const type of message.enums) out.message(4, (inner) => writeEnum(inner, type));
  for (const range of message.extensionRanges) {
    out.message(5, (inner) => {
      inner.number(1, range.start);
      inner.number(2, range.end);
      inner.options(3, range);
    });
  }
  for (const extension of message.extensions) out.message(6, (inner) => writeField(inner, extension));
  out.options(7, message);
  for (const oneof of message.oneofs) out.message(8, (inner) => writeOneof(inner, oneof));
  writeReserved(out, 9, 10, message);
  if (message.node.visibility !== undefined) out.number(11, VISIBILITY_NUMBERS[message.node.visibility]);
}

function writeReserved(
  out: MessageWriter,
  rangeField: number,
  nameField: number,
  { reservedRanges, reservedNames }: Pick<MessageElement, 'reservedRanges' | 'reservedNames'>,
): void {
  for (const { start, end } of reservedRanges) {
    out.message(rangeField, (inner) => {
      inner.number(1, start);
      inner.number(2, end);
    });
  }
  for (const name of reservedNames) out.text(nameField, name);
}

function writeField(out: MessageWriter, field: FieldElement): void {
  out.text(1, field.name);
  if (field.isExtension) out.text(2, `.${field.containingType.fullName}`);
  out.number(3, field.number);
  out.number(4, LABEL_NUMBERS[field.writtenLabel]);
  // A message that is encoded as a group because of its features is a message in descriptor.proto.
  const type = field.type === 'group' && !field.node.isGroup ? 'message' : field.type;
  out.number(5, TYPE_NUMBERS[type]!);
  const typeName = field.messageType?.fullName ?? field.enumType?.fullName;
  if (typeName !== undefined) out.text(6, `.${typeName}`);
  if (field.hasDefault) {
    out.tag(7, LENGTH_DELIMITED);
    out.bytes(defaultText(field));
  }
  out.options(8, field);
  if (field.oneof !== undefined) out.number(9, field.oneof.index);
  out.jsonName(10, field);
  if (field.isProto3Optional) out.number(17, 1);
}

function writeOneof(out: MessageWriter, oneof: OneofElement): void {
  out.text(1, oneof.name);
  out.options(2, oneof);
}

function writeEnum(out: MessageWriter, type: EnumElement): void {
  out.text(1, type.name);
  for (const value of type.values) {
    out.message(2, (inner) => {
      inner.text(1, value.name);
      inner.number(2, value.number);
      inner.options(3, value);
    });
  }
  out.options(3, type);
  writeReserved(out, 4, 5, type);
  if (type.node.visibility !== undefined) out.number(6, VISIBILITY_NUMBERS[type.node.visibility]);
}

function writeService(out: MessageWriter, service: ServiceElement): void {
  out.text(1, service.name);
  for (const method of service.methods) out.message(2, (inner) => writeMethod(inner, method));
  out.options(3, service);
}

function writeMethod(out: MessageWriter, method: MethodElement): void {
  out.text(1, method.name);
  out.text(2, `.${method.inputType.fullName}`);
  out.text(3, `.${method.outputType.fullName}`);
  out.options(4, method);
  if (method.clientStreaming) out.number(5, 1);
  if (method.serverStreaming) out.number(6, 1);
}

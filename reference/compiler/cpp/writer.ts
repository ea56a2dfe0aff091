// The function that serializes a message, generated under `optimize_for = SPEED`. It writes the same bytes as the
// runtime does with the table, from the last field to the first. See generated_writer.h of the runtime.
import type { FieldDescriptor } from '../schema/model/descriptor';
import { type FieldModel, INTERNAL, isGeneratedHere, isWritten, type MessageModel, presenceOf } from './model';
import { qualified } from './naming/cpp-names';
import type { Printer } from './printer';
import { byWord, GROUP, MANY, maskOf, wordOf } from './set-fields';
import { wireKind, wireType, writerSignature } from './table';

/** The most bytes requested at once for scalars; at most this much is lost at the end of an output chunk. */
const MOST_ROOM = 192;
/** The bytes that are free before a writer begins, and after each function that it calls: kFree of reverse_output.h. */
const FREE = 72;

/** Prints the writer's definition. */
export function messageWriter(out: Printer, model: MessageModel): void {
  const { className: Foo, entries } = model;
  out.print`${writerSignature(`${Foo}::Tables_::Write`)} {`;
  out.indent(() => {
    out.print`[[maybe_unused]] const Fields_& fields_ = static_cast<const ${Foo}&>(message).fields_;`;
    for (const { word, fields } of byWord(entries.filter(({ field }) => field.isRequired))) {
      out.print`if ((fields_.hasbits[${word}] & ${maskOf(fields)}) != ${maskOf(fields)}) to.missing_required = true;`;
    }
    // What is certainly free.
    let room = FREE;
    const write = (index: number): void => {
      const entry = entries[index]!;
      const needed = mostBytes(entry);
      if (needed === undefined) {
        // The field may be unset, and then nothing is called.
        room = Math.min(room, FREE);
      } else {
        if (needed > room) {
          room = roomFrom(entries, index);
          out.print`out = to.Prepare(out, ${room});`;
          // As much as a request leaves.
          room += FREE;
        }
        room -= needed;
      }
      field(out, entry, index);
    };
    for (let end = entries.length; end > 0; ) {
      const begin = entries.length > MANY ? groupBefore(entries, end) : end - 1;
      const group = entries.slice(begin, end);
      const before = room;
      const writeGroup = (): void => {
        for (let index = end - 1; index >= begin; index--) write(index);
      };
      if (group.length < 3) {
        writeGroup();
      } else {
        out.print`if ((fields_.hasbits[${wordOf(group[0]!)}] & ${maskOf(group)}) != 0) {`;
        out.indent(writeGroup);
        out.print`}`;
        // The group may be skipped.
        room = Math.min(room, before);
      }
      end = begin;
    }
    out.print`return out;`;
  });
  out.print`}`;
}

/** Where the fields before `end` begin that one test skips. */
function groupBefore(entries: readonly FieldModel[], end: number): number {
  let begin = end - 1;
  const isOf = (field: FieldModel): boolean =>
    field.presence.kind === 'explicit' && wordOf(field) === wordOf(entries[end - 1]!);
  if (!isOf(entries[begin]!)) return begin;
  while (begin > 0 && end - begin < GROUP && isOf(entries[begin - 1]!)) begin--;
  return begin;
}

/** The size of a run of adjacent scalars that ends at `last`, up to MOST_ROOM bytes. */
function roomFrom(entries: readonly FieldModel[], last: number): number {
  let room = 0;
  for (let index = last; index >= 0; index--) {
    const needed = mostBytes(entries[index]!);
    if (needed === undefined || room + needed > MOST_ROOM) break;
    room += needed;
  }
  return room;
}

/** Whether the field has no generated code and is written by its table entry. */
function isDrivenByTable({ presence, storage }: FieldModel): boolean {
  return presence.kind === 'repeated' || !['scalar', 'enum', 'string', 'message'].includes(storage);
}

/** The maximum size of a scalar with its tag, in bytes; undefined for other fields. */
function mostBytes({ field, storage, presence }: FieldModel): number | undefined {
  if ((storage !== 'scalar' && storage !== 'enum') || presence.kind === 'repeated') return undefined;
  const tag = Math.ceil((Math.floor(Math.log2(field.number)) + 4) / 7);
  switch (field.type) {
    case 'bool':
      return tag + 1;
    case 'float':
    case 'fixed32':
    case 'sfixed32':
      return tag + 4;
    case 'double':
    case 'fixed64':
    case 'sfixed64':
      return tag + 8;
    case 'uint32':
    case 'sint32':
      return tag + 5;
    default:
      return tag + 10;
  }
}

function field(out: Printer, model: FieldModel, index: number): void {
  const { presence, storage, member, field: descriptor } = model;
  const value = `fields_.${member}`;
  const byTable = `out = ${INTERNAL}::PutEntry(message, table_, entries[${index}], out, to);`;
  if (storage === 'repeatedMessage' && isPlainMessage(model)) {
    out.print`out = ${INTERNAL}::PutRepeatedGenerated<${generatedMessage(model)}>(${descriptor.number * 8 + wireType(descriptor)}u, ${value}, out, to);`;
    return;
  }
  if (storage === 'repeatedScalar') {
    const put = `${descriptor.isPacked ? 'PutPacked' : 'PutRepeated'}<${INTERNAL}::WireKind::${numberKind(descriptor)}>`;
    out.print`if (!${value}.empty()) out = ${INTERNAL}::${put}(${descriptor.number * 8 + wireType(descriptor)}u, &${value}, out, to);`;
    return;
  }
  if (storage.startsWith('repeated')) {
    out.print`if (!${value}.empty()) ${byTable}`;
    return;
  }
  if (isDrivenByTable(model)) {
    out.print`${presence.kind === 'explicit' || presence.kind === 'oneof' ? `if (${presenceOf(model).test}) ` : ''}${byTable}`;
    return;
  }
  const tag = `${descriptor.number * 8 + wireType(descriptor)}u`;
  const text = presence.kind === 'oneof' ? `*${value}` : `${value}.Get()`;
  const put = {
    string: () => `${INTERNAL}::PutString(${tag}, ${text}, out, to)`,
    message: () =>
      isPlainMessage(model)
        ? `${INTERNAL}::PutGenerated<${generatedMessage(model)}>(${tag}, *${value}, out, to)`
        : `${INTERNAL}::PutMessage(${tag}, *${value}, *${INTERNAL}::MessageAccess::Table<${qualified(descriptor.messageType!)}>(), out, to)`,
    scalar: () => `${INTERNAL}::${numberWriter(model)}(${tag}, ${value}, out)`,
  }[storage === 'string' || storage === 'message' ? storage : 'scalar']();
  out.print`if (${isWritten(model, value)}) out = ${put};`;
}

/** Whether the class of a message field has a writer that this file can call, which writes all but unknown fields. */
function isPlainMessage(model: FieldModel): boolean {
  return isGeneratedHere(model) && model.field.messageType!.extensionRanges.length === 0;
}

/** The template arguments for a message field. */
function generatedMessage({ field }: FieldModel): string {
  return `${qualified(field.messageType!)}, ${field.type === 'group'}`;
}

/** How the elements of a repeated field are written. */
function numberKind(field: FieldDescriptor): string {
  const kind = wireKind(field);
  return kind === 'kClosedEnum' ? 'kOpenEnum' : kind;
}

/** The function that writes a scalar of a type. */
function numberWriter({ field: { type } }: FieldModel): string {
  switch (type) {
    case 'bool':
      return 'PutBool';
    case 'uint32':
    case 'uint64':
      return 'PutUnsigned';
    case 'sint32':
      return 'PutZigZag32';
    case 'sint64':
      return 'PutZigZag64';
    case 'int32':
    case 'int64':
    case 'enum':
      return 'PutSigned';
    default:
      return 'PutFixed';
  }
}

// The function that computes a message's size on the wire, generated under `optimize_for = SPEED`. It gives the same
// number as the runtime does with the table. See generated_size.h of the runtime.
import { type FieldModel, INTERNAL, isWritten, type MessageModel, RT } from './model';
import { qualified } from './naming/cpp-names';
import type { Printer } from './printer';
import { byWord, hasbitOf, ifSet, maskOf } from './set-fields';

/** The declaration of a size function, without its semicolon. */
export function sizeSignature(name: string): string {
  return `::size_t ${name}(const ${RT}::MessageLite& message)`;
}

/** Prints the definition of the size function. The order in which fields are counted does not matter. */
export function messageSize(out: Printer, model: MessageModel): void {
  const { className: Foo, entries, oneofs } = model;
  out.print`${sizeSignature(`${Foo}::Tables_::Size`)} {`;
  out.indent(() => {
    out.print`
      [[maybe_unused]] const Fields_& fields_ = static_cast<const ${Foo}&>(message).fields_;
      ::size_t size = 0;
    `;
    for (const { word, fields } of byWord(entries)) explicitFields(out, word, fields);
    for (const entry of entries) {
      if (entry.presence.kind === 'implicit' || entry.presence.kind === 'repeated') {
        out.print`if (${isWritten(entry, `fields_.${entry.member}`)}) size += ${sizeOf(entry)};`;
      }
    }
    for (const { index, fields } of oneofs) {
      out.print`switch (fields_.cases[${index}]) {`;
      out.indent(() => {
        for (const member of fields) {
          out.print`
            case ${member.field.number}:
              size += ${sizeOf(member)};
              break;
          `;
        }
      });
      out.print`}`;
    }
    if (model.message.extensionRanges.length > 0) {
      out.print`size += ${INTERNAL}::SizeOfExtensions(message, table_);`;
    }
    out.print`return ${INTERNAL}::FinishSize(message, table_, size);`;
  });
  out.print`}`;
}

/** Counts the fields whose hasbits are in one word. */
function explicitFields(out: Printer, word: number, fields: readonly FieldModel[]): void {
  const has = `has${word}`;
  out.print`const ::uint32_t ${has} = fields_.hasbits[${word}];`;
  // Values of constant size need no test each: their hasbits are counted.
  const sizes = new Map<number, FieldModel[]>();
  const others: FieldModel[] = [];
  for (const field of fields) {
    const size = constantSize(field);
    if (size === undefined) others.push(field);
    else sizes.set(size, [...(sizes.get(size) ?? []), field]);
  }
  for (const [size, same] of sizes) {
    const [only] = same;
    out.print`size += ${size}u * ${same.length === 1 ? `(${has} >> ${hasbitOf(only!) % 32} & 1u)` : `${INTERNAL}::CountBits(${has} & ${maskOf(same)})`};`;
  }
  ifSet(out, has, others, (field) => `size += ${sizeOf(field)}`);
}

function tagSize({ field: { number } }: FieldModel): number {
  return Math.ceil((Math.floor(Math.log2(number)) + 4) / 7);
}

/** The size of a value with its tag, if it is the same for all values. */
function constantSize(model: FieldModel): number | undefined {
  switch (model.field.type) {
    case 'bool':
      return tagSize(model) + 1;
    case 'float':
    case 'fixed32':
    case 'sfixed32':
      return tagSize(model) + 4;
    case 'double':
    case 'fixed64':
    case 'sfixed64':
      return tagSize(model) + 8;
    default:
      return undefined;
  }
}

/** The expression of the size of a field that is written, with its tags. */
function sizeOf(model: FieldModel): string {
  const { field, storage, presence, member } = model;
  const value = `fields_.${member}`;
  const byTable = `${INTERNAL}::SizeOfEntry(message, table_, entries[${model.owner.entries.indexOf(model)}])`;
  if (presence.kind === 'repeated') return byTable;
  const constant = constantSize(model);
  if (constant !== undefined) return `${constant}u`;
  const tag = tagSize(model);
  switch (storage) {
    case 'string':
      return `${tag} + ${INTERNAL}::SizeOfDelimited(${presence.kind === 'oneof' ? `${value}->` : `${value}.Get().`}size())`;
    case 'message': {
      const table = `*${INTERNAL}::MessageAccess::Table<${qualified(field.messageType!)}>()`;
      return field.type === 'group'
        ? `${2 * tag} + ${INTERNAL}::SizeOfGroup(*${value}, ${table})`
        : `${tag} + ${INTERNAL}::SizeOfMessage(*${value}, ${table})`;
    }
    case 'scalar':
    case 'enum':
      return `${tag} + ${INTERNAL}::${numberSize(model)}(${value})`;
    default:
      return byTable;
  }
}

/** The function that gives the size of a varint. */
function numberSize({ field: { type } }: FieldModel): string {
  switch (type) {
    case 'uint32':
    case 'uint64':
      return 'SizeOfUnsigned';
    case 'sint32':
      return 'SizeOfZigZag32';
    case 'sint64':
      return 'SizeOfZigZag64';
    default:
      return 'SizeOfSigned';
  }
}

// ByteSizeLong(), generated under `optimize_for = SPEED`. It gives the same number as the runtime does with the table.
// See generated_size.h of the runtime.
import { type FieldModel, INTERNAL, isWritten, type MessageModel } from './model';
import { qualified } from './naming/cpp-names';
import type { Printer } from './printer';
import { byWord, hasbitOf, ifSet, maskOf } from './set-fields';

/** How many fields are tested one by one, because counting their bits would take longer. */
const FEW = 3;

/** Prints the definition of ByteSizeLong(). The order in which fields are counted does not matter. */
export function messageSize(out: Printer, model: MessageModel): void {
  const { className: Foo, entries, oneofs } = model;
  out.print`::size_t ${Foo}::ByteSizeLong() const {`;
  out.indent(() => {
    out.print`::size_t size = 0;`;
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
      out.print`size += ${INTERNAL}::SizeOfExtensions(*this, table_);`;
    }
    out.print`return ${INTERNAL}::FinishSize(*this, table_, size);`;
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
    const bits = same.map((field) => `(${has} >> ${hasbitOf(field) % 32} & 1u)`);
    const count = same.length > FEW ? `${INTERNAL}::CountBits(${has} & ${maskOf(same)})` : bits.join(' + ');
    out.print`size += ${size}u * ${bits.length > 1 && bits.length <= FEW ? `(${count})` : count};`;
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
  const byTable = `${INTERNAL}::SizeOfEntry(*this, table_, Tables_::entries[${model.owner.entries.indexOf(model)}])`;
  const tag = tagSize(model);
  if (storage === 'repeatedMessage') {
    return `${INTERNAL}::${field.type === 'group' ? 'SizeOfGroups' : 'SizeOfMessages'}(${value}, ${tag})`;
  }
  if (storage === 'repeatedString') return `${INTERNAL}::SizeOfStrings(&${value}, ${tag})`;
  const constant = constantSize(model);
  if (storage === 'repeatedScalar') {
    const count = `static_cast<::size_t>(${value}.size())`;
    if (!field.isPacked) {
      return constant !== undefined ? `${constant} * ${count}` : `${tag} * ${count} + ${listSize(model)}(&${value})`;
    }
    const values = constant !== undefined ? `${constant - tag} * ${count}` : `${listSize(model)}(&${value})`;
    return `${tag} + ${INTERNAL}::SizeOfDelimited(${values})`;
  }
  if (presence.kind === 'repeated') return byTable;
  if (constant !== undefined) return `${constant}u`;
  switch (storage) {
    case 'string':
      return `${tag} + ${INTERNAL}::SizeOfDelimited(${presence.kind === 'oneof' ? `${value}->` : `${value}.Get().`}size())`;
    case 'message': {
      // The class is final, so this is no virtual call.
      const size = `static_cast<const ${qualified(field.messageType!)}*>(${value})->ByteSizeLong()`;
      return field.type === 'group' ? `${2 * tag} + ${size}` : `${tag} + ${INTERNAL}::SizeOfDelimited(${size})`;
    }
    case 'scalar':
    case 'enum':
      return `${tag} + ${INTERNAL}::${numberSize(model)}(${value})`;
    default:
      return byTable;
  }
}

/** The function that gives the size of a list of varints without tags. */
function listSize({ field: { type } }: FieldModel): string {
  const kinds = { int32: 'Int32s', enum: 'Int32s', uint32: 'UInt32s', sint32: 'SInt32s', sint64: 'SInt64s' } as const;
  // Both types of 64 bits are the same in memory and on the wire.
  const kind = type in kinds ? kinds[type as keyof typeof kinds] : 'Int64s';
  return `${INTERNAL}::SizeOf${kind}`;
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

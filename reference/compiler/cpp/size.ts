// ByteSizeLong(), generated under `optimize_for = SPEED`. It gives the same number as the runtime does with the table.
// See generated_size.h of the runtime.

import { groupBy } from '../../../support/group-by';
import { type FieldModel, INTERNAL, isWritten, type MessageModel, type OneofModel } from './model';
import { qualified } from './naming/cpp-names';
import type { Printer } from './printer';
import { byWord, hasbitOf, ifAny, ifSet, MANY, maskOf } from './set-fields';

/**
 * How many fields are tested one by one, because counting their bits would take longer. The lengths of fewer varints are
 * computed, not looked up.
 */
const FEW = 3;
/** Up to how many fields of a class are counted by masks of the hasbits; the hasbits of more are looked up in an array. */
const SOME = 8;
/** SizeOfSet counts a multiple of these. */
const BLOCK_BITS = 16;

/** Prints the definition of ByteSizeLong(). The order in which fields are counted does not matter. */
export function messageSize(out: Printer, model: MessageModel): void {
  const { className: Foo, entries, oneofs } = model;
  out.print`::size_t ${Foo}::ByteSizeLong() const {`;
  out.indent(() => {
    const blocks = setSizes(model).length / BLOCK_BITS;
    const counted = blocks > 0;
    out.print`::size_t size = ${counted ? `${INTERNAL}::SizeOfSet(fields_.hasbits, Tables_::sizes, ${blocks})` : '0'};`;
    for (const { word, fields } of byWord(entries)) explicitFields(out, word, fields, counted);
    for (const entry of entries) {
      if (entry.presence.kind === 'implicit' || entry.presence.kind === 'repeated') {
        out.print`if (${isWritten(entry, `fields_.${entry.member}`)}) size += ${sizeOf(entry)};`;
      }
    }
    for (const oneof of oneofs) oneofSize(out, oneof);
    if (model.message.extensionRanges.length > 0) {
      out.print`size += ${INTERNAL}::SizeOfExtensions(*this, table_);`;
    }
    out.print`return ${INTERNAL}::FinishSize(*this, table_, size);`;
  });
  out.print`}`;
}

/**
 * What the fields of a class add to its size when they are set, as far as it is the same for all values: by hasbit, as
 * SizeOfSet of the runtime reads it. Empty if the function counts them by itself.
 */
export function setSizes({ entries }: MessageModel): number[] {
  const sizes = entries.map((entry) => (entry.presence.kind === 'explicit' ? (leastSize(entry) ?? 0) : 0));
  if (entries.length > MANY || sizes.filter((size) => size > 0).length <= SOME) return [];
  while (sizes.length % BLOCK_BITS !== 0) sizes.push(0);
  return sizes;
}

/**
 * Adds the sizes of the fields whose hasbits are in one word. Of many fields, each is tested. In other classes, whether a
 * field is set is hard to predict, so no field is tested. For each hasbit, the size of the tag and of the default is added. Then, for every field, the bytes that its value
 * is longer than the default are added: none if the field is not set.
 * @param counted whether the first part has been added
 */
function explicitFields(out: Printer, word: number, fields: readonly FieldModel[], counted: boolean): void {
  const has = `has${word}`;
  if (fields.some(({ owner }) => owner.entries.length > MANY)) {
    out.print`const ::uint32_t ${has} = fields_.hasbits[${word}];`;
    ifSet(out, has, fields, (field) => `size += ${sizeOf(field)}`);
    return;
  }
  const measured = fields.filter((field) => leastSize(field) !== undefined);
  const sizes = groupBy(counted ? [] : measured, (field) => leastSize(field)!);
  const growing = measured.filter((field) => constantSize(field) === undefined);
  const others = fields.filter((field) => leastSize(field) === undefined);
  if (sizes.size + growing.length + others.length === 0) return;
  out.print`[[maybe_unused]] const ::uint32_t ${has} = fields_.hasbits[${word}];`;
  for (const [size, same] of sizes) {
    const bits = same.map((field) => `(${has} >> ${hasbitOf(field) % 32} & 1u)`);
    const count = same.length > FEW ? `${INTERNAL}::CountBits(${has} & ${maskOf(same)})` : bits.join(' + ');
    out.print`size += ${size}u * ${bits.length > 1 && bits.length <= FEW ? `(${count})` : count};`;
  }
  ifAny(out, has, growing, (field) => `size += ${growthOf(field)}`);
  ifSet(out, has, others, (field) => `size += ${sizeOf(field)}`);
}

/** The size of a field of varying size with its tag, if it holds its default; undefined for messages and Cords. */
function sizeWithDefault(model: FieldModel): number | undefined {
  const { storage, field } = model;
  // Strings are empty while they are unset, even if they have a default.
  if (storage === 'string') return tagSize(model) + 1;
  if (storage !== 'scalar' && storage !== 'enum') return undefined;
  const value = field.defaultValue ?? 0;
  const number = BigInt(typeof value === 'object' && 'number' in value ? value.number : (value as number | bigint));
  // ZigZag, as far as the length is concerned: one bit more than the magnitude.
  const encoded = field.type.startsWith('sint') ? 2n * (number < 0n ? ~number : number) : BigInt.asUintN(64, number);
  return tagSize(model) + Math.ceil(encoded.toString(2).length / 7);
}

/** Whether a field has explicit presence and holds a varint of varying length. */
const isExplicitVarint = (field: FieldModel): boolean =>
  field.presence.kind === 'explicit' &&
  (field.storage === 'scalar' || field.storage === 'enum') &&
  constantSize(field) === undefined;

/** The size of a field with its tag, if it has always the same or holds its default; undefined for messages and Cords. */
const leastSize = (field: FieldModel): number | undefined => constantSize(field) ?? sizeWithDefault(field);

/** The C++ expression for how many bytes longer a field's value is than its default. */
function growthOf(model: FieldModel): string {
  const value = `fields_.${model.member}`;
  if (model.storage === 'string') return `${INTERNAL}::GrowthOfDelimited(${value}.Get().size())`;
  const more = sizeWithDefault(model)! - tagSize(model) - 1;
  if (model.owner.entries.filter(isExplicitVarint).length < FEW) {
    return `${INTERNAL}::SizeOf${encodingOf(model)}(${value}) - ${more + 1}u`;
  }
  return `${INTERNAL}::GrowthOf${encodingOf(model)}(${value})${more === 0 ? '' : ` - ${more}u`}`;
}

/**
 * Counts the active member of a oneof, without a jump for each member, which would be hard to predict: first what all
 * values of a member have in common, then what is beyond, measured of a zero or the empty string if another member is
 * active. Only messages are visited by a switch.
 */
function oneofSize(out: Printer, { index, fields }: OneofModel): void {
  const active = `fields_.cases[${index}]`;
  const isActive = (members: readonly FieldModel[]): string =>
    members.map(({ field }) => `${active} == ${field.number}`).join(' || ');
  const isSimple = ({ storage }: FieldModel): boolean => ['string', 'scalar', 'enum'].includes(storage);
  const simple = fields.filter(isSimple);
  const others = fields.filter((member) => !isSimple(member));
  const sizes = groupBy(simple, (member) => constantSize(member) ?? tagSize(member) + 1);
  // All members of one type are at the same place.
  const growing = groupBy(
    simple.filter((member) => constantSize(member) === undefined),
    ({ storage, field }) => (storage === 'string' ? 'string' : field.type),
  );
  for (const [size, same] of sizes) out.print`size += ${size}u * (${isActive(same)});`;
  for (const [type, same] of growing) {
    const [one] = same;
    const value = `fields_.${one!.member}`;
    out.print`size += ${
      type === 'string'
        ? `${INTERNAL}::GrowthOfDelimited(${INTERNAL}::TextOr(${isActive(same)}, ${value}, ${INTERNAL}::EmptyString()).size())`
        : `${INTERNAL}::GrowthOf${encodingOf(one!)}(${isActive(same)} ? ${value} : 0)`
    };`;
  }
  if (others.length === 0) return;
  out.print`switch (${active}) {`;
  out.indent(() => {
    for (const member of others) {
      out.print`
        case ${member.field.number}:
          size += ${sizeOf(member)};
          break;
      `;
    }
  });
  out.print`}`;
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
      return `${tag} + ${INTERNAL}::SizeOf${encodingOf(model)}(${value})`;
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

/** How a varint is encoded, as the names of the functions that give its size end. */
function encodingOf({ field: { type } }: FieldModel): string {
  switch (type) {
    case 'uint32':
    case 'uint64':
      return 'Unsigned';
    case 'sint32':
      return 'ZigZag32';
    case 'sint64':
      return 'ZigZag64';
    default:
      return 'Signed';
  }
}

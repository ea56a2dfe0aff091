// The constant tables that describe a message class to the runtime; see message_table.h of the runtime.
import type { EnumDescriptor, FieldDescriptor, MessageDescriptor } from '../schema/model/descriptor';
import { copiesBytes, copySignature } from './copy';
import { isCord } from './field-kind';
import { entryFields, mapArguments } from './fields/map';
import { stringLiteral } from './literals';
import { type FieldModel, hasStrings, hasWriter, INTERNAL, type MessageModel, RT } from './model';
import { FileScope, qualified, qualifiedName } from './naming/cpp-names';
import { offset, regionOf } from './places';
import type { Printer } from './printer';
import { indexInFile, registrationOf } from './registration';
import { setSizes } from './size';
import { mayBeUninitialized } from './uninitialized';

export function messageTable(out: Printer, model: MessageModel): void {
  const { className: Foo, entries } = model;
  const aux = auxiliaries(entries);
  const auxIndexes = new Map(aux.map((one, index) => [one, index]));
  const owning = ownersAmong(entries);
  const indexes = entries.flatMap((entry, index) => (owning.has(entry) ? [index] : []));
  const isPooled = (index: number) => entries[index]!.storage === 'string' && entries[index]!.presence.kind !== 'oneof';
  const strings = indexes.filter(isPooled);
  const owners = [...indexes.filter((index) => !isPooled(index)), ...strings];
  const extensible = model.message.extensionRanges.length > 0;
  const names = model.base === 'Message' && entries.length > 0;
  const required = entries.some(({ field }) => field.isRequired);

  out.print`struct ${Foo}::Tables_ {`;
  out.indent(() => {
    out.print`
      static ${RT}::MessageLite* Construct(void* place, const ${INTERNAL}::MessageTable&) { return ::new (place) ${Foo}(); }
      static ${INTERNAL}::DefaultInstance default_instance;
    `;
    if (extensible) out.print`static ${INTERNAL}::ExtensionRegistry extensions;`;
    if (hasWriter(model))
      out.print`static ${writerSignature('Write')};
${copiesBytes(model) ? '' : '[[gnu::noinline]] '}static ${copySignature('Copy')};`;
    if (entries.length > 0) {
      out.print`static constexpr ${INTERNAL}::FieldEntry entries[] = {`;
      out.indent(() => {
        for (const entry of entries) out.print`${entryOf(entry, auxIndexes, entry === entries.at(-1))},`;
      });
      out.print`};`;
    }
    for (const { field } of entries.filter((entry) => entry.storage === 'map')) mapTable(out, field, model);
    if (aux.length > 0) out.print`static constexpr ${INTERNAL}::FieldAux aux[] = {${aux.map(auxiliary).join(', ')}};`;
    if (owners.length > 0) out.print`static constexpr ::uint16_t owners[] = {${owners.join(', ')}};`;
    out.print`static constexpr ::uint32_t unconditional[] = {${words(entries, model, (e) => e.presence.kind !== 'explicit')}};`;
    if (owners.length > 0) {
      out.print`static constexpr ::uint32_t owned[] = {${words(entries, model, (e) => owning.has(e))}};`;
    }
    if (required) {
      out.print`static constexpr ::uint32_t required[] = {${words(entries, model, (e) => e.field.isRequired)}};`;
    }
    const sizes = hasWriter(model) ? setSizes(model) : [];
    if (sizes.length > 0) out.print`static constexpr ::uint8_t sizes[] = {${sizes.join(', ')}};`;
    const lookup = lookupOf(entries);
    if (lookup.length > 0) out.print`static constexpr ::uint8_t lookup[] = {${lookup.join(', ')}};`;
    if (names) {
      const text = new TextEncoder().encode(entries.map(({ field }) => field.name).join('\0'));
      out.print`static constexpr char names[] = ${stringLiteral(text)};`;
    }
  });
  out.print`
    };
    ${INTERNAL}::DefaultInstance ${Foo}::Tables_::default_instance;
  `;
  if (extensible) out.print`${INTERNAL}::ExtensionRegistry ${Foo}::Tables_::extensions;`;
  out.print`
    const ${INTERNAL}::MessageTable ${Foo}::table_ = {
  `;
  out.indent(() => {
    const zeroed = regionOf(model.zeroed);
    const defaulted = regionOf(model.defaulted);
    const hasCords = model.stored.some(({ storage }) => storage === 'cord');
    const firstPlain = model.stored.find(({ storage }) => storage !== 'cord') ?? model.oneofs[0]?.fields[0];
    const plain = hasStrings(model)
      ? `${INTERNAL}::kFieldsOffset + offsetof(${Foo}::Fields_, strings)`
      : firstPlain === undefined
        ? `${INTERNAL}::kFieldsOffset + sizeof(Fields_)`
        : `${INTERNAL}::kFieldsOffset + ${offset(firstPlain)}`;
    const lookup = lookupOf(entries);
    const cases = model.oneofs.length === 0 ? '0' : `${INTERNAL}::kFieldsOffset + offsetof(${Foo}::Fields_, cases)`;
    out.print`
      ${stringLiteral(new TextEncoder().encode(model.message.fullName))},
      Tables_::Construct,
      &Tables_::default_instance,
      &${INTERNAL}::${unknownStore(model)},
      ${entries.length > 0 ? 'Tables_::entries' : 'nullptr'},
      ${aux.length > 0 ? 'Tables_::aux' : 'nullptr'},
      ${owners.length > 0 ? 'Tables_::owners' : 'nullptr'},
      ${names ? 'Tables_::names' : 'nullptr'},
      ${lookup.length > 0 ? 'Tables_::lookup' : 'nullptr'},
      ${zeroed.start},
      ${zeroed.size},
      ${defaulted.start},
      ${defaulted.size},
      ${plain},
      ${INTERNAL}::kFieldsOffset + sizeof(Fields_),
      ${hasStrings(model) ? `${INTERNAL}::kFieldsOffset + offsetof(${Foo}::Fields_, strings)` : '0'},
      ${cases},
      ${denseCount(entries) + lookup.length},
      sizeof(${Foo}),
      ${entries.length},
      ${denseCount(entries)},
      ${owners.length},
      ${strings.length},
      ${model.hasbitWords},
      ${model.oneofs.length},
      ${String(mayBeUninitialized(model.message))},
      ${String(hasCords)},
      Tables_::unconditional,
      ${required ? 'Tables_::required' : 'nullptr'},
      ${owners.length > 0 ? 'Tables_::owned' : 'nullptr'},
      ${hasWriter(model) ? 'Tables_::Write' : 'nullptr'},
      ${hasWriter(model) ? 'Tables_::Copy' : 'nullptr'},
      ${model.base === 'Message' ? indexInFile(model.message) : 0},
      ${model.base === 'Message' ? `&${registrationOf(model.message.file)}` : 'nullptr'},
    `;
    if (extensible) {
      out.print`
        ${INTERNAL}::kFieldsOffset + offsetof(${Foo}::Fields_, extensions),
        &Tables_::extensions,
      `;
      if (isMessageSet(model.message)) out.print`true,`;
    }
  });
  out.print`};`;
}

/** How the runtime stores the unknown fields of a class. */
function unknownStore(model: MessageModel): string {
  if (model.base !== 'Message') return 'lite_unknown_store';
  return isMessageSet(model.message) ? 'message_set_unknown_store' : 'full_unknown_store';
}

/** Whether extensions are written as items of a message set: see message_set.cc of the runtime. */
export function isMessageSet({ options }: MessageDescriptor): boolean {
  return options.message_set_wire_format === true;
}

/** The declaration of a writer, without its semicolon. */
export function writerSignature(name: string): string {
  return `::uint8_t* ${name}(const ${RT}::MessageLite& message, ::uint8_t* out, [[maybe_unused]] ${INTERNAL}::ReverseOutput& to)`;
}

/** A set of entries as a bit mask, with as many words as the hasbits of the class. */
function words(
  entries: readonly FieldModel[],
  { hasbitWords }: MessageModel,
  belongs: (entry: FieldModel) => boolean,
): string {
  const bits = Array.from({ length: hasbitWords }, () => 0);
  entries.forEach((entry, index) => {
    if (belongs(entry)) bits[Math.floor(index / 32)]! += 2 ** (index % 32);
  });
  return bits.map((word) => `0x${word.toString(16)}u`).join(', ');
}

/** For a map, the field itself. */
type Auxiliary = MessageDescriptor | EnumDescriptor | FieldDescriptor | typeof CORDS;

const CORDS = 'cords';

/**
 * The auxiliary data of an entry: the table of its message or map, the Cord functions, or the table of its enum if the
 * field cannot store undefined numbers.
 */
export function auxiliaryOf(field: FieldDescriptor): Auxiliary | undefined {
  if (field.isMap) return field;
  if (isCord(field)) return CORDS;
  return field.messageType ?? (field.treatsEnumAsClosed ? field.enumType : undefined);
}

function auxiliaries(entries: readonly FieldModel[]): Auxiliary[] {
  return [...new Set(entries.flatMap(({ field }) => auxiliaryOf(field) ?? []))];
}

/** The expression of an entry's auxiliary data. */
export function auxiliary(type: Auxiliary): string {
  if (type === CORDS) return `&${INTERNAL}::cord_operations`;
  switch (type.kind) {
    case 'message':
      return `${INTERNAL}::MessageAccess::Table<${qualified(type)}>()`;
    case 'enum':
      return `&${qualifiedName(type.file, FileScope.of(type.file).enumNames(type).table)}`;
    case 'field':
      return `&map_${type.number}`;
  }
}

/** How a map's entries are stored and written: MapTable of the runtime. */
function mapTable(out: Printer, field: FieldDescriptor, model: MessageModel): void {
  const { key, value } = entryFields(field);
  const refersTo = auxiliaryOf(value);
  const flags = (part: FieldDescriptor) => {
    if (part.requiresUtf8) return `${INTERNAL}::kValidateUtf8`;
    return part === key && part.type.startsWith('sfixed') ? `${INTERNAL}::kSigned` : '0';
  };
  const part = (f: FieldDescriptor) =>
    `{${f.number}, ${wireType(f)}, ${INTERNAL}::WireKind::${wireKind(f)}, ${INTERNAL}::FieldMode::kImplicit, 0, 0, 0, ${flags(f)}}`;
  out.print`static constexpr ${INTERNAL}::MapTable map_${field.number} = {`;
  out.indent(() => {
    out.print`
      &${INTERNAL}::map_shape<${mapArguments(field)}>,
      ${part(key)},
      ${part(value)},
      ${refersTo === undefined ? 'nullptr' : auxiliary(refersTo)},
      ${model.mapEntries.length > 0 ? auxiliary(field.messageType!) : 'nullptr'},
    `;
  });
  out.print`};`;
}

function entryOf(model: FieldModel, auxIndexes: ReadonlyMap<Auxiliary, number>, isLast: boolean): string {
  const { field, presence } = model;
  const presenceIndex = presence.kind === 'oneof' ? presence.index : presence.kind === 'repeated' ? 0 : presence.hasbit;
  const refersTo = auxiliaryOf(field);
  return fieldEntry(
    field,
    fieldMode(model),
    offset(model),
    presenceIndex,
    refersTo === undefined ? 0 : auxIndexes.get(refersTo)!,
    isLast,
  );
}

/**
 * A FieldEntry of the runtime: the field's mode, the expression of its offset, the indexes of presence and aux, and
 * whether it is the last one of its table.
 */
export function fieldEntry(
  field: FieldDescriptor,
  occurs: string,
  place: string,
  presenceIndex: number,
  auxIndex: number,
  isLast = false,
): string {
  const flags = [
    field.requiresUtf8 ? `${INTERNAL}::kValidateUtf8` : [],
    field.isRequired ? `${INTERNAL}::kRequired` : [],
    isLast ? `${INTERNAL}::kLastEntry` : [],
  ].flat();
  // The number of a message set item may exceed the largest field number: see extension_info.h of the runtime.
  const inMessageSet = isMessageSet(field.containingType);
  const values = [
    inMessageSet ? 1 : field.number,
    inMessageSet ? 3 : wireType(field),
    `${INTERNAL}::WireKind::${wireKind(field)}`,
    `${INTERNAL}::FieldMode::${occurs}`,
    place,
    presenceIndex,
    auxIndex,
    flags.join(' | ') || 0,
  ];
  return `{${values.join(', ')}}`;
}

/** The field mode: FieldMode of the runtime. */
function fieldMode({ presence, field }: FieldModel): string {
  switch (presence.kind) {
    case 'repeated':
      return field.isPacked ? 'kPacked' : 'kRepeated';
    case 'oneof':
      return 'kOneof';
    case 'explicit':
      return 'kExplicit';
    case 'implicit':
      return 'kImplicit';
  }
}

/** The type, as far as encoding and storage differ: WireKind of the runtime. */
export function wireKind(field: FieldDescriptor): string {
  if (field.isMap) return 'kMap';
  if (isCord(field)) return 'kCord';
  switch (field.type) {
    case 'int32':
      return 'kInt32';
    case 'int64':
      return 'kInt64';
    case 'uint32':
      return 'kUInt32';
    case 'uint64':
      return 'kUInt64';
    case 'sint32':
      return 'kSInt32';
    case 'sint64':
      return 'kSInt64';
    case 'fixed32':
    case 'sfixed32':
    case 'float':
      return 'kFixed32';
    case 'fixed64':
    case 'sfixed64':
    case 'double':
      return 'kFixed64';
    case 'bool':
      return 'kBool';
    case 'enum':
      return field.treatsEnumAsClosed ? 'kClosedEnum' : 'kOpenEnum';
    case 'string':
      return 'kString';
    case 'bytes':
      return 'kBytes';
    case 'message':
      return 'kMessage';
    case 'group':
      return 'kGroup';
  }
}

/** The wire type with which the field is written. */
export function wireType(field: FieldDescriptor): number {
  if (field.isPacked) return 2;
  switch (wireKind(field)) {
    case 'kFixed32':
      return 5;
    case 'kFixed64':
      return 1;
    case 'kString':
    case 'kBytes':
    case 'kMessage':
    case 'kMap':
    case 'kCord':
      return 2;
    case 'kGroup':
      return 3;
    default:
      return 0;
  }
}

/**
 * The entries of the field numbers that follow the dense ones, as indexes from the first such entry on; 255 where there
 * is no field. It ends before the numbers become too sparse for it; the runtime then searches the entries.
 */
function lookupOf(entries: readonly FieldModel[]): number[] {
  const dense = denseCount(entries);
  const rest = entries.slice(dense).map(({ field }) => field.number - dense - 1);
  const covered = rest.findLastIndex((place, index) => index < 255 && place < 16 + 8 * (index + 1));
  const lookup = Array.from({ length: covered < 0 ? 0 : rest[covered]! + 1 }, () => 255);
  rest.slice(0, covered + 1).forEach((place, index) => {
    lookup[place] = index;
  });
  return lookup;
}

/** The entries that clearing and freeing must visit. The first member of a oneof represents all its members. */
function ownersAmong(entries: readonly FieldModel[]): Set<FieldModel> {
  const oneofs = new Set<number>();
  const isOwner = ({ presence, storage }: FieldModel): boolean => {
    if (presence.kind !== 'oneof') return storage !== 'scalar' && storage !== 'enum';
    if (oneofs.has(presence.index)) return false;
    oneofs.add(presence.index);
    return true;
  };
  return new Set(entries.filter(isOwner));
}

/** The count of leading entries with field numbers 1..n, which the runtime finds by index. */
function denseCount(entries: readonly FieldModel[]): number {
  const gap = entries.findIndex(({ field }, index) => field.number !== index + 1);
  return gap === -1 ? entries.length : gap;
}

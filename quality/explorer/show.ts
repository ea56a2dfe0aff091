// What a message shows: the values of its accessors, one by one. The driver's `Show` puts the same values.

import { accessOf, accessorName, cppType } from './access';
import { type Entry, ModelMessage } from './message';
import { allFields, className, type Field, isMessage, isViewed, type MessageType, type Value } from './schema';
import { literal, shown } from './values';

/** One value that a call shows. */
export interface Part {
  /** The expression that has the value. */
  readonly cpp: string;
  /** As the driver writes it. */
  readonly text: string;
  /** As C++. */
  readonly literal: string;
}

/** Something that an expression has the value of. */
export function part(cpp: string, type: Field['type'], value: Value): Part {
  return { cpp, text: shown(type, value), literal: literal(type, value) };
}

/** What a message shows. @param m the message in C++, with its `.` or `->` */
export function partsOf(message: ModelMessage, m: string): Part[] {
  const cases = message.type.oneofs.map((oneof) => {
    const active = message.activeMember(oneof);
    return part(`static_cast<int>(${m}${oneof.toLowerCase()}_case())`, 'int32', active?.number ?? 0);
  });
  return [...cases, ...allFields(message.type).flatMap((field) => fieldParts(message, field, m))];
}

function fieldParts(message: ModelMessage, field: Field, m: string): Part[] {
  const access = accessOf(field);
  if (field.label === 'map') return mapParts(message, field, m);
  if (field.label === 'repeated') {
    const values = message.list(field);
    const elements = values.flatMap((value, index) => valueParts(field, value, access.at(m, String(index))));
    return [part(access.size(m), 'int32', values.length), ...elements];
  }
  const value = message.single(field);
  const has = field.presence === 'explicit' ? [part(access.has(m), 'bool', value !== undefined)] : [];
  if (!isMessage(field.type)) return [...has, ...valueParts(field, message.get(field), access.get(m))];
  if (value === undefined) return [...has, part(`${access.get(m)}.ByteSizeLong()`, 'int32', 0)];
  return [...has, ...valueParts(field, value, access.get(m))];
}

function valueParts(field: Field, value: Value | ModelMessage, cpp: string): Part[] {
  if (value instanceof ModelMessage) return partsOf(value, `${cpp}.`);
  return [part(isViewed(field) ? `std::string(${cpp})` : cpp, field.type, value)];
}

/** The entries of a map in the order in which drivers show them. */
export function sortedEntries(message: ModelMessage, field: Field): Entry[] {
  return [...message.map(field)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

function mapParts(message: ModelMessage, field: Field, m: string): Part[] {
  const map = `${m}${accessorName(field)}()`;
  const entries = sortedEntries(message, field);
  return [
    part(`${map}.size()`, 'int32', entries.length),
    ...entries.flatMap(({ key, value }) => {
      const name = literal(field.key!, key);
      const present: Part = { cpp: `${map}.count(${name})`, text: shown(field.key!, key), literal: '1' };
      return [present, ...valueParts(field, value, `${map}.at(${name})`)];
    }),
  ];
}

/** The driver's function that shows messages of a type. */
export function showFunction(type: MessageType): string[] {
  const fields = allFields(type).flatMap((field) => showField(field).map((line) => `  ${line}`));
  const cases = type.oneofs.map((oneof) => `  out.Put(static_cast<int>(m.${oneof.toLowerCase()}_case()));`);
  return [`void Show(Out& out, const ${className(type)}& m) {`, ...cases, ...fields, '}'];
}

function showField(field: Field): string[] {
  const access = accessOf(field);
  if (field.label === 'map') return showMap(field);
  if (field.label === 'repeated')
    return [
      `out.Put(${access.size('m.')});`,
      `for (int i = 0; i < ${access.size('m.')}; ++i) ${showValue(field, access.at('m.', 'i'))}`,
    ];
  const has = field.presence === 'explicit' ? [`out.Put(${access.has('m.')});`] : [];
  const get = access.get('m.');
  if (!isMessage(field.type)) return [...has, showValue(field, get)];
  return [...has, `if (${access.has('m.')}) Show(out, ${get}); else out.Put(${get}.ByteSizeLong());`];
}

function showValue(field: Field, cpp: string): string {
  if (isMessage(field.type)) return `Show(out, ${cpp});`;
  // The type belongs to the interface: a driver of a getter with another one does not compile.
  if (field.view) return `out.Put(explorer::TextOf<lib::string_view>(${cpp}));`;
  return `out.Put(${isViewed(field) ? `std::string(${cpp})` : cpp});`;
}

function showMap(field: Field): string[] {
  const map = `m.${accessorName(field)}()`;
  const value = cppType(field);
  return [
    `out.Put(${map}.size());`,
    '{',
    `  std::map<std::string, std::pair<${cppType({ type: field.key! })}, const ${value}*>> sorted;`,
    `  for (const auto& entry : ${map}) sorted[explorer::KeyText(entry.first)] = {entry.first, &entry.second};`,
    `  for (const auto& entry : sorted) { out.Put(entry.second.first); ${showValue(field, '(*entry.second.second)')} }`,
    '}',
  ];
}

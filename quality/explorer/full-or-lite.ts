// The operations of whole messages that differ between messages of the full and of the lite runtime.

import { enumFunction } from './enum';
import type { Make, Operation } from './operation';
import { allFields, className, type EnumType, isEnum, type MessageType } from './schema';
import { part, partsOf } from './show';
import { tagBytes, varintBytes, wire } from './wire';

/** What messages have that are not lite: text, and unknown fields as a set. */
export function fullOperations(make: Make, on: MessageType): Operation[] {
  const name = className(on);
  const enums = allFields(on).filter(({ type, label }) => isEnum(type) && label === 'singular');
  return [
    make(
      'text',
      'cpp.message.debug-string',
      {
        cpp: (m) => `${m}DebugString()`,
        driver: () =>
          `{ ${name} read; out.Put(rt::TextFormat::ParseFromString(m.DebugString(), &read)); Show(out, read); }`,
        headers: ['google/protobuf/text_format.h'],
      },
      ({ message }) => {
        if (message.hasUnknown() || !message.isInitialized()) return undefined;
        const parsed = part(`rt::TextFormat::ParseFromString(m.DebugString(), &read)`, 'bool', true);
        return { shows: [parsed, ...partsOf(message, 'read.')] };
      },
    ),
    make(
      'unknown-count',
      'cpp.message.unknown-fields',
      {
        cpp: (m) => `${m}unknown_fields().field_count()`,
        driver: () =>
          'explorer::PutIfAvailable(out, m, [](const auto& x) -> decltype(x.unknown_fields().field_count()) { return x.unknown_fields().field_count(); });',
      },
      ({ message }) => ({ shows: [part('m.unknown_fields().field_count()', 'int32', message.unknown.length)] }),
    ),
    make(
      'unknown-clear',
      'cpp.message.mutable-unknown-fields',
      {
        cpp: (m) => `${m}mutable_unknown_fields()->Clear()`,
        driver: () => changeUnknown('->Clear()'),
      },
      ({ message }) => {
        message.unknown = [];
        return {};
      },
    ),
    make(
      'unknown-add',
      'cpp.message.mutable-unknown-fields',
      {
        parameters: [{ kind: 'value', type: 'uint64' }],
        cpp: (m, [number]) => `${m}mutable_unknown_fields()->AddVarint(901, ${number})`,
        driver: ([number]) => changeUnknown(`->AddVarint(901, ${number})`),
      },
      ({ message, args }) => {
        message.unknown.push(tagBytes(901, wire.varint) + varintBytes(args[0] as bigint));
        return {};
      },
    ),
    make(
      'unknown-delete',
      'cpp.message.unknown-field-set',
      {
        cpp: (m) => `${m}mutable_unknown_fields()->DeleteSubrange(1, 1)`,
        driver: () => changeUnknown('->DeleteSubrange(1, 1)'),
      },
      ({ message }) => {
        if (message.unknown.length < 2) return undefined;
        message.unknown.splice(1, 1);
        return {};
      },
    ),
    make(
      'unknown-merge',
      'cpp.message.unknown-field-set',
      {
        parameters: [{ kind: 'object', type: on }],
        cpp: (m, [other]) => `${m}mutable_unknown_fields()->MergeFrom(${other}.unknown_fields())`,
        driver: ([other]) => changeUnknown(`->MergeFrom(${other}.GetReflection()->GetUnknownFields(${other}))`),
      },
      ({ message, args, object }) => {
        const other = object(on, args[0]!);
        if (!other) return undefined;
        message.unknown.push(...other.unknown);
        return {};
      },
    ),
    make(
      'debug-unknown',
      'cpp.message.debug-string',
      {
        cpp: (m) => `${m}DebugString().find("901: ") != std::string::npos`,
        driver: () => 'out.Put(m.DebugString().find("901: ") != std::string::npos);',
      },
      ({ message }) =>
        message.unknown.some((bytes) => bytes.startsWith(tagBytes(901, wire.varint)))
          ? { shows: [part('m.DebugString().find("901: ") != std::string::npos', 'bool', true)] }
          : undefined,
    ),
    ...enums.map((field) => {
      const find = (m: string, value: string): string =>
        `${m}DebugString().find("${field.name}${field.extension ? ']' : ''}: ${value}") != std::string::npos`;
      return make(
        `debug-${field.name}`,
        'cpp.message.debug-string',
        {
          parameters: [{ kind: 'value', type: field.type as EnumType }],
          cpp: (m, [value]) => find(m, value!),
          driver: ([value]) =>
            `out.Put(m.DebugString().find("${field.name}${field.extension ? ']' : ''}: " + std::string(${enumFunction(field.type as EnumType, 'Name')}(${value}))) != std::string::npos);`,
        },
        ({ message, args }) => {
          if (message.single(field) !== args[0]) return undefined;
          return { shows: [part(find('m.', String(args[0])), 'bool', true)] };
        },
      );
    }),
  ];
}

/** A change of the unknown fields. Classes of 3.21 do not all have a function for it. */
function changeUnknown(call: string): string {
  return (
    `explorer::Either(m, [&](auto& x) -> decltype(x.mutable_unknown_fields()${call}) { x.mutable_unknown_fields()${call}; }, ` +
    `[&](auto& x) { x.GetReflection()->MutableUnknownFields(&x)${call}; });`
  );
}

/** The unknown fields of lite messages are bytes. */
export function liteOperations(make: Make): Operation[] {
  return [
    make(
      'unknown-size',
      'cpp.message.unknown-fields-lite',
      { cpp: (m) => `${m}unknown_fields().size()`, driver: () => 'out.Put(m.unknown_fields().size());' },
      ({ message }) => ({
        shows: [part('m.unknown_fields().size()', 'int32', message.unknown.join('').length)],
      }),
    ),
    make(
      'unknown-clear',
      'cpp.message.mutable-unknown-fields-lite',
      { cpp: (m) => `${m}mutable_unknown_fields()->clear()` },
      ({ message }) => {
        message.unknown = [];
        return {};
      },
    ),
    make(
      'unknown-add',
      'cpp.message.mutable-unknown-fields-lite',
      { cpp: (m) => `${m}mutable_unknown_fields()->append("\\xa8\\x38\\x05")` },
      ({ message }) => {
        message.unknown.push('\xa8\x38\x05');
        return {};
      },
    ),
  ];
}

// Operations on whole messages that find faults only in messages with many fields, or where output has an edge.

import { accessOf } from './access';
import type { Make, Operation, Parameter } from './operation';
import { className, type Field, isEnum, isMessage, type MessageType, type Value } from './schema';
import { type Part, part } from './show';
import { edgeOf, is64Bit, isText, literal } from './values';

export function manyOperations(make: Make, on: MessageType): Operation[] {
  return [...lackingOne(make, on), ...clearingOneofs(make, on), ...serializingAtEdges(make, on)];
}

/** Of each number that is no member of a oneof, the value that takes the most bytes. */
export function longestValues(on: MessageType): (readonly [Field, Value])[] {
  return on.fields.flatMap((field): (readonly [Field, Value])[] => {
    const { type } = field;
    if (field.label !== 'singular' || field.oneof !== undefined || isMessage(type) || isText(type)) return [];
    if (isEnum(type)) return [[field, Math.min(...type.values.map(({ number }) => number))]];
    if (type === 'bool') return [[field, true]];
    if (type === 'float' || type === 'double') return [[field, 0.5]];
    const isUnsigned = type.startsWith('u') || type.startsWith('fixed');
    if (is64Bit(type)) return [[field, isUnsigned ? (1n << 64n) - 1n : -(1n << 63n)]];
    return [[field, isUnsigned ? 4_294_967_295 : -2_147_483_648]];
  });
}

/** Sets all required fields but one, wherever that one is, and serializes. */
function lackingOne(make: Make, on: MessageType): Operation[] {
  const required = on.fields.filter((field) => field.required);
  if (required.length < 2) return [];
  const which: Parameter = { kind: 'index', size: () => required.length };
  const set = (m: string, field: Field): string => accessOf(field).set(m, literal(field.type, someValue(field)));
  const clear = (m: string, field: Field): string => accessOf(field).clear(m);
  return [
    make(
      'serialize-lacking-one',
      'cpp.error.required',
      {
        parameters: [which],
        cpp: (m, [lacks]) =>
          [
            ...required.map((field, at) => (String(at) === lacks ? clear : set)(m, field)),
            `${m}SerializeToString(&bytes)`,
          ].join('; '),
        driver: ([lacks]) =>
          [
            ...required.map((field, at) => `if (${lacks} == ${at}) ${clear('m.', field)}; else ${set('m.', field)};`),
            'std::string bytes = "untouched"; out.Put(m.SerializeToString(&bytes)); out.Put(bytes);',
          ].join(' '),
      },
      ({ message, args }) => {
        for (const [at, field] of required.entries())
          if (at === args[0]) message.clear(field);
          else message.set(field, someValue(field));
        const shows = [
          part('m.SerializeToString(&bytes)', 'bool', false),
          part('std::string("untouched")', 'string', 'untouched'),
        ];
        return { shows };
      },
    ),
  ];
}

/** Sets a member of each oneof, and then clears the oneofs one by one. */
function clearingOneofs(make: Make, on: MessageType): Operation[] {
  const members = on.oneofs.flatMap((oneof) => {
    const member = on.fields.find((field) => field.oneof === oneof && !isMessage(field.type));
    return member ? [{ name: oneof.toLowerCase(), member }] : [];
  });
  if (members.length < 2) return [];
  const set = (m: string): string =>
    members.map(({ member }) => accessOf(member).set(m, literal(member.type, someValue(member)))).join('; ');
  const shownCase = (m: string, name: string): string => `static_cast<int>(${m}${name}_case())`;
  const clearings = (m: string): string[] => members.map(({ name }) => `${m}clear_${name}()`);
  return [
    make(
      'clear-oneofs',
      'cpp.oneof.clear-oneof',
      {
        cpp: (m) => [set(m), ...clearings(m)].join('; '),
        driver: () =>
          [
            `${set('m.')};`,
            ...members.map(({ name }) => {
              const shows = `out.Put(${shownCase('m.', name)});`;
              return `${shows} m.clear_${name}(); ${shows}`;
            }),
          ].join(' '),
      },
      ({ message }) => {
        const shows = members.flatMap(({ name, member }): Part[] => {
          message.set(member, someValue(member));
          message.clear(member);
          const shown = shownCase('m.', name);
          return [part(shown, 'int32', member.number), part(shown, 'int32', 0)];
        });
        return { shows };
      },
    ),
  ];
}

/** The lengths of a text behind which the rest of a message comes to an edge of the output, wherever that is. */
const textLengths = { first: 3500, end: 4096, step: 16 };

/** Serializes a copy with the longest numbers behind a text of many lengths. */
function serializingAtEdges(make: Make, on: MessageType): Operation[] {
  const texts = on.fields.filter(({ type, label, oneof }) => isText(type) && label === 'singular' && !oneof);
  const text = texts.toSorted((one, other) => other.number - one.number)[0];
  const longest = longestValues(on);
  if (text === undefined || longest.length < 16) return [];
  const { first, end, step } = textLengths;
  const fill = longest.map(([field, value]) => accessOf(field).set('full.', literal(field.type, value))).join('; ');
  const loop = [
    `${className(on)} full(m); ${fill}; int right = 0;`,
    `for (int length = ${first}; length < ${end}; length += ${step}) {`,
    `${accessOf(text).set('full.', "std::string(static_cast<size_t>(length), 'x')")};`,
    'const std::string bytes = full.SerializePartialAsString(); right += bytes.size() == full.ByteSizeLong(); }',
  ].join(' ');
  return [
    make(
      'serialize-at-edges',
      'cpp.message.serialize-to-string',
      {
        cpp: (m) => loop.replace('(m)', `(${m.endsWith('->') ? `*${m.slice(0, -2)}` : m.slice(0, -1)})`),
        driver: () => `${loop} out.Put(right);`,
      },
      () => ({ shows: [part('right', 'int32', Math.ceil((end - first) / step))] }),
    ),
  ];
}

/** A value that is set and not zero where the type has one. */
function someValue({ type }: Field): Value {
  if (isMessage(type)) throw new Error('A message has no value.');
  if (isText(type)) return 'a';
  return isEnum(type) ? type.values.at(-1)!.number : edgeOf(type, () => 0);
}

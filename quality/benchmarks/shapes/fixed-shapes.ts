// Shapes that real schemas have, each with one property that costs time.

import { type FieldShape, type MessageShape, type Shape, scalarTypes } from './shape';

/** Fields with ascending numbers, of the given types in turn. */
function fieldsOf(
  count: number,
  types: readonly FieldShape['type'][],
  more: Partial<FieldShape> = {},
  first = 1,
): FieldShape[] {
  return Array.from({ length: count }, (_, index) => ({
    number: first + index,
    type: types[index % types.length]!,
    ...more,
  }));
}

/** Field numbers as they become after years of changes: some dense, some far apart. */
const grownNumbers = [
  ...[1, 2, 3, 4, 5, 6, 7, 9, 12, 13, 14, 16, 17, 18, 22, 23, 24, 25, 29, 30, 59, 60, 67, 68, 78, 80, 81],
  ...[100, 101, 102, 103, 104, 128, 129, 130, 131, 150, 271, 272, 280],
];

/** A flat message of about 230 bytes: many numbers, a few strings, one small message. */
function flat(label: 'optional' | 'plain'): MessageShape {
  const types = ['string', 'int32', 'bool', 'int64', 'bool', 'fixed64', 'uint32', 'int32', 'string', 'int32'] as const;
  const initials: Partial<Record<FieldShape['type'], string>> = { bool: 'true', int32: '4', int64: '-1', uint32: '60' };
  const fields = grownNumbers.map((number, index): FieldShape => {
    const type = types[index % types.length]!;
    const initial = label === 'optional' && index % 3 === 0 ? initials[type] : undefined;
    return { number, type, label, set: 0.8, length: [3, 32], ...(initial === undefined ? {} : { initial }) };
  });
  const inner: MessageShape = { name: 'Inner', fields: fieldsOf(6, ['int32', 'bool', 'string'], { label, set: 0.7 }) };
  return { name: 'Flat', fields: [...fields, { number: 300, type: 'message', of: inner, label: 'optional' }] };
}

/** A large message of groups of strings and numbers: about 84 kB. */
function groupsInGroups(): MessageShape {
  const leaf: MessageShape = {
    name: 'Leaf',
    fields: [
      ...fieldsOf(4, ['int32', 'string', 'double'], { set: 0.7 }, 2),
      ...fieldsOf(3, ['bool', 'fixed32'], {}, 20),
    ],
  };
  const middle: MessageShape = {
    name: 'Middle',
    fields: [
      ...fieldsOf(9, ['string', 'int64', 'int32'], { set: 0.6, length: [5, 60] }, 11),
      { number: 31, type: 'group', of: leaf, label: 'repeated', count: [1, 8] },
      { number: 40, type: 'string', label: 'repeated', count: [0, 6] },
      { number: 41, type: 'int32', label: 'repeated', count: [0, 12] },
    ],
  };
  return {
    name: 'Root',
    fields: [
      ...fieldsOf(4, ['string', 'int64']),
      { number: 10, type: 'group', of: middle, label: 'repeated', count: [180, 220] },
    ],
  };
}

/** Small messages, each in the next. */
function chain(depth: number): MessageShape {
  let message: MessageShape = { name: `Link${depth}`, fields: fieldsOf(2, ['int32', 'string'], { length: [2, 9] }) };
  for (let level = depth - 1; level > 0; level--) {
    message = {
      name: `Link${level}`,
      fields: [
        { number: 1, type: 'int32', set: 0.6 },
        { number: 2, type: 'message', of: message },
        { number: 3, type: 'bool', set: 0.3 },
      ],
    };
  }
  return message;
}

/** A tree of small messages in which every field is required. */
function requiredTree(): MessageShape {
  const point: MessageShape = { name: 'Point', fields: fieldsOf(3, ['sint32'], { label: 'required', bits: [1, 20] }) };
  const line: MessageShape = {
    name: 'Line',
    fields: [
      { number: 1, type: 'message', label: 'required', of: point },
      { number: 2, type: 'message', label: 'required', of: point },
      { number: 3, type: 'enum', label: 'required' },
    ],
  };
  return {
    name: 'Drawing',
    fields: [
      { number: 1, type: 'string', label: 'required' },
      { number: 2, type: 'message', label: 'repeated', count: [10, 40], of: line },
    ],
  };
}

function strings(): MessageShape {
  return {
    name: 'Strings',
    fields: [
      ...fieldsOf(10, ['string', 'bytes'], { label: 'plain', length: [8, 20] }),
      { number: 11, type: 'string', label: 'repeated', count: [2, 10], length: [12, 18] },
      { number: 12, type: 'bytes', label: 'repeated', count: [1, 4], length: [16, 40] },
    ],
  };
}

function maps(): MessageShape {
  const value: MessageShape = { name: 'Value', fields: fieldsOf(3, ['int32', 'string'], { label: 'plain' }) };
  return {
    name: 'Maps',
    fields: [
      { number: 1, type: 'string', label: 'map', count: [2, 8] },
      { number: 2, type: 'int64', label: 'map', key: 'int32', count: [2, 12] },
      { number: 3, type: 'message', label: 'map', of: value, count: [1, 5] },
    ],
  };
}

function oneofs(): MessageShape {
  const part: MessageShape = { name: 'Part', fields: fieldsOf(2, ['int32', 'string'], { label: 'plain' }) };
  const members = (first: number, oneof: string): FieldShape[] => [
    ...fieldsOf(4, ['int32', 'string', 'bool', 'double'], { oneof }, first),
    { number: first + 4, type: 'message', of: part, oneof },
  ];
  return { name: 'Oneofs', fields: [...members(1, 'one'), ...members(10, 'two'), ...members(20, 'three')] };
}

function events(): MessageShape {
  const event: MessageShape = {
    name: 'Event',
    fields: fieldsOf(6, ['enum', 'int64', 'enum', 'uint32'], { set: 0.7, bits: [1, 40] }),
  };
  return {
    name: 'Events',
    fields: [
      { number: 1, type: 'enum', label: 'repeated', count: [5, 30] },
      {
        number: 2,
        type: 'message',
        label: 'repeated',
        count: [3, 12],
        of: { ...event, fields: event.fields.map(narrowed) },
      },
    ],
  };
}

/** A field whose numbers fit 32 bits if its type does. */
function narrowed(field: FieldShape): FieldShape {
  return field.type.endsWith('32') ? { ...field, bits: [1, 30] } : field;
}

const numbers = scalarTypes.filter((type) => type !== 'enum');

/** All fixed shapes. */
export const fixedShapes: readonly Shape[] = [
  { name: 'flat2', about: 'flat, grown field numbers, defaults', syntax: 'proto2', root: flat('optional') },
  { name: 'flat3', about: 'the same without presence', syntax: 'proto3', root: flat('plain') },
  { name: 'groups', about: 'groups in groups, 84 kB', syntax: 'proto2', root: groupsInGroups() },
  {
    name: 'defaults',
    about: '60 scalars with defaults, half of them set',
    syntax: 'proto2',
    root: {
      name: 'Defaults',
      fields: fieldsOf(60, ['int32', 'double', 'uint64', 'sint32', 'float'], { set: 0.5, initial: '7', bits: [1, 20] }),
    },
  },
  { name: 'chain', about: '10 small messages, each in the next', syntax: 'proto2', root: chain(10) },
  { name: 'required', about: 'a tree of required fields', syntax: 'proto2', root: requiredTree() },
  { name: 'strings', about: 'strings around the inline limit', syntax: 'proto3', root: strings() },
  {
    name: 'sparse',
    about: 'field numbers far apart',
    syntax: 'proto2',
    root: {
      name: 'Sparse',
      fields: Array.from({ length: 24 }, (_, index) => ({
        number: 5 + index * index * index * 37,
        type: (['int32', 'string', 'fixed32', 'uint64'] as const)[index % 4]!,
        set: 0.7,
      })),
    },
  },
  {
    name: 'packed',
    about: 'packed numbers of all types',
    syntax: 'proto3',
    root: { name: 'Packed', fields: fieldsOf(13, numbers, { label: 'packed', count: [0, 40] }) },
  },
  {
    name: 'unpacked',
    about: 'the same unpacked',
    syntax: 'proto2',
    root: { name: 'Unpacked', fields: fieldsOf(13, numbers, { label: 'repeated', count: [0, 20] }) },
  },
  { name: 'maps', about: 'maps to strings, numbers and messages', syntax: 'proto3', root: maps() },
  {
    name: 'wide',
    about: '200 fields, about 5 set',
    syntax: 'proto2',
    root: { name: 'Wide', fields: fieldsOf(200, ['int32', 'string', 'bool', 'double', 'int64'], { set: 0.025 }) },
  },
  {
    name: 'unknown',
    about: 'most fields unknown to the reader',
    syntax: 'proto2',
    root: {
      name: 'Unknown',
      fields: fieldsOf(4, ['int32', 'string']),
      unknown: fieldsOf(12, ['int32', 'string', 'fixed64'], {}, 20),
    },
  },
  { name: 'enums', about: 'a closed enum of 60 numbers with gaps', syntax: 'proto2', root: events() },
  { name: 'oneofs', about: 'three oneofs', syntax: 'proto3', root: oneofs() },
];

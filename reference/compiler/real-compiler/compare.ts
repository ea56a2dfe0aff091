// Compares two serialized descriptors field by field and returns the paths that differ.

import path from 'node:path';
import { Reader, Root, type Type } from 'protobufjs';
import { realInclude } from './real-compiler';

const LENGTH_DELIMITED = 2;
const START_GROUP = 3;

let descriptorTypes: Root | undefined;

/** The messages of the real compiler's own descriptor.proto. */
function typeNamed(name: string): Type {
  descriptorTypes ??= new Root().loadSync(path.join(realInclude, 'google/protobuf/descriptor.proto'), {
    keepCase: true,
  });
  return descriptorTypes.lookupType(`google.protobuf.${name}`);
}

/**
 * Compares two serialized FileDescriptorProtos.
 * @returns the paths that differ, with both values: `message_type[0].field[2].json_name: "a", not "b"`. The order of
 *   different fields on the wire does not count.
 */
export function differences(ours: Uint8Array, real: Uint8Array): string[] {
  if (Buffer.from(ours).equals(real)) return [];
  const found: string[] = [];
  compareMessages(ours, real, typeNamed('FileDescriptorProto'), '', found);
  return found;
}

/** The values of each field number, as bytes, in wire order. */
function fieldsOf(bytes: Uint8Array): Map<number, Uint8Array[]> {
  const reader = Reader.create(bytes);
  const fields = new Map<number, Uint8Array[]>();
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    const start = reader.pos;
    reader.skipType(tag & 7);
    let value = bytes.subarray(start, reader.pos);
    if ((tag & 7) === LENGTH_DELIMITED) value = Reader.create(value).bytes();
    // A group includes its end tag; it is compared as a whole.
    else if ((tag & 7) === START_GROUP) value = bytes.subarray(start, reader.pos);
    const values = fields.get(tag >>> 3);
    if (values === undefined) fields.set(tag >>> 3, [value]);
    else values.push(value);
  }
  return fields;
}

function compareMessages(ours: Uint8Array, real: Uint8Array, type: Type, at: string, found: string[]): void {
  const mine = fieldsOf(ours);
  const theirs = fieldsOf(real);
  const numbers = new Set([...mine.keys(), ...theirs.keys()]);
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const field = type.fieldsById[number]?.resolve();
    const name = field?.name ?? `[${number}]`;
    const left = mine.get(number) ?? [];
    const right = theirs.get(number) ?? [];
    for (let index = 0; index < Math.max(left.length, right.length); index++) {
      const place = `${at}${at === '' ? '' : '.'}${name}${field?.repeated === false ? '' : `[${index}]`}`;
      const one = left[index];
      const other = right[index];
      if (one !== undefined && other !== undefined && Buffer.from(one).equals(other)) continue;
      const below = field?.resolvedType;
      if (one !== undefined && other !== undefined && below !== null && below !== undefined && 'fieldsById' in below)
        compareMessages(one, other, below, place, found);
      else found.push(`${place}: ${shown(one, field?.type)}, not ${shown(other, field?.type)}`);
    }
  }
}

function shown(value: Uint8Array | undefined, type: string | undefined): string {
  if (value === undefined) return 'nothing';
  return type === 'string' ? JSON.stringify(Buffer.from(value).toString()) : `0x${Buffer.from(value).toString('hex')}`;
}

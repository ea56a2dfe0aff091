// The arguments of calls as bytes: what `In` of cpp/explorer.h reads.

import type { ScalarType, Value } from './schema';
import { cppTypes } from './values';

export type ArgumentText = ScalarType | 'uint16';

const scratch = new DataView(new ArrayBuffer(8));

/** A value in the machine's order of bytes; a string after its length. */
export function byteText(type: ArgumentText, value: Value): string {
  if (typeof value === 'string') return byteText('uint32', value.length) + value;
  if (typeof value === 'boolean') return value ? '\x01' : '\0';
  return String.fromCharCode(...new Uint8Array(scratch.buffer, 0, put(type, value)));
}

/** @returns the number of bytes */
function put(type: ArgumentText, value: number | bigint): number {
  if (type === 'uint16') {
    scratch.setUint16(0, Number(value), true);
    return 2;
  }
  if (type === 'float') {
    scratch.setFloat32(0, Number(value), true);
    return 4;
  }
  if (type === 'double') {
    scratch.setFloat64(0, Number(value), true);
    return 8;
  }
  if (typeof value === 'bigint') {
    scratch.setBigUint64(0, BigInt.asUintN(64, value), true);
    return 8;
  }
  scratch.setUint32(0, value >>> 0, true);
  return 4;
}

/** The C++ that reads an argument. */
export function readerOf(type: ScalarType): string {
  return type === 'string' || type === 'bytes' ? 'in.String()' : `in.Fixed<${cppTypes[type]}>()`;
}

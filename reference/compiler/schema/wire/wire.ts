// Writes the wire format, as far as descriptors need it.

import { bytesOfText } from '../syntax/source-bytes';

const SEVEN_BITS = 0x80;

export const VARINT = 0;
export const FIXED64 = 1;
export const LENGTH_DELIMITED = 2;
export const START_GROUP = 3;
export const END_GROUP = 4;
export const FIXED32 = 5;

/** Writes fields to a growing buffer. */
export class WireWriter {
  private buffer = new Uint8Array(64);
  private length = 0;

  /** A copy of the bytes written so far. */
  finish(): Uint8Array {
    return this.buffer.slice(0, this.length);
  }

  tag(field: number, wireType: number): void {
    this.unsigned(field * 8 + wireType);
  }

  /** A varint of an unsigned number below 2^53. */
  unsigned(value: number): void {
    this.reserve(10);
    let rest = value;
    while (rest >= SEVEN_BITS) {
      this.buffer[this.length++] = (rest % SEVEN_BITS) | SEVEN_BITS;
      rest = Math.floor(rest / SEVEN_BITS);
    }
    this.buffer[this.length++] = rest;
  }

  /** A 64-bit varint; negative values are in two's complement. */
  varint(value: bigint): void {
    this.reserve(10);
    let rest = BigInt.asUintN(64, value);
    while (rest >= 0x80n) {
      this.buffer[this.length++] = Number(rest & 0x7fn) | SEVEN_BITS;
      rest >>= 7n;
    }
    this.buffer[this.length++] = Number(rest);
  }

  /** An int32 or an enum: negative values take ten bytes. */
  int32(value: number): void {
    if (value < 0) this.varint(BigInt(value));
    else this.unsigned(value);
  }

  fixed32(value: number): void {
    this.reserve(4);
    new DataView(this.buffer.buffer).setInt32(this.length, value | 0, true);
    this.length += 4;
  }

  fixed64(value: bigint): void {
    this.reserve(8);
    new DataView(this.buffer.buffer).setBigUint64(this.length, BigInt.asUintN(64, value), true);
    this.length += 8;
  }

  float(value: number): void {
    this.reserve(4);
    new DataView(this.buffer.buffer).setFloat32(this.length, value, true);
    this.length += 4;
  }

  double(value: number): void {
    this.reserve(8);
    new DataView(this.buffer.buffer).setFloat64(this.length, value, true);
    this.length += 8;
  }

  /** Bytes without a length. */
  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  bytes(bytes: Uint8Array): void {
    this.unsigned(bytes.length);
    this.raw(bytes);
  }

  /** A string. Code units that stand for bytes which are not UTF-8 are written as these bytes. */
  string(text: string): void {
    if (!this.shortAscii(text)) this.bytes(bytesOfText(text));
  }

  /** Writes a short ASCII string without an intermediate array, as most names are; false if the text is not one. */
  private shortAscii(text: string): boolean {
    const { length } = text;
    if (length >= SEVEN_BITS) return false;
    this.reserve(length + 1);
    const start = this.length + 1;
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code >= 0x80) return false;
      this.buffer[start + at] = code;
    }
    this.buffer[this.length] = length;
    this.length = start + length;
    return true;
  }

  /** Writes a length-delimited field; `write` writes its content into this writer. */
  delimited(field: number, write: () => void): void {
    this.tag(field, LENGTH_DELIMITED);
    const lengthAt = this.length;
    // One byte for the length; a content that needs more is moved.
    this.unsigned(0);
    const start = this.length;
    write();
    const end = this.length;
    const more = sizeOfVarint(end - start) - 1;
    if (more > 0) {
      this.reserve(more);
      this.buffer.copyWithin(start + more, start, end);
    }
    this.length = lengthAt;
    this.unsigned(end - start);
    this.length = end + more;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const larger = new Uint8Array(Math.max(this.buffer.length * 2, this.length + more));
    larger.set(this.buffer.subarray(0, this.length));
    this.buffer = larger;
  }
}

function sizeOfVarint(value: number): number {
  let size = 1;
  for (let rest = value; rest >= SEVEN_BITS; rest = Math.floor(rest / SEVEN_BITS)) size += 1;
  return size;
}

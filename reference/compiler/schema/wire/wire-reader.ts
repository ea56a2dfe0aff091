// Reads the wire format.

const LARGEST_FIELD_NUMBER = 536_870_911;

/** Malformed bytes. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

/** A cursor on the fields of a message. */
export class WireReader {
  private at: number;
  private readonly view: DataView;

  /**
   * @param from offset of the first byte
   * @param end offset after the last byte
   */
  constructor(
    private readonly buffer: Uint8Array,
    from = 0,
    private readonly end = buffer.length,
  ) {
    this.at = from;
    this.view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  }

  isAtEnd(): boolean {
    return this.at >= this.end;
  }

  /** @throws WireError for an invalid field number */
  tag(): { readonly number: number; readonly wireType: number } {
    const tag = this.varint();
    const number = Number(tag >> 3n);
    if (tag > 0xffff_ffffn || number === 0 || number > LARGEST_FIELD_NUMBER)
      throw new WireError('a field number is out of range');
    return { number, wireType: Number(tag & 7n) };
  }

  /** A varint as an unsigned 64-bit number. */
  varint(): bigint {
    let low = 0;
    // Four bytes fit into a small integer.
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      low |= (byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt(low);
    }
    let value = BigInt(low);
    for (let shift = 28n; shift < 70n; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw new WireError('a varint is longer than ten bytes');
  }

  fixed32(): number {
    return this.view.getUint32(this.take(4), true);
  }

  fixed64(): bigint {
    return this.view.getBigUint64(this.take(8), true);
  }

  float(): number {
    return this.view.getFloat32(this.take(4), true);
  }

  double(): number {
    return this.view.getFloat64(this.take(8), true);
  }

  /** Reads length-delimited bytes without copying them. */
  bytes(): Uint8Array {
    const length = this.varint();
    if (length > BigInt(this.end - this.at)) throw new WireError('the input ends inside a field');
    const from = this.take(Number(length));
    return this.buffer.subarray(from, this.at);
  }

  private byte(): number {
    return this.buffer[this.take(1)]!;
  }

  /** Advances the cursor. @returns its position before */
  private take(length: number): number {
    if (length > this.end - this.at) throw new WireError('the input ends inside a field');
    this.at += length;
    return this.at - length;
  }
}

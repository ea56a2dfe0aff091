// A message as a map from field numbers to values, for readers that know the field numbers.
import { readUnknown, type UnknownField } from './unknown-fields';
import { WireError, WireReader } from './wire-reader';

/** The deepest nesting of groups; descriptors have none. */
const DEPTH = 100;
const decoder = new TextDecoder();

export class Record {
  private constructor(private readonly fields: ReadonlyMap<number, readonly UnknownField[]>) {}

  /** @throws WireError for malformed bytes */
  static read(bytes: Uint8Array): Record {
    const fields = new Map<number, UnknownField[]>();
    const reader = new WireReader(bytes);
    while (!reader.isAtEnd()) {
      const { number, wireType } = reader.tag();
      const field = readUnknown(reader, number, wireType, DEPTH);
      const others = fields.get(number);
      if (others === undefined) fields.set(number, [field]);
      else others.push(field);
    }
    return new Record(fields);
  }

  /** The values of a repeated bytes, string or message field. */
  all(number: number): Uint8Array[] {
    return (this.fields.get(number) ?? []).map((field) => {
      if (field.wire !== 'bytes') throw new WireError(`field ${number} has another wire type`);
      return field.value;
    });
  }

  /** The value of a singular field: the last one counts. */
  bytes(number: number): Uint8Array | undefined {
    return this.all(number).at(-1);
  }

  text(number: number): string | undefined {
    const bytes = this.bytes(number);
    return bytes === undefined ? undefined : decoder.decode(bytes);
  }

  texts(number: number): string[] {
    return this.all(number).map((bytes) => decoder.decode(bytes));
  }

  message(number: number): Record | undefined {
    const bytes = this.bytes(number);
    return bytes === undefined ? undefined : Record.read(bytes);
  }

  messages(number: number): Record[] {
    return this.all(number).map((bytes) => Record.read(bytes));
  }

  /** An int32, a bool or an enum. */
  number(number: number): number | undefined {
    return this.numbers(number).at(-1);
  }

  /** The values of a repeated field, packed or not. */
  numbers(number: number): number[] {
    return (this.fields.get(number) ?? []).flatMap((field) => {
      if (field.wire === 'varint') return [Number(BigInt.asIntN(32, field.value))];
      if (field.wire !== 'bytes') throw new WireError(`field ${number} has another wire type`);
      const packed = new WireReader(field.value);
      const values: number[] = [];
      while (!packed.isAtEnd()) values.push(Number(BigInt.asIntN(32, packed.varint())));
      return values;
    });
  }
}

// Unknown fields: reads, keeps and writes them.
import { END_GROUP, FIXED32, FIXED64, LENGTH_DELIMITED, START_GROUP, VARINT, type WireWriter } from './wire';
import { WireError, type WireReader } from './wire-reader';

/** A field as on the wire; all numbers are unsigned. */
export type UnknownField =
  | { readonly number: number; readonly wire: 'varint' | 'fixed32' | 'fixed64'; readonly value: bigint }
  | { readonly number: number; readonly wire: 'bytes'; readonly value: Uint8Array }
  | { readonly number: number; readonly wire: 'group'; readonly value: readonly UnknownField[] };

/**
 * Reads the value of the field whose tag has just been read.
 * @param depth the deepest nesting of groups
 * @throws WireError for malformed bytes
 */
export function readUnknown(reader: WireReader, number: number, wireType: number, depth: number): UnknownField {
  switch (wireType) {
    case VARINT:
      return { number, wire: 'varint', value: reader.varint() };
    case FIXED32:
      return { number, wire: 'fixed32', value: BigInt(reader.fixed32()) };
    case FIXED64:
      return { number, wire: 'fixed64', value: reader.fixed64() };
    case LENGTH_DELIMITED:
      return { number, wire: 'bytes', value: reader.bytes() };
    case START_GROUP: {
      if (depth <= 0) throw new WireError('groups are nested too deeply');
      const fields: UnknownField[] = [];
      for (;;) {
        const tag = reader.tag();
        if (tag.wireType !== END_GROUP) fields.push(readUnknown(reader, tag.number, tag.wireType, depth - 1));
        else if (tag.number === number) return { number, wire: 'group', value: fields };
        else throw new WireError('an end-group tag does not match its start-group tag');
      }
    }
    case END_GROUP:
      throw new WireError('an end-group tag has no start-group tag');
    default:
      throw new WireError(`${wireType} is not a wire type`);
  }
}

/**
 * Reads a whole message without a schema.
 * @throws WireError for malformed bytes
 */
export function readAllUnknown(reader: WireReader, depth: number): UnknownField[] {
  const fields: UnknownField[] = [];
  while (!reader.isAtEnd()) {
    const { number, wireType } = reader.tag();
    fields.push(readUnknown(reader, number, wireType, depth));
  }
  return fields;
}

export function writeUnknown(out: WireWriter, field: UnknownField): void {
  switch (field.wire) {
    case 'varint':
      out.tag(field.number, VARINT);
      out.varint(field.value);
      break;
    case 'fixed32':
      out.tag(field.number, FIXED32);
      out.fixed32(Number(field.value));
      break;
    case 'fixed64':
      out.tag(field.number, FIXED64);
      out.fixed64(field.value);
      break;
    case 'bytes':
      out.tag(field.number, LENGTH_DELIMITED);
      out.bytes(field.value);
      break;
    case 'group':
      out.tag(field.number, START_GROUP);
      for (const inner of field.value) writeUnknown(out, inner);
      out.tag(field.number, END_GROUP);
  }
}

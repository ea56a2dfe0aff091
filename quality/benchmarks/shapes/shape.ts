// A shape: a message type and how its fields are filled. Its schema and its data are made from it.

/** The types of fields whose value is not another message. */
export const scalarTypes = [
  ...['int32', 'int64', 'uint32', 'uint64', 'sint32', 'sint64', 'bool', 'enum'],
  ...['fixed32', 'fixed64', 'sfixed32', 'sfixed64', 'float', 'double'],
] as const;

export type ScalarType =
  | ('int32' | 'int64' | 'uint32' | 'uint64' | 'sint32' | 'sint64' | 'bool' | 'enum')
  | ('fixed32' | 'fixed64' | 'sfixed32' | 'sfixed64' | 'float' | 'double');

/** A range of whole numbers, both ends included. */
export type Range = readonly [low: number, high: number];

export interface FieldShape {
  readonly number: number;
  readonly type: ScalarType | 'string' | 'bytes' | 'message' | 'group';
  /** `plain` is a proto3 field of implicit presence; `map` has keys of type `key`. Default: optional. */
  readonly label?: 'optional' | 'required' | 'plain' | 'repeated' | 'packed' | 'map';
  readonly key?: 'string' | 'int32';
  /** How often a singular field is set. Default: always. */
  readonly set?: number;
  /** How many elements a repeated field or map has. Default: 0 to 5. */
  readonly count?: Range;
  /** The bytes of a string. Default: 4 to 24. */
  readonly length?: Range;
  /** The bits of a number. Default: 1 to 28. */
  readonly bits?: Range;
  /** The default value, as the schema writes it. */
  readonly initial?: string;
  /** The name of the oneof that the field belongs to. Exactly one of its members is set. */
  readonly oneof?: string;
  /** The type of a message or group. */
  readonly of?: MessageShape;
}

export interface MessageShape {
  /** The type's name, unique in the shape. */
  readonly name: string;
  readonly fields: readonly FieldShape[];
  /** Fields of the data that the schema does not have: unknown to the reader. */
  readonly unknown?: readonly FieldShape[];
}

/** A message type that is measured. */
export interface Shape {
  /** The name in the bench's table, and of the schema's file and package: a word. */
  readonly name: string;
  readonly about: string;
  readonly syntax: 'proto2' | 'proto3';
  readonly root: MessageShape;
}

/** The numbers of the enum that all shapes use: enough for a table, with gaps. */
export const enumNumbers: readonly number[] = Array.from(
  { length: 60 },
  (_, index) => index + Math.floor(index / 10) * 7,
);

/** All message types below a message, itself included, the innermost first. Groups are not among them. */
export function typesOf(root: MessageShape): MessageShape[] {
  const found = new Set<MessageShape>();
  const visit = (message: MessageShape): void => {
    for (const { of } of message.fields) if (of !== undefined) visit(of);
    found.add(message);
  };
  visit(root);
  return [...found];
}

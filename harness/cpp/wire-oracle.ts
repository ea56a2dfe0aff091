// The oracle of the wire format: protobufjs writes the bytes that a case parses, and reads the bytes that a case
// serializes, so that a subject is never compared with itself.

import protobuf from 'protobufjs';
import type { SchemaFile } from './build-config';

const asJson: protobuf.IConversionOptions = { longs: String, bytes: String, enums: String };

/** A message that was read from bytes. */
export interface ReadMessage {
  /** Messages that are deeply equal have the same plain form. */
  readonly message: object;
  /** The plain form, see {@link WireOracle.decode}. */
  plain(): unknown;
}

export class WireOracle {
  private parsed?: protobuf.Root;

  constructor(private readonly files: readonly SchemaFile[]) {}

  /**
   * Parsed when it is first needed: protobufjs refuses valid schemas, for example a group in a oneof, and a scenario may
   * have one if it does not ask this oracle.
   * @throws Error with the place if protobufjs cannot parse a schema
   */
  private get root(): protobuf.Root {
    if (this.parsed === undefined) {
      const root = new protobuf.Root();
      for (const file of this.files) protobuf.parse(file.text, root, { keepCase: true });
      root.resolveAll();
      this.parsed = root;
    }
    return this.parsed;
  }

  private type(name: string): protobuf.Type {
    try {
      return this.root.lookupType(name);
    } catch {
      throw new Error(`the scenario's schemas declare no message \`${name}\``);
    }
  }

  private parseJson(json: string): Record<string, unknown> {
    try {
      return JSON.parse(json) as Record<string, unknown>;
    } catch (error) {
      throw new Error(`the doc string is not JSON: ${error instanceof Error ? error.message : error}`);
    }
  }

  /**
   * @param json protobufjs' plain form: 64-bit integers as strings, bytes as base64, enum values by name or number
   * @returns the wire bytes, with the fields in the order of their numbers
   * @throws Error if the JSON has a field that the message lacks, or a value does not fit
   */
  encode(messageType: string, json: string): Uint8Array {
    const type = this.type(messageType);
    const plain = this.parseJson(json);
    checkNames(type, plain, messageType);
    return type.encode(type.fromObject(plain)).finish();
  }

  /** @returns the fields that are in the bytes, in plain form @throws Error if the bytes are malformed */
  decode(messageType: string, bytes: Uint8Array): unknown {
    const type = this.type(messageType);
    return type.toObject(type.decode(bytes), asJson);
  }

  /** Reads a message. @returns undefined if the bytes are malformed */
  read(messageType: string, bytes: Uint8Array): ReadMessage | undefined {
    const type = this.type(messageType);
    // Nobody sees the stack of a refusal, and taking it costs more than reading.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      const message = type.decode(bytes);
      return { message, plain: () => type.toObject(message, asJson) };
    } catch {
      return undefined;
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  }

  /**
   * The members of a oneof, in the order of the schema.
   * @param name the oneof, or one of its members
   * @throws if the message has no such oneof
   */
  oneof(messageType: string, name: string): readonly protobuf.Field[] {
    const { oneofs, fields } = this.type(messageType);
    const oneof = oneofs?.[name] ?? fields[name]?.partOf;
    if (!oneof) throw new Error(`\`${messageType}\` has no oneof \`${name}\`, and no member of one`);
    return oneof.fieldsArray.map((field) => field.resolve());
  }

  /** @returns the JSON in the form that `decode` returns */
  normalize(messageType: string, json: string): unknown {
    const type = this.type(messageType);
    const plain = this.parseJson(json);
    checkNames(type, plain, messageType);
    return type.toObject(type.fromObject(plain), asJson);
  }
}

const oracles = new Map<string, WireOracle>();
/** So that long schemas are compared once, not at each call. */
const oraclesByFiles = new WeakMap<readonly SchemaFile[], WireOracle>();

/** The oracle of some schemas. Scenarios with the same schemas share one: protobufjs compiles a reader for each type. */
export function oracleOf(files: readonly SchemaFile[]): WireOracle {
  const known = oraclesByFiles.get(files);
  if (known) return known;
  const key = JSON.stringify(files);
  const oracle = oracles.get(key) ?? new WireOracle(files);
  oracles.set(key, oracle);
  oraclesByFiles.set(files, oracle);
  return oracle;
}

/** Refuses unknown field names: protobufjs would ignore them, but in a scenario they are typing errors. */
function checkNames(type: protobuf.Type, plain: Record<string, unknown>, path: string): void {
  for (const [name, value] of Object.entries(plain)) {
    const field = type.fields[name];
    if (!field) throw new Error(`\`${path}\` has no field \`${name}\`; it has ${Object.keys(type.fields).join(', ')}`);
    const fieldType = field.resolve().resolvedType;
    if (!(fieldType instanceof protobuf.Type) || field instanceof protobuf.MapField) continue;
    for (const element of Array.isArray(value) ? value : [value]) {
      if (element !== null && typeof element === 'object')
        checkNames(fieldType, element as Record<string, unknown>, `${path}.${name}`);
    }
  }
}

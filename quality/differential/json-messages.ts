// Random messages of reference/runtime/tests/beside/json.proto, made and serialized by protobufjs.
import path from 'node:path';
import { Enum, type Field, MapField, Root, Type } from 'protobufjs';
import { besideFolder } from '../../reference/compiler/cpp/runtime-build';
import { realInclude } from '../../reference/compiler/real-compiler/real-compiler';
import { pick, type Random, randomFrom } from '../random';

/** Loads json.proto and the well-known types. */
export async function loadJsonSchema(): Promise<Root> {
  const root = new Root();
  root.resolvePath = (_, target) =>
    path.join(target.startsWith('google/protobuf/') ? realInclude : besideFolder, target);
  await root.load('json.proto', { keepCase: true });
  root.resolveAll();
  return root;
}

/**
 * A message's tree in protobufjs, with the names of JSON. protobufjs names fields as the schema does.
 * @param object what {@link Type.toObject} gives
 */
export function withJsonNames(type: Type, object: unknown): unknown {
  if (Array.isArray(object)) return object.map((element) => withJsonNames(type, element));
  const named: [string, unknown][] = Object.entries(object as object).map(([name, value]) => {
    const field = type.fields[name]!;
    const { resolvedType } = field;
    if (!(resolvedType instanceof Type)) return [jsonName(field), value];
    if (!(field instanceof MapField)) return [jsonName(field), withJsonNames(resolvedType, value)];
    const entries = Object.entries(value as object);
    return [
      jsonName(field),
      Object.fromEntries(entries.map(([key, each]) => [key, withJsonNames(resolvedType, each)])),
    ];
  });
  return Object.fromEntries(named);
}

/** As protobuf's documentation says: each underscore goes, and the letter after it becomes a capital one. */
function jsonName(field: Field): string {
  const given: unknown = field.options?.json_name;
  if (typeof given === 'string') return given;
  return field.name.replace(/_+(.?)/g, (_, next: string) => next.toUpperCase());
}

const integers = ['0', '1', '-1', '127', '-128', '65536', '2147483647', '-2147483648'];
const bigIntegers = [
  ...integers,
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
];
const naturals = ['0', '1', '127', '300', '2147483648', '4294967295'];
const bigNaturals = [...naturals, '9007199254740993', '9223372036854775808', '18446744073709551615'];
const doubles = [0, 1, -1.5, 0.1, 1e21, 1e-7, 123456789.125, 1e300, 5e-324, 2 ** 53 + 2, Number.NaN, 1 / 0, -1 / 0];
const floats = [0, 1, -1.5, 0.1, 1e21, 1e-7, 16777217, 3.4028234e38, 1e-45, Number.NaN, 1 / 0, -1 / 0].map(Math.fround);
const texts = [
  '',
  'a',
  'two words',
  '"\\/',
  "<&>'",
  '\u0000\u0001\u001f\u007f',
  '\u2028\u2029',
  'äß',
  '€',
  '😀',
  '\ufeff',
  '\t\n\r\b\f',
  '0',
  'null',
];

/** The depth below which messages have no messages. */
const DEEPEST = 4;

interface Message {
  readonly type: 'Kinds' | 'Forms';
  readonly bytes: Buffer;
}

/** Makes messages that have JSON, and the same one in all libraries; the same seed makes the same messages. */
export class JsonMessages {
  private readonly random: Random;

  constructor(
    private readonly root: Root,
    seed: number,
  ) {
    this.random = randomFrom(seed);
  }

  next(): Message {
    const type = this.random(2) === 0 ? 'Kinds' : 'Forms';
    const messageType = this.root.lookupType(`beside.json.${type}`);
    const object = this.message(messageType, 0);
    return { type, bytes: Buffer.from(messageType.encode(messageType.fromObject(object)).finish()) };
  }

  private pick<T>(from: readonly T[]): T {
    return pick(this.random, from);
  }

  private text(): string {
    return Array.from({ length: this.random(3) }, () => this.pick(texts)).join('');
  }

  private message(type: Type, depth: number): Record<string, unknown> {
    const form = this.form(type.fullName, depth);
    if (form !== undefined) return form;
    const object: Record<string, unknown> = {};
    if (type.fieldsArray.length === 0) return object;
    const chosen = new Set<string>();
    const wanted = 1 + this.random(depth === 0 ? 8 : 3);
    for (let i = 0; i < wanted; i += 1) {
      const field = this.pick(type.fieldsArray);
      // At most one member of a oneof; an optional field is in one of its own.
      const group = field.partOf?.name ?? field.name;
      if (chosen.has(group)) continue;
      const value = this.field(field, depth);
      if (value === undefined) continue;
      chosen.add(group);
      object[field.name] = value;
    }
    return object;
  }

  private field(field: Field, depth: number): unknown {
    if (field.resolvedType instanceof Type && depth >= DEEPEST) return undefined;
    if (field instanceof MapField) {
      const keys = new Set(Array.from({ length: 1 + this.random(3) }, () => this.key(field.keyType)));
      return Object.fromEntries([...keys].map((key) => [key, this.value(field, depth)]));
    }
    if (field.repeated) return Array.from({ length: 1 + this.random(3) }, () => this.value(field, depth));
    const value = this.value(field, depth);
    // protobufjs writes what is set; without presence, zero is not to be written.
    const isZero = value === '0' || value === '' || value === false || Object.is(value, 0) || isEmpty(value);
    return isZero && field.partOf === null ? undefined : value;
  }

  private key(type: string): string {
    if (type === 'string') return this.text();
    if (type === 'bool') return this.pick(['true', 'false']);
    return String(this.scalar(type));
  }

  private value(field: Field, depth: number): unknown {
    if (field.resolvedType instanceof Type) return this.message(field.resolvedType, depth + 1);
    // A number that the enum does not have is kept by open enums.
    if (field.resolvedType instanceof Enum)
      return this.random(8) === 0 && field.resolvedType.name !== 'NullValue'
        ? 77
        : this.pick(Object.values(field.resolvedType.values));
    return this.scalar(field.type);
  }

  private scalar(type: string): unknown {
    switch (type) {
      case 'int32':
      case 'sint32':
      case 'sfixed32':
        return this.pick(integers);
      case 'int64':
      case 'sint64':
      case 'sfixed64':
        return this.pick(bigIntegers);
      case 'uint32':
      case 'fixed32':
        return this.pick(naturals);
      case 'uint64':
      case 'fixed64':
        return this.pick(bigNaturals);
      case 'float':
        return this.pick(floats);
      case 'double':
        return this.pick(doubles);
      case 'bool':
        return this.random(2) === 1;
      case 'bytes':
        return Buffer.from(Array.from({ length: this.random(6) }, () => this.random(256)));
      default:
        return this.text();
    }
  }

  /** The well-known types that have forms of their own. protobufjs has its own struct.proto. */
  private form(type: string, depth: number): Record<string, unknown> | undefined {
    const nanos = [0, 1, 1000, 500000000, 999999999];
    switch (type) {
      case '.google.protobuf.Timestamp': {
        const seconds = ['0', '1', '-1', '1700000000', '-62135596800', '253402300799'];
        return { seconds: this.pick(seconds), nanos: this.pick(nanos) };
      }
      case '.google.protobuf.Duration': {
        const sign = this.pick([1, -1]);
        return { seconds: sign * this.pick([1, 3600, 315575999999]), nanos: sign * this.pick(nanos) };
      }
      case '.google.protobuf.FieldMask':
        return { paths: Array.from({ length: this.random(4) }, () => this.pick(['a', 'a_b', 'a.b_c.d', 'x1'])) };
      case '.google.protobuf.Any':
        return this.any();
      case '.google.protobuf.Value':
        return this.anyValue(depth);
      case '.google.protobuf.Struct':
        return this.struct(depth, this.random(3));
      case '.google.protobuf.ListValue':
        return { values: Array.from({ length: this.random(3) }, () => this.anyValue(depth + 1)) };
      default:
        return undefined;
    }
  }

  private struct(depth: number, size: number): Record<string, unknown> {
    const keys = new Set(Array.from({ length: size }, () => this.text()));
    return { fields: Object.fromEntries([...keys].map((key) => [key, this.anyValue(depth + 1)])) };
  }

  private anyValue(depth: number): Record<string, unknown> {
    switch (this.random(depth >= DEEPEST ? 4 : 6)) {
      case 0:
        return { nullValue: 0 };
      case 1:
        return { numberValue: this.pick(doubles.filter(Number.isFinite)) };
      case 2:
        return { stringValue: this.text() };
      case 3:
        return { boolValue: this.random(2) === 1 };
      case 4:
        return { structValue: this.form('.google.protobuf.Struct', depth + 1) };
      default:
        return { listValue: this.form('.google.protobuf.ListValue', depth + 1) };
    }
  }

  private any(): Record<string, unknown> {
    const values: Record<string, unknown> = {
      'beside.json.Leaf': { leaf_id: 1 + this.random(9), leaf_text: this.text() },
      'google.protobuf.Duration': { seconds: 1 + this.random(9), nanos: 1000 },
      'google.protobuf.Int64Value': { value: this.pick(bigIntegers.slice(1)) },
      // Without maps in its value: nothing sorts the entries of maps in an Any.
      'google.protobuf.Struct': this.struct(DEEPEST, 1),
    };
    const [name, value] = this.pick(Object.entries(values));
    return anyOf(this.root, name, value);
  }
}

/** An Any with a message of a type. @param object as protobufjs takes it */
export function anyOf(root: Root, name: string, object: unknown): Record<string, unknown> {
  const type = root.lookupType(name);
  const value = type.encode(type.fromObject(object as Record<string, unknown>)).finish();
  return { type_url: `type.googleapis.com/${name}`, value };
}

function isEmpty(value: unknown): boolean {
  return (Buffer.isBuffer(value) && value.length === 0) || value === 0;
}

// Makes random schemas.

import type { Capability } from '../../harness/subject/capabilities';
import { pick, type Random } from '../random';
import {
  type Dialect,
  type EnumType,
  extensionStart,
  type Field,
  type FieldType,
  isEnum,
  isMessage,
  isPackable,
  type MessageType,
  type ScalarType,
  type Schema,
  scalarTypes,
} from './schema';
import { valueFor, zeroOf } from './values';

/** Names for which the document says what their accessors are called: keywords, upper case, digits, underscores. */
const fieldNames = [
  ...['count', 'label', 'class', 'myFalse', 'foo2bar', 'false', 'CamelCase', 'int', 'value', 'a_b_c', 'delete', 'x'],
  ...[
    'f1',
    'long_name_of_a_field',
    'part',
    'item',
    'items',
    'weight',
    'namespace',
    'aB',
    'n2',
    'text',
    'data_',
    'operator',
  ],
];

/** The first fields have small numbers; others stand where a tag takes a byte more, and at the limits. */
const largeNumbers = [16, 17, 2047, 2048, 18_999, 20_000, 536_870_911];

/** What a schema may contain. */
export interface SchemaChoices {
  readonly capabilities: ReadonlySet<Capability>;
  readonly dialect?: Dialect;
  /** Makes a schema with many fields of some kinds only. */
  readonly focus?: Focus;
}

/** The kinds of content that a schema can be limited to. */
export const focuses = ['scalars', 'repeated', 'maps', 'oneofs', 'messages', 'extensions'] as const;
export type Focus = (typeof focuses)[number];

export function makeSchema(random: Random, choices: SchemaChoices): Schema {
  const dialects: Dialect[] = [
    'proto2',
    'proto3',
    ...(choices.capabilities.has('editions') ? (['2023'] as const) : []),
  ];
  const dialect = choices.dialect ?? pick(random, dialects);
  const maker = new SchemaMaker(random, dialect, choices);
  return maker.make();
}

class SchemaMaker {
  private readonly enums: EnumType[] = [];
  private readonly messages: MessageType[] = [];

  constructor(
    private readonly random: Random,
    private readonly dialect: Dialect,
    private readonly choices: SchemaChoices,
  ) {}

  make(): Schema {
    this.enums.push(this.makeEnum('Color', 'C_'), this.makeEnum('Level', 'L_'));
    const outer = this.message('Outer');
    this.messages.push(outer, this.message('Part'), this.message('Inner', outer));
    for (const type of [...this.messages]) this.fill(type, type === outer ? 9 + this.random(6) : 2 + this.random(4));
    return { dialect: this.dialect, enums: this.enums, messages: this.messages };
  }

  private message(name: string, parent?: MessageType): MessageType {
    return { kind: 'message', name, ...(parent && { parent }), fields: [], oneofs: [], extensions: [] };
  }

  private makeEnum(name: string, prefix: string): EnumType {
    const closed = this.dialect === 'proto2' || (this.dialect === '2023' && this.random(2) === 0);
    const first = closed ? pick(this.random, [0, 3, -2]) : 0;
    const numbers = new Set([first, 1, 2, pick(this.random, [5, 127, 128, -1, 2_147_483_647])]);
    return {
      kind: 'enum',
      name,
      closed,
      values: [...numbers].map((number, index) => ({ name: `${prefix}${'ABCD'[index]}`, number })),
    };
  }

  private fill(type: MessageType, size: number): void {
    const names = fieldNames.slice();
    const oneofs = this.choices.focus === 'oneofs' ? 2 : this.random(2);
    for (let index = 0; index < oneofs; index++) type.oneofs.push(['choice', 'other_choice'][index]!);
    for (let index = 0; index < size; index++) {
      const name = names.splice(this.random(names.length), 1)[0]!;
      const number = index < 8 || this.random(2) === 0 ? index + 1 : largeNumbers[(index - 8) % largeNumbers.length]!;
      type.fields.push(this.field(type, name, number));
    }
    // A oneof needs a member.
    for (const oneof of type.oneofs.slice())
      if (!type.fields.some((field) => field.oneof === oneof)) type.oneofs.splice(type.oneofs.indexOf(oneof), 1);
    const extended = this.dialect !== 'proto3' && (this.choices.focus === 'extensions' || this.random(2) === 0);
    const extensions = extended ? 2 + this.random(this.choices.focus === 'extensions' ? 10 : 3) : 0;
    for (let index = 0; index < extensions; index++) {
      const name = `ext_${type.name.toLowerCase()}_${index}`;
      const field = this.field(type, name, extensionStart + index, true);
      type.extensions.push(field);
    }
  }

  private field(on: MessageType, name: string, number: number, extension = false): Field {
    const { random, dialect } = this;
    const { focus } = this.choices;
    const label = this.label(extension);
    const type = this.type(label);
    const wantsOneof = focus === 'oneofs' ? random(5) > 0 : random(3) === 0;
    const oneof =
      label === 'singular' && !extension && wantsOneof && on.oneofs.length > 0 ? pick(random, on.oneofs) : undefined;
    const free = label === 'singular' && oneof === undefined && !isMessage(type) && !extension;
    // An implicit field cannot have a closed enum.
    const mayBeImplicit = free && dialect !== 'proto2' && !(isEnum(type) && type.closed);
    const presence = mayBeImplicit && random(2) === 0 ? 'implicit' : 'explicit';
    // The document gives a has_foo() to Cord fields of proto3 `optional` and of editions only.
    const cord =
      (dialect === '2023' || (dialect === 'proto3' && oneof === undefined)) &&
      type === 'bytes' &&
      label === 'singular' &&
      !extension &&
      this.choices.capabilities.has('cord') &&
      random(3) === 0;
    const hasDefault =
      dialect !== 'proto3' && label === 'singular' && !isMessage(type) && presence === 'explicit' && random(3) === 0;
    return {
      name,
      number,
      label,
      type,
      ...(label === 'map' && { key: this.key() }),
      presence,
      ...(oneof !== undefined && { oneof }),
      ...(hasDefault && !isMessage(type) && { default: this.defaultOf(type, extension) }),
      packed: label === 'repeated' && isPackable(type) && random(2) === 0,
      delimited: dialect === '2023' && isMessage(type) && label !== 'map' && random(3) === 0,
      cord,
      extension,
    };
  }

  private label(extension: boolean): Field['label'] {
    const { focus } = this.choices;
    const weight = this.random(10);
    if (focus === 'scalars' || focus === 'oneofs') return 'singular';
    if (focus === 'repeated') return weight < 8 ? 'repeated' : 'singular';
    if (focus === 'maps' && !extension) return weight < 8 ? 'map' : 'singular';
    if (weight < 5) return 'singular';
    return weight < 8 || extension ? 'repeated' : 'map';
  }

  private type(label: Field['label']): FieldType {
    const { random } = this;
    const kind = random(10);
    if (this.choices.focus === 'scalars') return pick(random, [...scalarTypes, ...this.enums]);
    if (kind < (this.choices.focus === 'messages' ? 7 : 2)) return pick(random, this.messages);
    if (kind === 9) {
      // The default value of a map's enum has to be zero.
      const zeros = this.enums.filter(({ values }) => label !== 'map' || values[0]!.number === 0);
      if (zeros.length > 0) return pick(random, zeros);
    }
    return kind < 5 ? pick(random, ['string', 'bytes', 'string'] as const) : pick(random, scalarTypes);
  }

  private key(): ScalarType {
    return pick(
      this.random,
      scalarTypes.filter((type) => !['float', 'double', 'bytes'].includes(type)),
    );
  }

  /** The default of an extension has no NUL: 3.21 ends it there, which cpp.extension.get shows. */
  private defaultOf(type: Exclude<FieldType, MessageType>, extension: boolean) {
    const value = valueFor(type, 1 + this.random(8));
    if (extension && typeof value === 'string') return value.replaceAll('\0', 'n');
    return value === '' ? zeroOf(type) : value;
  }
}

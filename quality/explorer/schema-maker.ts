// Makes random schemas.

import type { Capability } from '../../harness/subject/capabilities';
import { pick, type Random } from '../random';
import { escaped } from './escapes';
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
import { edgeOf, valueFor, zeroOf } from './values';

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
const largeNumbers = [16, 17, 536_870_911, 2047, 2048, 18_999, 20_000];

/** What a schema may contain. */
export interface SchemaChoices {
  readonly capabilities: ReadonlySet<Capability>;
  readonly dialect?: Dialect;
  /** Whether fields can be required. */
  readonly required?: boolean;
  /** Makes a schema with many fields of some kinds only. */
  readonly focus?: Focus;
}

/** The kinds of content that a schema can be limited to. */
export const focuses = [
  ...(['singular', 'scalars', 'repeated', 'maps', 'oneofs', 'messages', 'extensions'] as const),
  // Required fields, in messages that other fields hold.
  'required',
] as const;
export type Focus = (typeof focuses)[number];

export function makeSchema(random: Random, choices: SchemaChoices): Schema {
  // Without a focus, some schemas have one of their own.
  const focus = choices.focus ?? (random(2) === 0 ? pick(random, focuses) : undefined);
  const dialects: Dialect[] = [
    'proto2',
    ...(focus === 'required' ? [] : (['proto3'] as const)),
    ...(choices.capabilities.has('editions') ? (['2023'] as const) : []),
  ];
  const dialect = choices.dialect ?? pick(random, dialects);
  const required = choices.required === true && (focus === 'required' || random(2) === 0);
  const { focus: _, ...others } = choices;
  const maker = new SchemaMaker(random, dialect, { ...others, required, ...(focus && { focus }) });
  return maker.make();
}

class SchemaMaker {
  private readonly enums: EnumType[] = [];
  private readonly messages: MessageType[] = [];
  /** Whether the file asks for implicit presence; then nothing is extended. */
  private readonly implicit: boolean;
  private readonly optimize: Schema['optimize'];
  /** Whether the file asks for strings of type VIEW. */
  private readonly views: boolean;
  /** How rare defaults are: 3 means that every third field that can have a default has one. */
  private readonly defaultRate: number;
  /** How rare required fields are in each message that has some: 4 means every fourth field. */
  private readonly requiredRates = new Map<MessageType, number>();

  constructor(
    private readonly random: Random,
    private readonly dialect: Dialect,
    private readonly choices: SchemaChoices,
  ) {
    this.implicit = dialect === '2023' && random(4) === 0;
    this.optimize = this.pickOptimize();
    this.views = dialect === '2023' && choices.capabilities.has('string-view') && random(3) === 0;
    this.defaultRate = pick(random, [3, 3, 1]);
  }

  make(): Schema {
    const { random, dialect } = this;
    const outer = this.message('Outer');
    this.enums.push(this.makeEnum('Color', 'C_'), this.makeEnum('Level', 'L_', outer));
    const lone = ['Lone', 'Sole', 'Mono', 'Only'].map((name) => this.message(name));
    this.messages.push(outer, this.message('Part'), this.message('Inner', outer), ...lone);
    // A class with many fields has more words of presence bits, and more oneofs than an ordinary one.
    const wide = random(this.choices.focus === 'required' ? 2 : 3) === 0 ? this.message('Wide') : undefined;
    if (this.choices.required === true) this.chooseRequired();
    const isChain = this.choices.focus === 'required' && random(2) === 0;
    if (isChain) this.fillChain(lone);
    for (const type of [...this.messages]) {
      if (!lone.includes(type)) this.fill(type, type === outer ? 9 + random(8) : 2 + random(4));
      else if (!isChain) this.fillLone(type);
    }
    if (dialect === 'proto2' && random(2) === 0) this.addGroup(outer);
    if (wide) {
      this.messages.push(wide);
      this.fillWide(wide);
    }
    const { optimize } = this;
    return {
      dialect,
      enums: this.enums,
      messages: this.messages,
      ...(optimize && { optimize }),
      ...(this.implicit && { implicit: true }),
      ...(this.views && { views: true }),
    };
  }

  /** With the focus on required fields, a message has none of its own and holds others that have many. */
  private chooseRequired(): void {
    const { random, messages } = this;
    const holdsOthers = this.choices.focus === 'required';
    for (const type of holdsOthers ? messages.slice(1) : messages)
      if (random(3) > 0) this.requiredRates.set(type, pick(random, holdsOthers ? [3, 2, 1] : [9, 4, 2]));
  }

  private pickOptimize(): Schema['optimize'] {
    const kind = this.random(6);
    if (kind === 0) return 'CODE_SIZE';
    return kind === 1 && this.choices.capabilities.has('lite') ? 'LITE_RUNTIME' : undefined;
  }

  /** A message with one field only, or with extensions only. */
  private fillLone(type: MessageType): void {
    const { random, dialect } = this;
    const isExtended = random(this.choices.focus === 'required' ? 2 : 4) === 0;
    if (dialect !== 'proto3' && !this.implicit && isExtended) this.extend(type, 2);
    else type.fields.push(this.field(type, 'alone', pick(random, [1, 16, ...largeNumbers])));
  }

  /** Messages that hold nothing but the next one, the first perhaps as an extension. The last has a required field. */
  private fillChain(types: readonly MessageType[]): void {
    const { random } = this;
    for (const [index, type] of types.entries()) {
      const next = types[index + 1];
      const number = pick(random, [1, 16, ...largeNumbers]);
      if (next === undefined) {
        this.requiredRates.set(type, 1);
        type.fields.push(this.field(type, 'alone', number, false, 'singular', pick(random, ['int32', 'string'])));
      } else if (index === 0 && !this.implicit && random(2) === 0) {
        const label = pick(random, ['singular', 'repeated'] as const);
        type.extensions.push(this.field(type, 'ext_alone', extensionStart, true, label, next));
      } else {
        const label = pick(random, ['singular', 'repeated', 'map'] as const);
        type.fields.push(this.field(type, 'alone', number, false, label, next));
      }
    }
  }

  /**
   * More than 32 or more than 64 fields, in some messages a third of them in oneofs. In some they are all of one type,
   * so that long numbers follow each other, before a text. One of each 32 can be required.
   */
  private fillWide(type: MessageType): void {
    const { random, dialect } = this;
    const count = pick(random, [34 + random(12), 66 + random(14)]);
    const oneofs = this.choices.focus !== 'required' && random(2) === 0 ? 9 + random(3) : 0;
    const same = random(3) === 0 ? pick(random, [...this.enums, 'int32' as const]) : undefined;
    for (let index = 0; index < oneofs; index++) type.oneofs.push(`choice_${index}`);
    for (let index = 0; index < count; index++) {
      const oneof = index < 2 * oneofs ? type.oneofs[index % oneofs] : undefined;
      const isText = same !== undefined && index === count - 1;
      const made = this.field(type, `w${index}`, index + 1, false, 'singular', isText ? 'string' : same);
      const { oneof: _, ...rest } = made;
      const isMember = oneof !== undefined;
      type.fields.push({ ...rest, ...(isMember && { oneof, presence: 'explicit', cord: false }) });
    }
    if (this.choices.required !== true || dialect === 'proto3') return;
    for (let start = 0; start < count; start += 32) {
      const mayBeRequired = type.fields
        .slice(start, start + 32)
        .filter((field) => field.oneof === undefined && field.presence === 'explicit' && !isMessage(field.type));
      if (mayBeRequired.length === 0) continue;
      const chosen = pick(random, mayBeRequired);
      type.fields[type.fields.indexOf(chosen)] = { ...chosen, required: true };
    }
  }

  /** A group of proto2: a field and a message in one. */
  private addGroup(on: MessageType): void {
    const type = this.message('Grp', on);
    this.messages.push(type);
    this.fill(type, 1 + this.random(3));
    const label = this.random(2) === 0 ? 'singular' : 'repeated';
    const oneof = label === 'singular' && on.oneofs.length > 0 && this.random(2) === 0 ? on.oneofs[0] : undefined;
    on.fields.push({
      ...{ name: 'grp', number: 40, label, type, presence: 'explicit', packed: false, delimited: true, cord: false },
      ...{ extension: false, ...(oneof !== undefined && { oneof }) },
    });
  }

  private message(name: string, parent?: MessageType): MessageType {
    const lite = this.optimize === 'LITE_RUNTIME';
    return {
      kind: 'message',
      name,
      ...(parent && { parent }),
      ...(lite && { lite }),
      fields: [],
      oneofs: [],
      extensions: [],
    };
  }

  private makeEnum(name: string, prefix: string, outer?: MessageType): EnumType {
    const { random } = this;
    const closed = this.dialect === 'proto2' || (this.dialect === '2023' && random(2) === 0);
    const first = closed ? pick(random, [0, 0, 3, -2]) : 0;
    const some = [first, 1, 2, pick(random, [5, 127, 128, -1, 2_147_483_647, -2_147_483_648])];
    // Numbers without a gap are looked up in another way; with one number twice there are aliases.
    const count = 2 + random(6);
    const row = Array.from({ length: count }, (_, index) => first + index);
    const numbers = pick(random, [[...new Set(some)], row, [...new Set(some), first, some[2]!]]);
    const parent = outer && random(2) === 0 ? outer : undefined;
    return {
      kind: 'enum',
      name,
      closed,
      values: numbers.map((number, index) => ({
        name: `${prefix}${'ABCDEFGH'[index]}`,
        number,
        ...(random(4) === 0 && number > 7 && { text: `0${number.toString(8)}` }),
      })),
      ...(parent && { parent }),
    };
  }

  private fill(type: MessageType, size: number): void {
    const names = fieldNames.slice();
    const oneofs = this.choices.focus === 'oneofs' ? 2 : this.random(2);
    for (let index = 0; index < oneofs; index++) type.oneofs.push(['choice', 'other_choice'][index]!);
    for (let index = 0; index < size; index++) {
      const name = names.splice(this.random(names.length), 1)[0]!;
      const isSmall = index < 8 || this.random(2) === 0;
      const number = isSmall ? index + (index < 15 ? 1 : 30) : (largeNumbers[index - 8] ?? index + 30);
      type.fields.push(this.field(type, name, number));
    }
    // A oneof needs a member.
    for (const oneof of type.oneofs.slice())
      if (!type.fields.some((field) => field.oneof === oneof)) type.oneofs.splice(type.oneofs.indexOf(oneof), 1);
    const mayExtend = this.dialect !== 'proto3' && !this.implicit;
    const extended = mayExtend && (this.choices.focus === 'extensions' || this.random(2) === 0);
    if (extended) this.extend(type, 2 + this.random(this.choices.focus === 'extensions' ? 10 : 3));
  }

  /** Extensions, at top level or in a message. */
  private extend(type: MessageType, count: number): void {
    const scope = this.random(3) === 0 ? pick(this.random, this.messages) : undefined;
    for (let index = 0; index < count; index++) {
      const name = `ext_${index % 3 === 1 ? type.name : type.name.toLowerCase()}_${index}`;
      const field = this.field(type, name, extensionStart + index, true);
      type.extensions.push({ ...field, ...(scope && index % 2 === 0 && { scope }) });
    }
  }

  private field(
    on: MessageType,
    name: string,
    number: number,
    extension = false,
    label = this.label(extension),
    type = this.type(label),
  ): Field {
    const { random, dialect } = this;
    const { focus } = this.choices;
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
      !this.views &&
      random(3) > 0;
    const canBeView =
      dialect === '2023' &&
      !extension &&
      label === 'singular' &&
      !cord &&
      this.choices.capabilities.has('string-view') &&
      (type === 'string' || type === 'bytes');
    const view = canBeView && (this.views ? random(5) > 0 : random(5) === 0);
    const asksForCord =
      !extension &&
      !view &&
      !this.views &&
      (type === 'string' ? label !== 'map' : type === 'bytes' && label === 'repeated') &&
      this.choices.capabilities.has('cord') &&
      random(6) === 0;
    const rate = this.requiredRates.get(on) ?? 0;
    const required = free && dialect !== 'proto3' && presence === 'explicit' && rate > 0 && random(rate) === 0;
    const mayHaveDefault = dialect !== 'proto3' && label === 'singular' && presence === 'explicit';
    const hasDefault = mayHaveDefault && !isMessage(type) && random(this.defaultRate) === 0;
    return {
      name,
      number,
      label,
      type,
      ...(label === 'map' && { key: this.key() }),
      presence,
      ...(oneof !== undefined && { oneof }),
      ...(hasDefault && !isMessage(type) && this.defaultOf(type, extension)),
      packed: label === 'repeated' && isPackable(type) && random(2) === 0,
      delimited: dialect === '2023' && isMessage(type) && label !== 'map' && random(3) === 0,
      cord,
      ...(asksForCord && { asksForCord }),
      ...(view && { view }),
      ...(required && { required }),
      extension,
    };
  }

  private label(extension: boolean): Field['label'] {
    const { focus } = this.choices;
    const weight = this.random(10);
    if (focus === 'singular' || focus === 'scalars' || focus === 'oneofs') return 'singular';
    if (focus === 'repeated') return weight < 8 ? 'repeated' : 'singular';
    if (focus === 'maps' && !extension) return weight < 8 ? 'map' : 'singular';
    if (weight < 5) return 'singular';
    return weight < 8 || extension ? 'repeated' : 'map';
  }

  private type(label: Field['label']): FieldType {
    const { random } = this;
    const kind = random(10);
    if (this.choices.focus === 'scalars') return pick(random, [...scalarTypes, ...this.enums]);
    if (kind < messagesOfTen(this.choices.focus)) return pick(random, this.messages);
    if (kind === 9 || (label !== 'singular' && kind === 8)) {
      // The default value of a map's enum has to be zero, and its presence is that of the file.
      const fits = ({ values, closed }: EnumType): boolean => values[0]!.number === 0 && !(closed && this.implicit);
      const zeros = this.enums.filter((known) => label !== 'map' || fits(known));
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
  private defaultOf(type: Exclude<FieldType, MessageType>, extension: boolean): Pick<Field, 'default' | 'defaultText'> {
    const { random } = this;
    // A zero with a sign is the only default that equals zero and is another value.
    if ((type === 'float' || type === 'double') && random(4) === 0) return { default: -0 };
    const value = random(3) > 0 ? edgeOf(type, random) : valueFor(type, random(1000));
    if (typeof value !== 'string') return { default: value };
    const text = extension && !this.choices.capabilities.has('editions') ? value.replaceAll('\0', 'n') : value;
    if (text === '') return { default: zeroOf(type) };
    return { default: text, ...(random(2) === 0 && { defaultText: `"${escaped(text, type === 'string', random)}"` }) };
  }
}

/** How many fields of ten are messages. */
function messagesOfTen(focus: Focus | undefined): number {
  if (focus === 'messages') return 7;
  return focus === 'required' ? 5 : 2;
}

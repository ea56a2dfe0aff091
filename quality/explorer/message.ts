// The model of a message: what the document says that an object of a generated class holds.

import { allFields, type Field, isMessage, type MessageType, type Value } from './schema';
import { isZero, shown, zeroOf } from './values';

export type Element = Value | ModelMessage;

/** One entry of a map. */
export interface Entry {
  readonly key: Value;
  readonly value: Element;
}

/** What a field holds. An absent cell is an unset, empty or implicit zero field. */
export type Cell =
  | { readonly kind: 'single'; readonly value: Element }
  | { readonly kind: 'list'; readonly values: Element[] }
  /** By the text of the key. */
  | { readonly kind: 'map'; readonly entries: Map<string, Entry> };

/** A message as the document describes it. */
export class ModelMessage {
  readonly cells = new Map<Field, Cell>();
  /** The unknown fields: canonical bytes of each, in the order in which they were met. */
  unknown: string[] = [];

  constructor(readonly type: MessageType) {}

  /** The value of a singular field; undefined if it is not set. */
  single(field: Field): Element | undefined {
    const cell = this.cells.get(field);
    return cell?.kind === 'single' ? cell.value : undefined;
  }

  /** The elements of a repeated field. Changes of the array change the message. */
  list(field: Field): Element[] {
    const cell = this.cells.get(field);
    if (cell?.kind === 'list') return cell.values;
    const values: Element[] = [];
    this.cells.set(field, { kind: 'list', values });
    return values;
  }

  /** The entries of a map, by the text of their keys. Changes of the map change the message. */
  map(field: Field): Map<string, Entry> {
    const cell = this.cells.get(field);
    if (cell?.kind === 'map') return cell.entries;
    const entries = new Map<string, Entry>();
    this.cells.set(field, { kind: 'map', entries });
    return entries;
  }

  /** What the getter returns: the value, or the default. Not for messages. */
  get(field: Field): Value {
    return (this.single(field) as Value | undefined) ?? defaultOf(field);
  }

  /** Sets a singular field. A member of a oneof clears the others. An implicit zero is not present. */
  set(field: Field, value: Element): void {
    const active = field.oneof === undefined ? undefined : this.activeMember(field.oneof);
    if (active && active !== field) this.cells.delete(active);
    if (field.presence === 'implicit' && isZero(field.type, value as Value)) this.cells.delete(field);
    else this.cells.set(field, { kind: 'single', value });
  }

  /** The message of a field, made if it is not set: what `mutable_foo()` returns. */
  mutable(field: Field): ModelMessage {
    const present = this.single(field) as ModelMessage | undefined;
    if (present) return present;
    const made = new ModelMessage(field.type as MessageType);
    this.set(field, made);
    return made;
  }

  clear(field: Field): void {
    this.cells.delete(field);
  }

  activeMember(oneof: string): Field | undefined {
    return this.type.fields.find((field) => field.oneof === oneof && this.cells.has(field));
  }

  clearAll(): void {
    this.cells.clear();
    this.unknown = [];
  }

  /** A deep copy. */
  copy(): ModelMessage {
    const made = new ModelMessage(this.type);
    made.merge(this);
    return made;
  }

  /** Takes another message's content, which is empty then. */
  take(other: ModelMessage): void {
    this.clearAll();
    for (const [field, cell] of other.cells) this.cells.set(field, cell);
    this.unknown = other.unknown;
    other.cells.clear();
    other.unknown = [];
  }

  swap(other: ModelMessage): void {
    const kept = new ModelMessage(this.type);
    kept.take(this);
    this.take(other);
    other.take(kept);
  }

  /** Set singular fields replace, messages merge, elements are appended, entries of maps replace, unknown ones append. */
  merge(other: ModelMessage): void {
    for (const [field, cell] of other.cells) {
      if (cell.kind === 'list') this.list(field).push(...cell.values.map(copyOf));
      else if (cell.kind === 'map')
        for (const [text, { key, value }] of cell.entries) this.map(field).set(text, { key, value: copyOf(value) });
      else if (cell.value instanceof ModelMessage) this.mutable(field).merge(cell.value);
      else this.set(field, cell.value);
    }
    this.unknown.push(...other.unknown);
  }

  /** Whether it or a message in it has unknown fields. */
  hasUnknown(): boolean {
    return this.unknown.length > 0 || this.children().some((child) => child.hasUnknown());
  }

  /** Whether all required fields are set, also those of the messages in it. */
  isInitialized(): boolean {
    return (
      this.type.fields.every((field) => !field.required || this.cells.has(field)) &&
      this.children().every((child) => child.isInitialized())
    );
  }

  /** The messages in it. */
  children(): ModelMessage[] {
    const inCell = (cell: Cell): Element[] =>
      cell.kind === 'single'
        ? [cell.value]
        : cell.kind === 'list'
          ? cell.values
          : [...cell.entries.values()].map(({ value }) => value);
    return [...this.cells.values()].flatMap(inCell).filter((value) => value instanceof ModelMessage);
  }

  /** All content as one text; equal messages have equal texts. */
  text(): string {
    const parts = allFields(this.type).flatMap((field) => {
      const cell = this.cells.get(field);
      if (cell === undefined) return [];
      if (cell.kind === 'single') return [`${field.name}=${elementText(field, cell.value)}`];
      if (cell.kind === 'list')
        return cell.values.length === 0
          ? []
          : [`${field.name}=[${cell.values.map((value) => elementText(field, value)).join()}]`];
      const entries = [...cell.entries].map(([key, { value }]) => `${key}:${elementText(field, value)}`).sort();
      return entries.length === 0 ? [] : [`${field.name}=<${entries.join()}>`];
    });
    const unknown = this.unknown.map((bytes) => `?${Buffer.from(bytes, 'latin1').toString('hex')}`);
    return `{${[...parts, ...unknown].join(' ')}}`;
  }
}

export function defaultOf(field: Field): Value {
  return field.default ?? zeroOf(field.type as Exclude<Field['type'], MessageType>);
}

function copyOf(value: Element): Element {
  return value instanceof ModelMessage ? value.copy() : value;
}

function elementText(field: Field, value: Element): string {
  return value instanceof ModelMessage || isMessage(field.type)
    ? (value as ModelMessage).text()
    : shown(field.type, value);
}

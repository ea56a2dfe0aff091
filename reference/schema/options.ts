// Options as written -> options as they are meant: resolved, typed, and as bytes.
import type { OptionNode } from './ast';
import { type OptionsKind, optionsType } from './builtin-options';
import type { FieldElement, FileElement, MessageElement, Optioned } from './elements';
import { MessageValue, type SingleValue, writeField, writeRecord } from './message-value';
import { scalarValue, ValueFault } from './option-values';
import type { SymbolTable } from './symbols';
import { type NameFinder, readAggregate } from './text-format';
import { END_GROUP, LENGTH_DELIMITED, START_GROUP, WireWriter } from './wire';

/** Interprets the options of the elements of one file. Built-in options come first: features depend on them. */
export class OptionInterpreter {
  private readonly pending = new Map<Optioned, { root: MessageValue; records: WireWriter }>();

  constructor(
    private readonly file: FileElement,
    private readonly symbols: SymbolTable,
    private readonly syntaxIsComplete: boolean,
  ) {}

  /**
   * Interprets the built-in (`custom` false) or the custom options of an element.
   * @param scope full name of the element, where names of custom options are looked up
   */
  interpret(element: Optioned, kind: OptionsKind, nodes: readonly OptionNode[], scope: string, custom: boolean): void {
    if (nodes.length === 0) return;
    let pending = this.pending.get(element);
    if (pending === undefined) {
      pending = { root: new MessageValue(optionsType(kind)), records: new WireWriter() };
      this.pending.set(element, pending);
    }
    let changed = false;
    for (const node of nodes) {
      if ((node.name[0]?.isExtension === true) !== custom) continue;
      this.option(node, pending.root, pending.records, scope);
      changed = true;
    }
    if (changed || element.optionBytes === undefined) this.store(element);
  }

  /** Gives the element what was interpreted so far. */
  private store(element: Optioned): void {
    const { root, records } = this.pending.get(element)!;
    const out = new WireWriter();
    root.write(out, (field) => !field.isExtension);
    out.raw(records.finish());
    element.options = root.toOptions();
    element.optionBytes = out.finish();
  }

  private option(node: OptionNode, root: MessageValue, records: WireWriter, scope: string): void {
    const { reporter } = this.file;
    const path: FieldElement[] = [];
    let type: MessageElement = root.type;
    for (const [index, part] of node.name.entries()) {
      const isLast = index === node.name.length - 1;
      const field = part.isExtension ? this.extension(part.text, type, scope) : type.field(part.text);
      const written = node.name
        .slice(0, index + 1)
        .map((one) => (one.isExtension ? `(${one.text})` : one.text))
        .join('.');
      if (field === undefined) {
        if (part.isExtension && !this.syntaxIsComplete) return;
        reporter.error(node.start, this.unknown(part.text, part.isExtension, type, written, scope));
        return;
      }
      path.push(field);
      if (isLast) break;
      if (field.messageType === undefined) {
        reporter.error(
          node.start,
          `option "${written}" is no message: it has nothing named "${node.name[index + 1]!.text}"`,
        );
        return;
      }
      if (field.isRepeated) {
        reporter.error(
          node.start,
          `option "${written}" is repeated: give its messages whole, as \`${written} = { ... }\``,
        );
        return;
      }
      type = field.messageType;
    }
    this.set(node, root, path, records, scope);
  }

  private set(node: OptionNode, root: MessageValue, path: FieldElement[], records: WireWriter, scope: string): void {
    const { reporter } = this.file;
    const leaf = path[path.length - 1]!;
    let holder = root;
    for (const field of path.slice(0, -1)) {
      let inner = holder.get(field);
      if (!(inner instanceof MessageValue)) {
        inner = new MessageValue(field.messageType!);
        holder.put(field, inner);
      }
      holder = inner;
    }
    if (!leaf.isRepeated && holder.get(leaf) !== undefined) {
      reporter.error(node.start, `option "${nameOf(node)}" was set before`);
      return;
    }
    const value = this.value(node, leaf, scope);
    if (value instanceof ValueFault) {
      reporter.error(node.value.start, value.message);
      return;
    }
    holder.put(leaf, value);
    if (path[0]!.isExtension) records.raw(record(path, value));
  }

  private value(node: OptionNode, field: FieldElement, scope: string): SingleValue | ValueFault {
    const { value } = node;
    if (field.messageType === undefined) {
      if (value.kind === 'aggregate')
        return new ValueFault(`option "${nameOf(node)}" is no message: it takes one plain value`);
      return scalarValue(field, value);
    }
    if (value.kind !== 'aggregate')
      return new ValueFault(`option "${nameOf(node)}" is a message: write \`${nameOf(node)} = { ... }\``);
    return readAggregate(this.file.reporter, value, field.messageType, this.finder(scope));
  }

  private finder(scope: string): NameFinder {
    return {
      extension: (name, type) => this.extension(name, type, scope),
      message: (fullName) => {
        const symbol = this.symbols.get(fullName);
        return symbol?.kind === 'message' ? symbol : undefined;
      },
    };
  }

  private extension(name: string, type: MessageElement, scope: string): FieldElement | undefined {
    const { symbol } = this.symbols.resolve(name, scope, this.file, false);
    if (symbol?.kind !== 'field' || !symbol.isExtension) return undefined;
    return symbol.containingType?.fullName === type.fullName ? symbol : undefined;
  }

  private unknown(name: string, isExtension: boolean, type: MessageElement, written: string, scope: string): string {
    if (!isExtension) return `option "${written}" is not known: "${type.fullName}" has no such field`;
    const { symbol, hidden } = this.symbols.resolve(name, scope, this.file, false);
    if (hidden !== undefined) return `option "${written}" is declared in "${hidden.file.name}", which is not imported`;
    if (symbol === undefined) return `option "${written}" is not known: import the file that declares it`;
    return `"${symbol.fullName}" is no extension of "${type.fullName}", so it is no option here`;
  }
}

function nameOf(node: OptionNode): string {
  return node.name.map((part) => (part.isExtension ? `(${part.text})` : part.text)).join('.');
}

/** A custom option's record: each statement is one, as protoc keeps them; parsing merges them. */
function record(path: readonly FieldElement[], value: SingleValue): Uint8Array {
  const [field, ...rest] = path;
  const out = new WireWriter();
  if (rest.length === 0) {
    // A repeated option is set one value a statement, so nothing is packed, whatever the field says.
    if (field!.isRepeated) writeRecord(out, field!, value);
    else writeField(out, field!, value);
  } else if (field!.type === 'group') {
    out.tag(field!.number, START_GROUP);
    out.raw(record(rest, value));
    out.tag(field!.number, END_GROUP);
  } else {
    out.tag(field!.number, LENGTH_DELIMITED);
    out.bytes(record(rest, value));
  }
  return out.finish();
}

// Option statements -> interpreted options: resolved, typed, and serialized.

import type { FieldElement, FileElement, MessageElement, Optioned, OptionsKind, OptionTypes } from '../model/elements';
import type { SymbolTable } from '../model/symbols';
import type { OptionNode } from '../syntax/ast';
import { MessageValue, type SingleValue } from '../values/message-value';
import { scalarValue, ValueFault } from '../values/scalar-value';
import { type NameFinder, readAggregate } from '../values/text-format';
import { WireWriter } from '../wire/wire';

/** The deepest nesting of messages, as in parsers of the wire format. */
const DEPTH = 100;

/** The element that an option is set on. */
interface Target {
  readonly element: Optioned;
  readonly kind: OptionsKind;
  readonly root: MessageValue;
}

/** Interprets the options of one file's elements. Built-in options come first: features depend on them. */
export class OptionInterpreter {
  private readonly pending = new Map<Optioned, { readonly kind: OptionsKind; readonly root: MessageValue }>();

  constructor(
    private readonly file: FileElement,
    private readonly symbols: SymbolTable,
    private readonly optionTypes: OptionTypes,
  ) {}

  /**
   * Interprets the built-in options of an element.
   * @param nodes all option statements of the element
   * @param scope the full name of the element
   */
  interpretBuiltIn(element: Optioned, kind: OptionsKind, nodes: readonly OptionNode[], scope: string): void {
    this.interpret(
      element,
      kind,
      nodes.filter((node) => !isCustom(node)),
      scope,
    );
  }

  /** Interprets the custom options of an element. Their names are looked up in `scope`. */
  interpretCustom(element: Optioned, kind: OptionsKind, nodes: readonly OptionNode[], scope: string): void {
    this.interpret(element, kind, nodes.filter(isCustom), scope);
  }

  private interpret(element: Optioned, kind: OptionsKind, nodes: readonly OptionNode[], scope: string): void {
    if (nodes.length === 0) return;
    let pending = this.pending.get(element);
    if (pending === undefined) {
      pending = { kind, root: new MessageValue(this.optionTypes(kind)) };
      this.pending.set(element, pending);
    }
    const { root } = pending;
    for (const node of nodes) this.option(node, { element, kind, root }, scope);
    element.options = root.toOptions();
  }

  /**
   * Serializes the options of all elements. This comes last because the options of descriptor.proto's own fields decide
   * which options are retained at runtime.
   */
  finish(): void {
    for (const [element, { root }] of this.pending) {
      // An options message without fields counts as no options.
      const written = (value: MessageValue): Uint8Array | undefined => {
        const out = new WireWriter();
        value.write(out);
        const bytes = out.finish();
        return bytes.length > 0 ? bytes : undefined;
      };
      element.optionBytes = written(root.forPrograms());
      element.sourceOptionBytes = written(root);
    }
  }

  private option(node: OptionNode, of: Target, scope: string): void {
    const { reporter } = this.file;
    const { root } = of;
    // The lexer or parser has already reported an error here.
    if (reporter.hasSyntaxErrorIn(node.start, node.end - 1)) return;
    if (node.name.length > DEPTH) {
      reporter.error(node.start, `the option name has ${node.name.length} parts; at most ${DEPTH} are allowed`);
      return;
    }
    const [first] = node.name;
    if (first?.text === 'uninterpreted_option' && !first.isExtension) {
      reporter.error(node.start, '`uninterpreted_option` is reserved for compilers and cannot be set');
      return;
    }
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
        // The declaration may be in a statement that could not be parsed.
        if (part.isExtension && this.file.hasSyntaxErrors) return;
        reporter.error(node.start, this.unknown(part.text, part.isExtension, type, written, scope));
        return;
      }
      if (field.file === this.file && first?.text === 'features' && !first.isExtension) {
        reporter.error(node.start, `feature "${written}" cannot be used in the file that declares it`);
        return;
      }
      path.push(field);
      if (isLast) break;
      if (field.messageType === undefined) {
        reporter.error(
          node.start,
          `option "${written}" is not a message, so it has no field "${node.name[index + 1]!.text}"`,
        );
        return;
      }
      if (field.isRepeated) {
        reporter.error(
          node.start,
          `option "${written}" is repeated: set each message as a whole with \`${written} = { ... }\``,
        );
        return;
      }
      type = field.messageType;
    }
    this.set(node, of, path, scope);
  }

  private set(node: OptionNode, { element, kind, root }: Target, path: FieldElement[], scope: string): void {
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
      reporter.error(node.start, `option "${nameOf(node)}" is already set`);
      return;
    }
    const value = this.value(node, leaf, scope);
    if (value instanceof ValueFault) {
      reporter.error(node.value.start, value.message);
      return;
    }
    holder.put(leaf, value);
    const values = holder.get(leaf);
    const index = leaf.isRepeated && Array.isArray(values) ? values.length - 1 : undefined;
    this.file.optionMeanings.set(node, { element, kind, fields: path, value, index });
  }

  private value(node: OptionNode, field: FieldElement, scope: string): SingleValue | ValueFault {
    const { value } = node;
    if (field.messageType === undefined) {
      if (value.kind === 'aggregate')
        return new ValueFault(`option "${nameOf(node)}" is not a message: expected a single value`);
      return scalarValue(field, value);
    }
    if (value.kind !== 'aggregate')
      return new ValueFault(`option "${nameOf(node)}" is a message: expected \`${nameOf(node)} = { ... }\``);
    return readAggregate(this.file.reporter, value, field.messageType, this.finder(scope));
  }

  private finder(scope: string): NameFinder {
    return {
      extension: (name, type) => this.extension(name, type, scope),
      message: (fullName) => {
        const { symbol } = this.symbols.resolveInOption(`.${fullName}`, '', this.file);
        return symbol?.kind === 'message' ? symbol : undefined;
      },
    };
  }

  private extension(name: string, type: MessageElement, scope: string): FieldElement | undefined {
    const { symbol } = this.symbols.resolveInOption(name, scope, this.file);
    if (symbol?.kind !== 'field' || !symbol.isExtension) return undefined;
    return symbol.containingType?.fullName === type.fullName ? symbol : undefined;
  }

  private unknown(name: string, isExtension: boolean, type: MessageElement, written: string, scope: string): string {
    if (!isExtension) return `unknown option "${written}": "${type.fullName}" has no such field`;
    const { symbol, hidden } = this.symbols.resolveInOption(name, scope, this.file);
    if (hidden !== undefined)
      return `option "${written}" is declared in "${hidden.file.name}", which this file does not import`;
    if (symbol === undefined) return `unknown option "${written}": is the import of its declaration missing?`;
    return `"${symbol.fullName}" is not an extension of "${type.fullName}", so it is not an option here`;
  }
}

function isCustom(node: OptionNode): boolean {
  return node.name[0]?.isExtension === true;
}

function nameOf(node: OptionNode): string {
  return node.name.map((part) => (part.isExtension ? `(${part.text})` : part.text)).join('.');
}

// Syntax tree -> descriptors: declarations become elements with full names, references are resolved to elements.

import {
  EnumElement,
  EnumValueElement,
  ExtensionRange,
  FieldElement,
  type FileElement,
  MessageElement,
  MethodElement,
  OneofElement,
  ServiceElement,
} from '../model/elements';
import type { Declared, Resolution, SymbolTable } from '../model/symbols';
import { type EnumNode, type FieldNode, MAX_RANGE, type MessageNode, type Name } from '../syntax/ast';
import { isScalar } from '../syntax/names';

/** The largest field number. */
export const LARGEST_FIELD_NUMBER = 536_870_911;
/** The longest full name and the longest package that other compilers accept. */
export const LONGEST_NAME = 65_535;
const LONGEST_PACKAGE = 511;
const MOST_DOTS_IN_PACKAGE = 100;
const LARGEST_INT32 = 2_147_483_647;

/** Creates the elements of a file and declares their names. Reports duplicate names. */
export function declareFile(file: FileElement, symbols: SymbolTable): void {
  new Declarer(file, symbols).file();
}

class Declarer {
  constructor(
    private readonly into: FileElement,
    private readonly symbols: SymbolTable,
  ) {}

  file(): void {
    const { into } = this;
    const { node } = into;
    if (node.package !== undefined) this.package(node.package.text);
    const scope = into.package;
    for (const message of node.messages) into.messages.push(this.message(message, scope, undefined));
    for (const type of node.enums) into.enums.push(this.enum(type, scope, undefined));
    for (const service of node.services) this.service(scope, service);
    for (const extension of node.extensions) into.extensions.push(this.field(extension, scope, undefined));
  }

  private package(name: string): void {
    const { into } = this;
    const refuse = (message: string) => into.reporter.error(into.node.packageStatement?.start ?? 0, message);
    const parts = name.split('.').length;
    if (name.length > LONGEST_PACKAGE) {
      refuse(`the package name has ${name.length} characters; at most ${LONGEST_PACKAGE} are allowed`);
    } else if (parts - 1 > MOST_DOTS_IN_PACKAGE) {
      refuse(`the package name has ${parts} parts; at most ${MOST_DOTS_IN_PACKAGE + 1} are allowed`);
    } else {
      for (const part of name.split('.')) this.requireIdentifier(part, into.node.packageStatement?.start ?? 0);
      const taken = this.symbols.declarePackage(name, into);
      if (taken !== undefined)
        refuse(`package "${name}": "${taken.fullName}" is already declared as a ${taken.kind} in "${taken.file.name}"`);
    }
  }

  private declare(element: Declared, start: number): void {
    this.requireIdentifier(element.name, start);
    const { length } = element.fullName;
    if (length > LONGEST_NAME) {
      // Elements inside one whose name is already too long are not reported again.
      if (length - element.name.length - 1 <= LONGEST_NAME)
        this.into.reporter.error(start, `the full name has ${length} characters; at most ${LONGEST_NAME} are allowed`);
      return;
    }
    const existing = this.symbols.declare(element);
    if (existing === undefined) return;
    if (existing.kind === 'package') {
      this.into.reporter.error(start, `"${element.fullName}" is already the name of a package`);
      return;
    }
    this.mapEntryConflict(element, existing);
    const { file, line } = existing.position;
    const place = file === this.into.name ? `line ${line}` : `"${file}", line ${line}`;
    const isValue = element.kind === 'enumValue' || existing.kind === 'enumValue';
    const reason = isValue ? '; enum values are siblings of their enum, as in C++, not children of it' : '';
    this.into.reporter.error(start, `"${element.fullName}" is already declared at ${place}${reason}`);
  }

  /** Nobody wrote the name of a map's entry type, so a conflict with it is also reported at the enclosing message. */
  private mapEntryConflict(element: Declared, existing: Declared): void {
    const entry = [element, existing].find((one) => one.kind === 'message' && one.isMapEntry);
    if (entry?.kind !== 'message' || entry.containingType === undefined || entry.file !== this.into) return;
    this.into.reporter.error(
      entry.containingType.nameStart,
      `"${entry.containingType.fullName}" has a map field whose entry type is "${entry.name}", but that name is taken`,
    );
  }

  /** The parser accepts identifiers only, but a descriptor may hold any text as a name, even C++ code. */
  private requireIdentifier(name: string, start: number): void {
    const { reporter } = this.into;
    if (reporter.source.hasPlaces || /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return;
    reporter.error(
      start,
      `${JSON.stringify(name)} is not a valid name: use letters, digits and underscores, and no digit at the beginning`,
    );
  }

  private message(node: MessageNode, scope: string, parent: MessageElement | undefined): MessageElement {
    const message = new MessageElement(node, qualified(scope, node.name.text), this.into, parent);
    this.declare(message, node.name.start);
    const inside = message.fullName;
    for (const oneof of node.oneofs) {
      const element = new OneofElement(oneof, oneof.name.text, oneof.name.start, message);
      this.declare(element, oneof.name.start);
      message.oneofs.push(element);
    }
    for (const field of node.fields) message.fields.push(this.field(field, inside, message));
    for (const nested of node.messages) message.messages.push(this.message(nested, inside, message));
    for (const type of node.enums) message.enums.push(this.enum(type, inside, message));
    for (const extension of node.extensions) message.extensions.push(this.field(extension, inside, message));
    const isMessageSet = node.options.some(
      (option) => option.name[0]?.text === 'message_set_wire_format' && !option.name[0].isExtension,
    );
    const last = isMessageSet ? LARGEST_INT32 - 1 : LARGEST_FIELD_NUMBER;
    for (const range of node.extensionRanges)
      message.extensionRanges.push(
        new ExtensionRange(range, range.first, (range.last === MAX_RANGE ? last : range.last) + 1),
      );
    for (const range of node.reservedRanges)
      message.reservedRanges.push({
        start: range.first,
        end: (range.last === MAX_RANGE ? LARGEST_FIELD_NUMBER : range.last) + 1,
      });
    for (const name of node.reservedNames) message.reservedNames.push(name.text);
    this.syntheticOneofs(message);
    return message;
  }

  /** Each proto3 `optional` field gets its own oneof, after the declared oneofs. */
  private syntheticOneofs(message: MessageElement): void {
    const names = new Set<string>();
    if (message.fields.some((field) => field.isProto3Optional)) {
      for (const field of message.fields) names.add(field.name);
      for (const oneof of message.oneofs) names.add(oneof.name);
    }
    for (const field of message.fields) {
      if (!field.isProto3Optional) continue;
      let name = field.name.startsWith('_') ? field.name : `_${field.name}`;
      while (names.has(name)) name = `X${name}`;
      names.add(name);
      const oneof = new OneofElement(undefined, name, field.nameStart, message);
      this.declare(oneof, field.nameStart);
      oneof.fields.push(field);
      field.oneof = oneof;
      message.oneofs.push(oneof);
    }
  }

  private field(node: FieldNode, scope: string, message: MessageElement | undefined): FieldElement {
    const field = new FieldElement(node, qualified(scope, node.name.text), this.into, message);
    this.declare(field, node.name.start);
    if (!field.isExtension && message !== undefined) field.containingType = message;
    const oneof = node.oneof === undefined ? undefined : message?.oneofs[node.oneof];
    if (oneof !== undefined) {
      field.oneof = field.realOneof = oneof;
      oneof.fields.push(field);
    }
    return field;
  }

  private enum(node: EnumNode, scope: string, parent: MessageElement | undefined): EnumElement {
    const type = new EnumElement(node, qualified(scope, node.name.text), this.into, parent);
    this.declare(type, node.name.start);
    for (const value of node.values) {
      const element = new EnumValueElement(value, qualified(scope, value.name.text), type);
      this.declare(element, value.name.start);
      type.values.push(element);
    }
    for (const range of node.reservedRanges) type.reservedRanges.push({ start: range.first, end: range.last });
    for (const name of node.reservedNames) type.reservedNames.push(name.text);
    return type;
  }

  private service(scope: string, node: FileElement['node']['services'][number]): void {
    const service = new ServiceElement(node, qualified(scope, node.name.text), this.into);
    this.declare(service, node.name.start);
    for (const methodNode of node.methods) {
      const method = new MethodElement(methodNode, service);
      this.declare(method, methodNode.name.start);
      service.methods.push(method);
    }
    this.into.services.push(service);
  }
}

function qualified(scope: string, name: string): string {
  return scope === '' ? name : `${scope}.${name}`;
}

/** Resolves the references of a declared file: field types, extendees, and the messages of methods. */
export function resolveFile(file: FileElement, symbols: SymbolTable): void {
  new Resolver(file, symbols).file();
}

class Resolver {
  constructor(
    private readonly from: FileElement,
    private readonly symbols: SymbolTable,
  ) {}

  file(): void {
    const { from } = this;
    for (const message of from.messages) this.message(message);
    for (const extension of from.extensions) this.field(extension, from.package);
    for (const service of from.services) {
      for (const method of service.methods) {
        const input = this.messageType(method.node.input, method.fullName);
        const output = this.messageType(method.node.output, method.fullName);
        if (input !== undefined) method.inputType = input;
        if (output !== undefined) method.outputType = output;
      }
    }
  }

  private message(message: MessageElement): void {
    for (const field of message.fields) this.field(field, field.fullName);
    for (const nested of message.messages) this.message(nested);
    for (const extension of message.extensions) this.field(extension, extension.fullName);
  }

  private field(field: FieldElement, scope: string): void {
    const { node } = field;
    if (node.extendee !== undefined) {
      const extendee = this.messageType(node.extendee, scope);
      if (extendee !== undefined) field.containingType = extendee;
    }
    if (isScalar(node.type.text)) {
      field.type = node.type.text;
      field.isResolved = true;
      return;
    }
    const symbol = this.usable(node.type, this.symbols.resolveType(node.type.text, scope, this.from));
    if (symbol === undefined) return;
    if (symbol.kind === 'message') {
      field.isResolved = true;
      field.type = node.isGroup ? 'group' : 'message';
      field.messageType = symbol;
      field.isMap = node.isMap;
    } else if (symbol.kind === 'enum') {
      field.isResolved = true;
      field.type = 'enum';
      field.enumType = symbol;
    } else {
      this.from.reporter.error(node.type.start, `"${node.type.text}" is a ${symbol.kind}, not a type`);
    }
  }

  private messageType(name: Name, scope: string): MessageElement | undefined {
    // The parser has already reported scalar types of methods.
    const symbol = this.usable(name, this.symbols.resolve(name.text, scope, this.from));
    if (symbol === undefined || symbol.kind === 'message') return symbol;
    this.from.reporter.error(name.start, `"${name.text}" is a ${symbol.kind}, not a message`);
    return undefined;
  }

  /** The element that a name resolved to. If this file cannot use it, reports why and returns undefined. */
  private usable(name: Name, { symbol, hidden, shadowedBy }: Resolution): Declared | undefined {
    const { reporter } = this.from;
    if (symbol !== undefined) {
      if (symbol.kind === 'message' || symbol.kind === 'enum') {
        if (symbol.file !== this.from && !isExported(symbol))
          reporter.error(
            name.start,
            `"${symbol.fullName}" is local to "${symbol.file.name}": to use it here, declare it there with \`export\``,
          );
        return symbol;
      }
      if (symbol.kind !== 'package') return symbol;
      reporter.error(name.start, `"${name.text}" is a package, not a type`);
    } else if (hidden !== undefined) {
      reporter.error(
        name.start,
        `"${name.text}" is declared in "${hidden.file.name}", which this file does not import`,
      );
    } else if (this.from.hasSyntaxErrors) {
      // The declaration may be in a statement with a syntax error.
      return undefined;
    } else if (shadowedBy !== undefined) {
      reporter.error(
        name.start,
        `"${name.text}" resolves to "${shadowedBy}", which is not declared: the innermost scope that declares the first part decides. To start at the outermost scope, write ".${name.text}"`,
      );
    } else {
      reporter.error(name.start, `"${name.text}" is not declared`);
    }
    return undefined;
  }
}

/** Whether other files may use the type. Since edition 2024, its visibility decides. */
function isExported(type: MessageElement | EnumElement): boolean {
  if (type.node.visibility !== undefined) return type.node.visibility === 'export';
  // Descriptors do not hold the default visibility: it is retained in source files only.
  if (!type.file.reporter.source.hasPlaces) return true;
  switch (type.file.features.defaultSymbolVisibility) {
    case 'EXPORT_ALL':
      return true;
    case 'EXPORT_TOP_LEVEL':
      return type.containingType === undefined;
    default:
      return false;
  }
}

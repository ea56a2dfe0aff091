// Syntax trees -> linked descriptors: declares every name, then resolves references, options and features.
import type * as ast from './ast';
import { readDefault, zeroOf } from './defaults';
import {
  EnumElement,
  EnumValueElement,
  ExtensionRange,
  FieldElement,
  type FileElement,
  MessageElement,
  MethodElement,
  OneofElement,
  type Optioned,
  ServiceElement,
  writtenFeatures,
} from './elements';
import type { OptionsKind } from './builtin-options';
import type { FeatureSet } from './descriptor';
import { defaultFeatures, overridden } from './features';
import { isScalar } from './names';
import { OptionInterpreter } from './options';
import type { Declared, SymbolTable } from './symbols';

/** The first number outside of what a field may have, and outside of what a message set may. */
const FIELD_NUMBER_END = 536870912;

/** Makes the elements of a file and gives their names to the symbol table. Names that are taken are reported. */
export function declareFile(file: FileElement, symbols: SymbolTable): void {
  new Declarer(file, symbols).declare();
}

class Declarer {
  constructor(
    private readonly file: FileElement,
    private readonly symbols: SymbolTable,
  ) {}

  declare(): void {
    const { node, reporter } = this.file;
    if (this.file.package !== '') {
      const taken = this.symbols.declarePackage(this.file.package, this.file);
      if (taken) reporter.error(node.package!.start, `"${taken.fullName}" is already defined (as something other than a package) in file "${taken.file.name}"`);
    }
    const scope = this.file.package;
    for (const message of node.messages) this.file.messages.push(this.message(message, scope, undefined));
    for (const type of node.enums) this.file.enums.push(this.enumeration(type, scope, undefined));
    for (const extension of node.extensions) this.file.extensions.push(this.field(extension, scope, undefined));
    for (const service of node.services) this.file.services.push(this.service(service, scope));
  }

  private add(declared: Declared, start: number): void {
    const taken = this.symbols.declare(declared);
    if (taken === undefined || taken === declared) return;
    const where = taken.kind === 'package' ? 'as a package' : taken.file === this.file ? 'in this file' : `in file "${taken.file.name}"`;
    this.file.reporter.error(start, `"${declared.fullName}" is already defined ${where}`);
  }

  private message(node: ast.MessageNode, scope: string, parent: MessageElement | undefined): MessageElement {
    const message = new MessageElement(node, qualified(scope, node.name.text), this.file, parent);
    this.add(message, node.name.start);
    const inner = message.fullName;
    for (const oneof of node.oneofs) {
      const element = new OneofElement(oneof, oneof.name.text, oneof.name.start, message);
      message.oneofs.push(element);
      this.add(element, oneof.name.start);
    }
    for (const field of node.fields) {
      const element = this.field(field, inner, message);
      element.containingType = message;
      message.fields.push(element);
      if (field.oneof !== undefined) {
        const oneof = message.oneofs[field.oneof]!;
        element.oneof = element.realOneof = oneof;
        oneof.fields.push(element);
      }
    }
    this.syntheticOneofs(message);
    for (const nested of node.messages) message.messages.push(this.message(nested, inner, message));
    for (const type of node.enums) message.enums.push(this.enumeration(type, inner, message));
    for (const extension of node.extensions) message.extensions.push(this.field(extension, inner, message));
    for (const range of node.extensionRanges) {
      message.extensionRanges.push(new ExtensionRange(range, range.first, range.last < 0 ? FIELD_NUMBER_END : range.last + 1));
    }
    for (const range of node.reservedRanges) {
      message.reservedRanges.push({ start: range.first, end: range.last < 0 ? FIELD_NUMBER_END : range.last + 1 });
    }
    message.reservedNames.push(...node.reservedNames.map(({ text }) => text));
    return message;
  }

  /** proto3's `optional` is a oneof of one member, named `_field`, with as many X before it as it takes. */
  private syntheticOneofs(message: MessageElement): void {
    const names = new Set([...message.fields, ...message.oneofs].map(({ name }) => name));
    for (const field of message.fields) {
      if (!field.isProto3Optional) continue;
      let name = field.name.startsWith('_') ? field.name : `_${field.name}`;
      while (names.has(name)) name = `X${name}`;
      names.add(name);
      const oneof = new OneofElement(undefined, name, field.nameStart, message);
      oneof.fields.push(field);
      message.oneofs.push(oneof);
      field.oneof = oneof;
      this.add(oneof, field.nameStart);
    }
  }

  private field(node: ast.FieldNode, scope: string, message: MessageElement | undefined): FieldElement {
    const field = new FieldElement(node, qualified(scope, node.name.text), this.file, message);
    this.add(field, node.name.start);
    return field;
  }

  private enumeration(node: ast.EnumNode, scope: string, parent: MessageElement | undefined): EnumElement {
    const type = new EnumElement(node, qualified(scope, node.name.text), this.file, parent);
    this.add(type, node.name.start);
    for (const value of node.values) {
      // Values are siblings of their enum, as in C++.
      const element = new EnumValueElement(value, qualified(scope, value.name.text), type);
      type.values.push(element);
      this.add(element, value.name.start);
    }
    for (const range of node.reservedRanges) {
      type.reservedRanges.push({ start: range.first, end: range.last === -1 ? 2147483647 : range.last });
    }
    type.reservedNames.push(...node.reservedNames.map(({ text }) => text));
    return type;
  }

  private service(node: ast.ServiceNode, scope: string): ServiceElement {
    const service = new ServiceElement(node, qualified(scope, node.name.text), this.file);
    this.add(service, node.name.start);
    for (const method of node.methods) {
      const element = new MethodElement(method, service);
      service.methods.push(element);
      this.add(element, method.name.start);
    }
    return service;
  }
}

function qualified(scope: string, name: string): string {
  return scope === '' ? name : `${scope}.${name}`;
}

/** Resolves what the names of a file refer to, interprets its options, decides its features. All its imports are linked. */
export function resolveFile(file: FileElement, symbols: SymbolTable): void {
  new Resolver(file, symbols).resolve();
}

class Resolver {
  private readonly options: OptionInterpreter;

  constructor(
    private readonly file: FileElement,
    private readonly symbols: SymbolTable,
  ) {
    this.options = new OptionInterpreter(file, symbols);
  }

  resolve(): void {
    const { file } = this;
    for (const message of file.messages) this.messageTypes(message);
    for (const extension of file.extensions) this.fieldType(extension, file.package);
    for (const service of file.services) this.methodTypes(service);
    this.interpret(false);
    file.features = overridden(defaultFeatures(file.syntax, file.edition), writtenFeatures(file.options));
    for (const message of file.messages) this.messageFeatures(message, file.features);
    for (const type of file.enums) enumFeatures(type, file.features);
    for (const extension of file.extensions) this.fieldFeatures(extension, file.features);
    for (const service of file.services) {
      service.features = overridden(file.features, writtenFeatures(service.options));
      for (const method of service.methods) method.features = overridden(service.features, writtenFeatures(method.options));
    }
    this.interpret(true);
  }

  private messageTypes(message: MessageElement): void {
    for (const field of message.fields) this.fieldType(field, message.fullName);
    for (const extension of message.extensions) this.fieldType(extension, message.fullName);
    for (const nested of message.messages) this.messageTypes(nested);
  }

  private fieldType(field: FieldElement, scope: string): void {
    const { node } = field;
    if (node.extendee) {
      const extendee = this.type(node.extendee, scope);
      if (extendee?.kind === 'message') field.containingType = extendee;
      else if (extendee) this.file.reporter.error(node.extendee.start, `"${node.extendee.text}" is not a message type`);
    }
    if (isScalar(node.type.text)) {
      field.type = node.type.text;
      return;
    }
    const type = this.type(node.type, scope);
    if (type?.kind === 'enum') {
      field.type = 'enum';
      field.enumType = type;
    } else if (type?.kind === 'message') {
      field.type = node.isGroup ? 'group' : 'message';
      field.messageType = type;
      field.isMap = type.isMapEntry && node.isMap;
    }
  }

  /** The message or enum that a reference means; reports a reference that means nothing. */
  private type(name: ast.Name, scope: string): MessageElement | EnumElement | undefined {
    const { symbol, hidden, shadowedBy } = this.symbols.resolve(name.text, scope, this.file, true);
    if (symbol?.kind === 'message' || symbol?.kind === 'enum') return symbol;
    const { reporter } = this.file;
    if (symbol) reporter.error(name.start, `"${name.text}" is not a type`);
    else if (hidden) reporter.error(name.start, `"${name.text}" seems to be defined in "${hidden.file.name}", which is not imported by "${this.file.name}"`);
    else if (shadowedBy) reporter.error(name.start, `"${name.text}" is resolved to "${shadowedBy}", which is not defined; a leading dot starts at the outermost scope`);
    else reporter.error(name.start, `"${name.text}" is not defined`);
    return undefined;
  }

  private methodTypes(service: ServiceElement): void {
    for (const method of service.methods) {
      for (const [reference, side] of [[method.node.input, 'inputType'], [method.node.output, 'outputType']] as const) {
        const type = this.type(reference, service.fullName);
        if (type?.kind === 'message') method[side] = type;
        else if (type) this.file.reporter.error(reference.start, `"${reference.text}" is not a message type`);
      }
    }
  }

  private interpret(custom: boolean): void {
    const one = (element: Optioned, kind: OptionsKind, nodes: readonly ast.OptionNode[] | undefined, scope: string): void =>
      this.options.interpret(element, kind, nodes ?? [], scope, custom);
    const field = (element: FieldElement): void => one(element, 'FieldOptions', element.node.options, element.fullName);
    const type = (element: EnumElement): void => {
      one(element, 'EnumOptions', element.node.options, element.fullName);
      for (const value of element.values) one(value, 'EnumValueOptions', value.node.options, value.fullName);
    };
    const message = (element: MessageElement): void => {
      one(element, 'MessageOptions', element.node.options, element.fullName);
      element.fields.forEach(field);
      for (const oneof of element.oneofs) one(oneof, 'OneofOptions', oneof.node?.options, oneof.fullName);
      element.messages.forEach(message);
      element.enums.forEach(type);
      element.extensions.forEach(field);
      for (const range of element.extensionRanges) one(range, 'ExtensionRangeOptions', range.node.options, element.fullName);
    };
    const { file } = this;
    one(file, 'FileOptions', file.node.options, file.package);
    file.messages.forEach(message);
    file.enums.forEach(type);
    file.extensions.forEach(field);
    for (const service of file.services) {
      one(service, 'ServiceOptions', service.node.options, service.fullName);
      for (const method of service.methods) one(method, 'MethodOptions', method.node.options, method.fullName);
    }
  }

  private messageFeatures(message: MessageElement, parent: FeatureSet): void {
    message.features = overridden(parent, writtenFeatures(message.options));
    for (const oneof of message.oneofs) oneof.features = overridden(message.features, writtenFeatures(oneof.options));
    for (const type of message.enums) enumFeatures(type, message.features);
    for (const nested of message.messages) this.messageFeatures(nested, message.features);
    for (const range of message.extensionRanges) range.features = overridden(message.features, writtenFeatures(range.options));
    for (const field of message.fields) this.fieldFeatures(field, field.realOneof?.features ?? message.features);
    for (const extension of message.extensions) this.fieldFeatures(extension, message.features);
  }

  private fieldFeatures(field: FieldElement, parent: FeatureSet): void {
    let features = overridden(parent, writtenFeatures(field.options));
    if (field.file.syntax !== 'editions') features = legacyFeatures(field, features);
    field.features = features;
    if (features.messageEncoding === 'DELIMITED' && field.type === 'message' && !field.isMap && field.scope?.isMapEntry !== true) field.type = 'group';
    if (features.fieldPresence === 'LEGACY_REQUIRED' && !field.isRepeated && field.realOneof === undefined && !field.isExtension) field.label = 'required';
    field.isRequired = field.label === 'required';
    field.hasPresence =
      !field.isRepeated &&
      (field.messageType !== undefined || field.isExtension || field.oneof !== undefined || features.fieldPresence !== 'IMPLICIT');
    const packable = field.isRepeated && field.messageType === undefined && field.type !== 'string' && field.type !== 'bytes';
    field.isPacked = packable && features.repeatedFieldEncoding === 'PACKED';
    field.requiresUtf8 = field.type === 'string' && features.utf8Validation === 'VERIFY';
    field.stringType = stringTypeOf(field, features);
    if (field.hasDefault) {
      const value = readDefault(field, this.file.reporter);
      if (value !== undefined) field.defaultValue = value;
    } else if (!field.isRepeated && field.messageType === undefined) {
      const value = field.enumType ? field.enumType.values[0] : zeroOf(field.type as never);
      if (value !== undefined) field.defaultValue = value;
    }
    // The enum of another file has its features already; one of this file may come later in it.
    Object.defineProperty(field, 'treatsEnumAsClosed', {
      enumerable: true,
      get: () => field.enumType !== undefined && (field.enumType.isClosed || (features.cpp.legacyClosedEnum && field.file.syntax === 'proto2')),
    });
  }
}

/** What proto2 and proto3 say in their own words, in terms of features. */
function legacyFeatures(field: FieldElement, features: FeatureSet): FeatureSet {
  const { packed } = field.options;
  return {
    ...features,
    ...(field.label === 'required' && { fieldPresence: 'LEGACY_REQUIRED' as const }),
    ...(field.isProto3Optional && { fieldPresence: 'EXPLICIT' as const }),
    ...(field.node.isGroup && { messageEncoding: 'DELIMITED' as const }),
    ...(typeof packed === 'boolean' && { repeatedFieldEncoding: packed ? ('PACKED' as const) : ('EXPANDED' as const) }),
  };
}

function stringTypeOf(field: FieldElement, features: FeatureSet): FieldElement['stringType'] {
  if (field.type !== 'string' && field.type !== 'bytes') return 'STRING';
  if (field.options.ctype === 'CORD') return 'CORD';
  return features.cpp.stringType;
}

function enumFeatures(type: EnumElement, parent: FeatureSet): void {
  type.features = overridden(parent, writtenFeatures(type.options));
  for (const value of type.values) value.features = overridden(type.features, writtenFeatures(value.options));
}

// After names are resolved: options are interpreted, features decided, and what follows from them is computed.

import { readDefault, zeroOf } from '../model/defaults';
import type { FeatureSet } from '../model/descriptor';
import {
  type EnumElement,
  type FieldElement,
  type FileElement,
  type MessageElement,
  type Optioned,
  type OptionsKind,
  type OptionTypes,
  writtenFeatures,
} from '../model/elements';
import { defaultFeatures, overridden } from '../model/features';
import type { SymbolTable } from '../model/symbols';
import { OptionInterpreter } from '../options/options';
import { SerializedOptions } from '../options/serialized-options';
import type { OptionNode } from '../syntax/ast';
import { isScalar } from '../syntax/names';
import { VARINT, WireWriter } from '../wire/wire';

type Visit = (element: Optioned, kind: OptionsKind, nodes: readonly OptionNode[], scope: string) => void;

/** What the options of a file are interpreted with. */
export interface OptionContext {
  readonly symbols: SymbolTable;
  readonly optionTypes: OptionTypes;
  /** False when statements are missing, and so may be the declaration of an option. */
  readonly syntaxIsComplete: boolean;
  /** The options by their nodes, for a file that comes as a descriptor. */
  readonly serialized?: ReadonlyMap<object, Uint8Array> | undefined;
}

/** Interprets the options of a resolved file and computes everything that depends on them. */
export function settleFile(file: FileElement, context: OptionContext): void {
  const { symbols, optionTypes, syntaxIsComplete, serialized } = context;
  const options =
    serialized === undefined
      ? new OptionInterpreter(file, symbols, optionTypes, syntaxIsComplete)
      : new SerializedOptions(file, symbols, optionTypes, serialized);
  // Built-in options first: the features among them say how the values of custom options are written.
  visitOptions(file, (element, kind, nodes, scope) => options.interpret(element, kind, nodes, scope, false));
  settleFeatures(file);
  visitOptions(file, (element, kind, nodes, scope) => options.interpret(element, kind, nodes, scope, true));
  options.finish();
  markBlocks(file);
}

function visitOptions(file: FileElement, visit: Visit): void {
  visit(file, 'FileOptions', file.node.options, file.package === '' ? 'file' : `${file.package}.file`);
  for (const message of file.messages) visitMessage(message, visit);
  for (const type of file.enums) visitEnum(type, visit);
  for (const extension of file.extensions) visit(extension, 'FieldOptions', extension.node.options, extension.fullName);
  for (const service of file.services) {
    visit(service, 'ServiceOptions', service.node.options, service.fullName);
    for (const method of service.methods) visit(method, 'MethodOptions', method.node.options ?? [], method.fullName);
  }
}

function visitMessage(message: MessageElement, visit: Visit): void {
  visit(message, 'MessageOptions', message.node.options, message.fullName);
  for (const oneof of message.oneofs) visit(oneof, 'OneofOptions', oneof.node?.options ?? [], oneof.fullName);
  for (const field of message.fields) visit(field, 'FieldOptions', field.node.options, field.fullName);
  for (const extension of message.extensions)
    visit(extension, 'FieldOptions', extension.node.options, extension.fullName);
  for (const range of message.extensionRanges)
    visit(range, 'ExtensionRangeOptions', range.node.options, message.fullName);
  for (const nested of message.messages) visitMessage(nested, visit);
  for (const type of message.enums) visitEnum(type, visit);
}

function visitEnum(type: EnumElement, visit: Visit): void {
  visit(type, 'EnumOptions', type.node.options, type.fullName);
  for (const value of type.values) visit(value, 'EnumValueOptions', value.node.options, value.fullName);
}

/** Options that protoc writes although nothing was set: a map entry's mark, a method's empty block. */
function markBlocks(file: FileElement): void {
  const messages = (list: readonly MessageElement[]): void => {
    for (const message of list) {
      if (message.isMapEntry) {
        const out = new WireWriter();
        out.tag(7, VARINT);
        out.unsigned(1);
        message.optionBytes = out.finish();
        message.options = { map_entry: true };
      }
      messages(message.messages);
    }
  };
  messages(file.messages);
  for (const service of file.services) {
    for (const method of service.methods)
      if (method.node.options !== undefined) method.optionBytes ??= new Uint8Array(0);
  }
}

function settleFeatures(file: FileElement): void {
  file.features = overridden(defaultFeatures(file.syntax, file.edition), writtenFeatures(file.options));
  for (const type of file.enums) settleEnum(type, file.features);
  for (const message of file.messages) settleMessage(message, file.features);
  for (const extension of file.extensions) settleField(extension, file.features);
  for (const service of file.services) {
    service.features = overridden(file.features, writtenFeatures(service.options));
    for (const method of service.methods)
      method.features = overridden(service.features, writtenFeatures(method.options));
  }
}

function settleEnum(type: EnumElement, parent: FeatureSet): void {
  type.features = overridden(parent, writtenFeatures(type.options));
  for (const value of type.values) value.features = overridden(type.features, writtenFeatures(value.options));
}

function settleMessage(message: MessageElement, parent: FeatureSet): void {
  message.features = overridden(parent, writtenFeatures(message.options));
  for (const range of message.extensionRanges)
    range.features = overridden(message.features, writtenFeatures(range.options));
  for (const oneof of message.oneofs) oneof.features = overridden(message.features, writtenFeatures(oneof.options));
  for (const type of message.enums) settleEnum(type, message.features);
  // Entries are messages of the map's own field: they take its features over.
  const mapFeatures = new Map<MessageElement, FeatureSet>();
  for (const field of message.fields) {
    settleField(field, field.realOneof?.features ?? message.features);
    if (field.isMap && field.messageType !== undefined) mapFeatures.set(field.messageType, field.features);
  }
  for (const extension of message.extensions) settleField(extension, message.features);
  for (const nested of message.messages) settleMessage(nested, mapFeatures.get(nested) ?? message.features);
}

/** Decides a field's features, and computes what the rest of the compiler asks of a field. */
function settleField(field: FieldElement, parent: FeatureSet): void {
  const features = fieldFeatures(field, parent);
  field.features = features;
  if (field.type === 'message' && features.messageEncoding === 'DELIMITED' && !field.isMap && !inMapEntry(field))
    field.type = 'group';
  field.isRequired = features.fieldPresence === 'LEGACY_REQUIRED' && !field.isRepeated;
  if (field.isRequired) field.label = 'required';
  field.hasPresence =
    !field.isRepeated &&
    (field.messageType !== undefined ||
      field.oneof !== undefined ||
      field.isExtension ||
      features.fieldPresence !== 'IMPLICIT');
  field.isPacked =
    field.isRepeated &&
    features.repeatedFieldEncoding === 'PACKED' &&
    field.messageType === undefined &&
    field.type !== 'string' &&
    field.type !== 'bytes';
  field.requiresUtf8 = field.type === 'string' && features.utf8Validation === 'VERIFY';
  field.stringType = stringType(field, features);
  field.treatsEnumAsClosed =
    field.type === 'enum' && (features.cpp.legacyClosedEnum || field.enumType?.isClosed === true);
  settleDefault(field);
}

/** The features of a field: its own, and what older syntax says in other words. */
function fieldFeatures(field: FieldElement, parent: FeatureSet): FeatureSet {
  let features = overridden(parent, writtenFeatures(field.options));
  if (field.file.syntax === 'editions') return features;
  if (field.node.label === 'required') features = { ...features, fieldPresence: 'LEGACY_REQUIRED' };
  else if (field.isProto3Optional) features = { ...features, fieldPresence: 'EXPLICIT' };
  if (field.node.isGroup) features = { ...features, messageEncoding: 'DELIMITED' };
  const { packed } = field.options;
  if (packed !== undefined) features = { ...features, repeatedFieldEncoding: packed === true ? 'PACKED' : 'EXPANDED' };
  return features;
}

function inMapEntry(field: FieldElement): boolean {
  return field.scope?.isMapEntry === true;
}

/** The storage that applies: Cord is there for singular bytes that are no extension; elsewhere it is ignored. */
function stringType(field: FieldElement, features: FeatureSet): FieldElement['stringType'] {
  if (field.type !== 'string' && field.type !== 'bytes') return 'STRING';
  const { ctype } = field.options;
  const asked = ctype === 'CORD' ? 'CORD' : ctype === 'STRING' ? 'STRING' : features.cpp.stringType;
  if (asked === 'CORD' && (field.type !== 'bytes' || field.isRepeated || field.isExtension)) return 'STRING';
  return asked;
}

function settleDefault(field: FieldElement): void {
  if (!field.isResolved) return;
  if (field.node.defaultValue !== undefined) {
    const value = readDefault(field, field.file.reporter);
    if (value !== undefined) field.defaultValue = value;
    return;
  }
  if (field.isRepeated || field.messageType !== undefined) return;
  if (isScalar(field.type)) field.defaultValue = zeroOf(field.type);
  else if (field.enumType?.values[0] !== undefined) field.defaultValue = field.enumType.values[0];
}

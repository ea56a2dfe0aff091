// After names are resolved: interprets options, resolves features, and computes what depends on them.

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

export interface FinalizeContext {
  readonly symbols: SymbolTable;
  readonly optionTypes: OptionTypes;
  /** The options by their nodes, for a file that was read from a descriptor. */
  readonly serialized?: ReadonlyMap<object, Uint8Array> | undefined;
}

/** Interprets the options of a linked file, resolves its features and computes everything that depends on them. */
export function finalizeFile(file: FileElement, { symbols, optionTypes, serialized }: FinalizeContext): void {
  const options =
    serialized === undefined
      ? new OptionInterpreter(file, symbols, optionTypes)
      : new SerializedOptions(file, symbols, optionTypes, serialized);
  // Built-in options first: the features among them decide how the values of custom options are encoded.
  visitOptions(file, (element, kind, nodes, scope) => options.interpretBuiltIn(element, kind, nodes, scope));
  resolveFeatures(file);
  visitOptions(file, (element, kind, nodes, scope) => options.interpretCustom(element, kind, nodes, scope));
  options.finish();
  addImpliedOptions(file);
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

/** Adds options that protoc writes although no statement sets them: `map_entry`, and a method's empty options block. */
function addImpliedOptions(file: FileElement): void {
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

function resolveFeatures(file: FileElement): void {
  file.features = overridden(defaultFeatures(file.syntax, file.edition), writtenFeatures(file.options));
  for (const type of file.enums) resolveEnumFeatures(type, file.features);
  // All types before the first field: a field may refer to an enum that is declared below it.
  for (const message of file.messages) resolveTypeFeatures(message, file.features);
  for (const message of file.messages) resolveFieldFeatures(message);
  for (const extension of file.extensions) finalizeField(extension, file.features);
  for (const service of file.services) {
    service.features = overridden(file.features, writtenFeatures(service.options));
    for (const method of service.methods)
      method.features = overridden(service.features, writtenFeatures(method.options));
  }
}

function resolveEnumFeatures(type: EnumElement, parent: FeatureSet): void {
  type.features = overridden(parent, writtenFeatures(type.options));
  for (const value of type.values) value.features = overridden(type.features, writtenFeatures(value.options));
}

/** Resolves the features of a message and of the types in it. */
function resolveTypeFeatures(message: MessageElement, parent: FeatureSet): void {
  message.features = overridden(parent, writtenFeatures(message.options));
  for (const type of message.enums) resolveEnumFeatures(type, message.features);
  for (const nested of message.messages) resolveTypeFeatures(nested, message.features);
}

/** Resolves the features of the fields, oneofs and extensions of a message, and of the messages in it. */
function resolveFieldFeatures(message: MessageElement): void {
  for (const range of message.extensionRanges)
    range.features = overridden(message.features, writtenFeatures(range.options));
  for (const oneof of message.oneofs) oneof.features = overridden(message.features, writtenFeatures(oneof.options));
  for (const field of message.fields) {
    finalizeField(field, field.realOneof?.features ?? message.features);
    // A map's entry message inherits the features of the map field.
    if (field.isMap && field.messageType !== undefined) field.messageType.features = field.features;
  }
  for (const extension of message.extensions) finalizeField(extension, message.features);
  for (const nested of message.messages) resolveFieldFeatures(nested);
}

/** Resolves a field's features and computes the properties that depend on them. */
function finalizeField(field: FieldElement, parent: FeatureSet): void {
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
  setDefault(field);
}

/** The features of a field: those set on it, and those that proto2 and proto3 express through labels and options. */
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

/** The string type in effect: Cord applies only to singular bytes fields that are not extensions. */
function stringType(field: FieldElement, features: FeatureSet): FieldElement['stringType'] {
  if (field.type !== 'string' && field.type !== 'bytes') return 'STRING';
  const { ctype } = field.options;
  const asked = ctype === 'CORD' ? 'CORD' : ctype === 'STRING' ? 'STRING' : features.cpp.stringType;
  if (asked === 'CORD' && (field.type !== 'bytes' || field.isRepeated || field.isExtension)) return 'STRING';
  return asked;
}

function setDefault(field: FieldElement): void {
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

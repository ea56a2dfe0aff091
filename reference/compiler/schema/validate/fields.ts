// Validates fields and extensions.

import { LARGEST_FIELD_NUMBER } from '../link/linker';
import { isInteger, isWide } from '../model/defaults';
import type { FieldElement } from '../model/elements';
import type { SymbolTable } from '../model/symbols';
import { editionNumber, editionOf } from '../syntax/editions';
import { validateDeclared } from './declarations';
import { validateFieldSupport } from './feature-support';
import { validateFieldFeatures } from './features';
import { hasCustomJsonName } from './json-names';
import { isLite } from './lite';

/** The messages that a proto3 file may extend. */
const OPTION_MESSAGES = new Set(
  ['File', 'Message', 'Field', 'Oneof', 'Enum', 'EnumValue', 'Service', 'Method', 'ExtensionRange'].map(
    (kind) => `google.protobuf.${kind}Options`,
  ),
);

/** Reports every rule that a field or extension breaks. */
export function validateField(field: FieldElement, symbols: SymbolTable): void {
  number(field);
  syntaxRules(field);
  validateFieldFeatures(field);
  if (field.isMap) mapTypes(field);
  else if (field.messageType?.isMapEntry === true)
    field.file.reporter.error(
      field.node.type.start,
      `"${field.messageType.fullName}" is the entry type of a map and cannot be used as a field type`,
    );
  fieldOptions(field);
  validateFieldSupport(field);
  if (field.isExtension && field.containingType !== undefined) extension(field, symbols);
}

function number(field: FieldElement): void {
  const { reporter } = field.file;
  const { start: place, end } = field.node.numberSpan;
  // The parser has already reported a number with a syntax error.
  if (reporter.hasSyntaxErrorIn(place, end)) return;
  if (field.number <= 0) reporter.error(place, `${field.number} is not a valid field number: the smallest is 1`);
  else if (field.number > LARGEST_FIELD_NUMBER && !isOfMessageSet(field))
    reporter.error(place, `${field.number} is too large: the largest field number is ${LARGEST_FIELD_NUMBER}`);
}

function isOfMessageSet(field: FieldElement): boolean {
  return field.isExtension && field.containingType?.options.message_set_wire_format === true;
}

function syntaxRules(field: FieldElement): void {
  const { file, node } = field;
  const { reporter } = file;
  if (file.syntax === 'proto3') {
    if (node.label === 'required') reporter.error(node.type.start, 'proto3 has no required fields');
    if (node.isGroup) reporter.error(node.type.start, 'proto3 has no groups');
    if (node.defaultValue !== undefined)
      reporter.error(node.defaultValue.start, 'proto3 fields cannot have declared defaults');
    if (field.enumType?.isClosed === true)
      reporter.error(
        node.type.start,
        `"${field.enumType.fullName}" is a closed enum: proto3 messages can use only open enums`,
      );
  }
  if (file.syntax === 'editions' && (node.label === 'required' || node.label === 'optional')) {
    if (field.scope?.isMapEntry === true) return;
    const instead = node.label === 'required' ? 'LEGACY_REQUIRED' : 'EXPLICIT';
    reporter.error(node.start, `editions have no \`${node.label}\`: use features.field_presence = ${instead}`);
  }
}

function mapTypes(field: FieldElement): void {
  const [key, value] = field.messageType?.fields ?? [];
  const { reporter } = field.file;
  if (key !== undefined && !isInteger(key.type) && key.type !== 'bool' && key.type !== 'string')
    reporter.error(
      field.node.type.start,
      `a map key must be an integer, a bool or a string, not \`${key.node.type.text}\``,
    );
  if (value?.enumType?.values[0] !== undefined && value.enumType.values[0].number !== 0)
    reporter.error(
      field.node.type.start,
      `"${value.enumType.fullName}" cannot be a map value type: its first value is not 0`,
    );
}

function fieldOptions(field: FieldElement): void {
  const { reporter } = field.file;
  const { options, node } = field;
  const refuse = (message: string): void => reporter.error(node.type.start, message);
  if ((options.lazy === true || options.unverified_lazy === true) && field.type !== 'message')
    refuse('`lazy` applies only to message fields');
  if (options.unverified_lazy === true && field.isExtension) refuse('`unverified_lazy` does not apply to extensions');
  const isPackable = field.messageType === undefined && field.type !== 'string' && field.type !== 'bytes';
  if (options.packed === true && !(field.isRepeated && isPackable))
    refuse('only repeated fields of numbers, bools and enums can be packed');
  if (options.ctype !== undefined && editionOf(field.file) >= editionNumber('2024'))
    refuse('`ctype` was removed in edition 2024: use features.(pb.cpp).string_type');
  if (options.jstype !== undefined && options.jstype !== 'JS_NORMAL' && !isWide(field.type))
    refuse('`jstype` applies only to 64-bit integer fields');
  if (field.isExtension && hasCustomJsonName(field))
    reporter.error(node.jsonNameSpan!.start, 'an extension cannot have a `json_name`');
}

function extension(field: FieldElement, symbols: SymbolTable): void {
  const { file, node, number: tag } = field;
  const { reporter } = file;
  const extendee = field.containingType;
  if (file.syntax === 'proto3' && !OPTION_MESSAGES.has(extendee.fullName))
    reporter.error(node.extendee!.start, 'a proto3 file can extend only option messages');
  if (extendee.extensionRangeOf(tag) === undefined)
    reporter.error(node.numberSpan.start, `"${extendee.fullName}" has no extension range with the number ${tag}`);
  validateDeclared(field);
  const owner = symbols.registerExtension(field);
  if (owner !== undefined) {
    const text = `extension number ${tag} of "${extendee.fullName}" is already used by "${owner.fullName}" in "${owner.file.name}"`;
    // Only a warning, as in protoc: files often conflict with files that their authors do not know.
    if (owner.file === file) reporter.error(node.numberSpan.start, text);
    else reporter.warning(node.numberSpan.start, text);
  }
  if (node.label === 'required') reporter.error(node.type.start, `extension "${field.fullName}" cannot be required`);
  if (isLite(file) && !isLite(extendee.file))
    reporter.error(
      node.extendee!.start,
      `a lite file can extend only lite messages, and "${extendee.fullName}" is not lite`,
    );
  if (isOfMessageSet(field) && (field.isRepeated || field.isRequired || field.type !== 'message'))
    reporter.error(node.type.start, 'an extension of a message set must be an optional message');
}

// Checks that protoc applies to requested files only, not to their imports.

import type { EnumElement, FieldElement, FileElement, MessageElement, OptionsKind } from '../model/elements';
import type { OptionNode } from '../syntax/ast';
import { MessageValue } from '../values/message-value';

const FIRST_RESERVED = 19_000;
const LAST_RESERVED = 19_999;

/** The kind of an element in OptionTargetType, and in messages. */
const targets: Readonly<Record<OptionsKind, readonly [string, string]>> = {
  FileOptions: ['TARGET_TYPE_FILE', 'a file'],
  MessageOptions: ['TARGET_TYPE_MESSAGE', 'a message'],
  FieldOptions: ['TARGET_TYPE_FIELD', 'a field'],
  OneofOptions: ['TARGET_TYPE_ONEOF', 'a oneof'],
  EnumOptions: ['TARGET_TYPE_ENUM', 'an enum'],
  EnumValueOptions: ['TARGET_TYPE_ENUM_ENTRY', 'an enum value'],
  ServiceOptions: ['TARGET_TYPE_SERVICE', 'a service'],
  MethodOptions: ['TARGET_TYPE_METHOD', 'a method'],
  ExtensionRangeOptions: ['TARGET_TYPE_EXTENSION_RANGE', 'an extension range'],
};

/** Reports every rule for requested files that the file breaks. */
export function validateRoot(file: FileElement): void {
  for (const field of fieldsOf(file)) fieldNumber(field);
  for (const [node, { kind, fields, value }] of file.optionMeanings) {
    for (const field of fields) target(file, node, kind, field);
    targetsWithin(file, node, kind, value);
  }
  for (const dependency of file.optionImports) redaction(file, dependency);
  // protoc gives these warnings only for files without errors.
  if (file.reporter.errorCount === 0) genericServices(file);
}

function* fieldsOf(scope: FileElement | MessageElement): Generator<FieldElement> {
  if ('fields' in scope) yield* scope.fields;
  yield* scope.extensions;
  for (const message of scope.messages) yield* fieldsOf(message);
}

function fieldNumber({ number, node, file }: FieldElement): void {
  if (number < FIRST_RESERVED || number > LAST_RESERVED) return;
  const text = `field numbers ${FIRST_RESERVED} to ${LAST_RESERVED} are reserved for the protobuf implementation`;
  file.reporter.error(node.numberSpan.start, text);
}

function target(file: FileElement, node: OptionNode, kind: OptionsKind, field: FieldElement): void {
  const [name, targetName] = targets[kind];
  const allowed = field.options.targets;
  if (Array.isArray(allowed) && allowed.length > 0 && !allowed.includes(name))
    file.reporter.error(node.start, `"${field.fullName}" cannot be set on ${targetName}`);
}

function targetsWithin(file: FileElement, node: OptionNode, kind: OptionsKind, value: unknown): void {
  if (!(value instanceof MessageValue)) return;
  for (const { field, value: all } of value.entries.values()) {
    target(file, node, kind, field);
    for (const one of Array.isArray(all) ? all : [all]) targetsWithin(file, node, kind, one);
  }
}

/**
 * Options that keep fields out of logs must be available at run time, so `import option` does not suffice.
 */
function redaction(file: FileElement, dependency: FileElement): void {
  const seen = new Set<MessageElement>();
  const redacts = (type: EnumElement) => type.values.some(({ options }) => options.debug_redact === true);
  const leadsToRedaction = (field: FieldElement): boolean => {
    if (field.enumType !== undefined) return redacts(field.enumType);
    if (field.messageType === undefined || seen.has(field.messageType)) return false;
    seen.add(field.messageType);
    return field.messageType.fields.some(leadsToRedaction);
  };
  const option = [...fieldsOf(dependency)].find((field) => field.isExtension && leadsToRedaction(field));
  if (option === undefined) return;
  const place = file.node.imports.find(({ path }) => path === dependency.name)?.start ?? 0;
  file.reporter.error(
    place,
    `"${option.fullName}" of "${dependency.name}" has values with \`debug_redact\`: import the file without \`option\``,
  );
}

const GENERIC = ['cc_generic_services', 'java_generic_services', 'py_generic_services'];

function genericServices(file: FileElement): void {
  const set = GENERIC.find((name) => file.options[name] === true);
  const node = file.node.options.find(({ name }) => name[0]?.text === set);
  if (set === undefined || node === undefined) return;
  file.reporter.warning(node.start, `\`${set}\` is deprecated: use your RPC system's plugin to generate services`);
}

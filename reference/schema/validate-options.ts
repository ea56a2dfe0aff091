// The rules of options that are about the options themselves: where they may stand, and in which editions.
import type { OptionNode } from './ast';
import type { OptionsKind } from './builtin-options';
import type { OptionMessage } from './descriptor';
import { editionNumber, editionOf } from './editions';
import { EnumValueElement, type FieldElement, type FileElement } from './elements';
import { MessageValue, type SingleValue } from './message-value';

/** What an element is called where options say on what they can stand, and what it is called in a message. */
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

/** What an option statement sets: the fields from the options message down, and the value. */
export interface OptionMeaning {
  readonly kind: OptionsKind;
  readonly fields: readonly FieldElement[];
  readonly value: SingleValue;
  /** The index of the value in a repeated field. */
  readonly index: number | undefined;
}

/** Reports options that stand where they cannot, or in an edition that does not have them. */
export function validateOptions(file: FileElement): void {
  for (const [node, meaning] of file.optionMeanings) {
    const isFeature = meaning.fields.some(isFeatureSet);
    if (isFeature && file.syntax !== 'editions') {
      file.reporter.error(node.start, 'features are for editions');
      continue;
    }
    for (const field of meaning.fields) validateUse(file, node, meaning.kind, field);
    validateValue(file, node, meaning.kind, meaning.fields.at(-1)!, meaning.value, isFeature);
  }
}

function isFeatureSet(field: FieldElement): boolean {
  return field.messageType?.fullName === 'google.protobuf.FeatureSet';
}

function validateUse(file: FileElement, node: OptionNode, kind: OptionsKind, field: FieldElement): void {
  const [target, inWords] = targets[kind];
  const allowed = field.options.targets;
  if (Array.isArray(allowed) && allowed.length > 0 && !allowed.includes(target))
    file.reporter.error(node.start, `"${field.fullName}" cannot stand on ${inWords}`);
  validateSupport(file, node, field.fullName, field.options.feature_support as OptionMessage | undefined);
}

/** An option, or a value of one, may be new, outdated or gone in an edition. */
function validateSupport(file: FileElement, node: OptionNode, name: string, support: OptionMessage | undefined): void {
  if (support === undefined) return;
  const edition = editionOf(file);
  const bound = (key: string): number | undefined => {
    const value = support[key];
    return typeof value === 'string' ? editionNumber(value) : undefined;
  };
  const introduced = bound('edition_introduced');
  const deprecated = bound('edition_deprecated');
  const removed = bound('edition_removed');
  const inWords = (key: string) => String(support[key]).replace(/^EDITION_/, 'edition ');
  if (introduced !== undefined && edition < introduced)
    file.reporter.error(node.start, `"${name}" is there from ${inWords('edition_introduced')} on`);
  else if (removed !== undefined && edition >= removed)
    file.reporter.error(
      node.start,
      `"${name}" is gone since ${inWords('edition_removed')}: ${String(support.removal_error ?? 'it has no successor')}`,
    );
  else if (deprecated !== undefined && edition >= deprecated)
    file.reporter.warning(
      node.start,
      `"${name}" is deprecated since ${inWords('edition_deprecated')}: ${String(support.deprecation_warning ?? '')}`,
    );
}

function validateValue(
  file: FileElement,
  node: OptionNode,
  kind: OptionsKind,
  field: FieldElement,
  value: SingleValue,
  isFeature: boolean,
): void {
  if (value instanceof MessageValue) {
    for (const { field: inner, value: all } of value.entries.values()) {
      validateUse(file, node, kind, inner);
      for (const one of Array.isArray(all) ? all : [all])
        validateValue(file, node, kind, inner, one, isFeature || isFeatureSet(inner));
    }
  } else if (value instanceof EnumValueElement) {
    if (isFeature && value.number === 0)
      file.reporter.error(
        node.value.start,
        `"${field.name}" needs a value that says something: ${value.name} does not`,
      );
    validateSupport(file, node, value.name, value.options.feature_support as OptionMessage | undefined);
  }
}

// Validates the use of options: on which elements, and in which editions.

import type { OptionMessage } from '../model/descriptor';
import { EnumValueElement, type FieldElement, FileElement, OneofElement, type Optioned } from '../model/elements';
import type { OptionNode } from '../syntax/ast';
import { editionNumber, editionOf } from '../syntax/editions';
import { MessageValue } from '../values/message-value';

/** Reports options on elements or in editions that do not allow them. */
export function validateOptions(file: FileElement): void {
  for (const [node, meaning] of file.optionMeanings) {
    const isFeature = meaning.fields.some(isFeatureSet);
    const { element } = meaning;
    if (isFeature && file.syntax !== 'editions') {
      const place = element === file ? (file.node.syntaxStatement?.start ?? node.start) : placeOf(element, node);
      file.reporter.error(place, 'features are allowed only in editions');
      continue;
    }
    const use = { file, node, element };
    for (const field of meaning.fields) validateUse(use, field);
    validateValue(use, meaning.fields.at(-1)!, meaning.value);
  }
}

/** The use of an option. */
interface Use {
  readonly file: FileElement;
  readonly node: OptionNode;
  readonly element: Optioned;
}

/** Where to report an error in an option: at the name of its element or, without one, at the option. */
function placeOf(element: Optioned, node: OptionNode): number {
  if (element instanceof FileElement) return element.node.packageStatement?.start ?? node.start;
  return 'nameStart' in element && !(element instanceof OneofElement) ? element.nameStart : node.start;
}

function isFeatureSet(field: FieldElement): boolean {
  return field.messageType?.fullName === 'google.protobuf.FeatureSet';
}

function validateUse(use: Use, field: FieldElement): void {
  validateSupport(use, field.fullName, field.options.feature_support as OptionMessage | undefined);
}

/** Checks that an option or its value exists in the edition, and is not deprecated or removed. */
function validateSupport({ file, node, element }: Use, name: string, support: OptionMessage | undefined): void {
  if (support === undefined) return;
  const place = placeOf(element, node);
  const edition = editionOf(file);
  const bound = (key: string): number | undefined => {
    const value = support[key];
    return typeof value === 'string' ? editionNumber(value) : undefined;
  };
  const introduced = bound('edition_introduced');
  const deprecated = bound('edition_deprecated');
  const removed = bound('edition_removed');
  const editionText = (key: string) => String(support[key]).replace(/^EDITION_/, 'edition ');
  if (introduced !== undefined && edition < introduced)
    file.reporter.error(place, `"${name}" is available only from ${editionText('edition_introduced')} on`);
  else if (removed !== undefined && edition >= removed)
    file.reporter.error(
      place,
      `"${name}" was removed in ${editionText('edition_removed')}: ${String(support.removal_error ?? 'it has no replacement')}`,
    );
  else if (deprecated !== undefined && edition >= deprecated)
    file.reporter.warning(
      place,
      `"${name}" is deprecated since ${editionText('edition_deprecated')}: ${String(support.deprecation_warning ?? '')}`,
    );
}

function validateValue(use: Use, field: FieldElement, value: unknown): void {
  const { file, node, element } = use;
  if (value instanceof MessageValue) {
    for (const { field: inner, value: all } of value.entries.values()) {
      validateUse(use, inner);
      for (const one of Array.isArray(all) ? all : [all]) validateValue(use, inner, one);
    }
  } else if (value instanceof EnumValueElement) {
    // Each generator checks its own features.
    if (value.number === 0 && field.containingType?.fullName === 'google.protobuf.FeatureSet')
      file.reporter.error(
        element === file ? (file.node.syntaxStatement?.start ?? node.start) : placeOf(element, node),
        `"${field.name}" cannot be set to ${value.name}`,
      );
    validateSupport(use, value.fullName, value.options.feature_support as OptionMessage | undefined);
  }
}

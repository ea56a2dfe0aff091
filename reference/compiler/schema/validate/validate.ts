// Validates a linked file: imports, visibility and services here; its elements in the other files of this folder.

import { LARGEST_FIELD_NUMBER } from '../link/linker';
import type { EnumElement, FileElement, MessageElement } from '../model/elements';
import type { SymbolTable } from '../model/symbols';
import { validateEnum } from './enums';
import { validateFileFeatures } from './features';
import { validateField } from './fields';
import { validateLimits } from './limits';
import { isLite } from './lite';
import { validateMessage } from './messages';
import { validateNaming } from './naming';
import { validateOptions } from './options';

/** Reports every rule that a linked file breaks. */
export function validateFile(file: FileElement, symbols: SymbolTable): void {
  validateImports(file);
  validateOptions(file);
  validateFileFeatures(file);
  validateServices(file);
  // Descriptors lack features that are retained in source files only, and these checks depend on them.
  const hasAllFeatures = file.reporter.source.hasPlaces;
  if (hasAllFeatures) {
    validateNaming(file);
    validateLimits(file);
  }
  const messages = (list: readonly MessageElement[]): void => {
    for (const message of list) {
      validateMessage(message);
      for (const field of message.fields) validateField(field, symbols);
      for (const extension of message.extensions) validateField(extension, symbols);
      message.enums.forEach(validateEnum);
      messages(message.messages);
    }
  };
  messages(file.messages);
  if (hasAllFeatures) validateVisibility(file);
  file.enums.forEach(validateEnum);
  for (const extension of file.extensions) validateField(extension, symbols);
}

/**
 * Under strict visibility, nested types cannot be exported, except enums in a message that only serves as their scope.
 */
function validateVisibility(file: FileElement): void {
  if (file.features.defaultSymbolVisibility !== 'STRICT') return;
  const refuse = (type: MessageElement | EnumElement) =>
    file.reporter.error(
      type.nameStart,
      `"${type.fullName}" is nested and cannot be exported: declare it at the top level (features.default_symbol_visibility = STRICT)`,
    );
  const visit = (message: MessageElement): void => {
    for (const nested of message.messages) {
      if (nested.node.visibility === 'export') refuse(nested);
      visit(nested);
    }
    for (const type of message.enums) if (type.node.visibility === 'export' && !isScope(message)) refuse(type);
  };
  for (const message of file.messages) visit(message);
}

/** Whether the message only serves as a scope for its enums: it is local, and all its numbers are reserved. */
function isScope(message: MessageElement): boolean {
  return (
    message.node.visibility !== 'export' &&
    message.fields.length === 0 &&
    message.reservedRanges.length === 1 &&
    message.reservedRanges[0]!.start === 1 &&
    message.reservedRanges[0]!.end > LARGEST_FIELD_NUMBER
  );
}

/** Lite code has no descriptors, so a file with descriptors cannot import a lite file. */
function validateImports(file: FileElement): void {
  if (isLite(file)) return;
  const byName = new Map(file.dependencies.map((dependency) => [dependency.name, dependency]));
  for (const node of file.node.imports) {
    const imported = byName.get(node.path);
    if (imported === undefined || !isLite(imported)) continue;
    file.reporter.error(
      node.start,
      `"${node.path}" has \`optimize_for = LITE_RUNTIME\`: only lite files can import it, and this file is not lite`,
    );
  }
}

/** Generic services need descriptors, which lite code does not have. */
function validateServices(file: FileElement): void {
  const { cc_generic_services: cpp, java_generic_services: java } = file.options;
  if (!isLite(file) || (cpp !== true && java !== true)) return;
  const option = cpp === true ? 'cc_generic_services' : 'java_generic_services';
  for (const service of file.services)
    file.reporter.error(
      service.nameStart,
      `a file with \`optimize_for = LITE_RUNTIME\` cannot have generic services: set \`${option} = false\``,
    );
}

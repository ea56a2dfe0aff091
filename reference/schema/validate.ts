// The rules that a linked file must keep: the file itself, its packages and imports, its methods.
import type { FileElement, MessageElement } from './elements';
import type { SymbolTable } from './symbols';
import { validateEnum } from './validate-enums';
import { validateField } from './validate-fields';
import { validateMessage } from './validate-messages';

/**
 * Reports what a linked file may not say.
 * @param syntaxIsComplete false when statements are missing from the tree: then nothing is told of what seems empty
 */
export function validateFile(file: FileElement, symbols: SymbolTable, syntaxIsComplete: boolean): void {
  validateImports(file);
  const messages = (list: readonly MessageElement[]): void => {
    for (const message of list) {
      validateMessage(message);
      for (const field of message.fields) validateField(field, symbols);
      for (const extension of message.extensions) validateField(extension, symbols);
      for (const type of message.enums) validateEnum(type, syntaxIsComplete);
      messages(message.messages);
    }
  };
  messages(file.messages);
  for (const type of file.enums) validateEnum(type, syntaxIsComplete);
  for (const extension of file.extensions) validateField(extension, symbols);
}

/** Lite code cannot serve descriptors, so nothing that has them may stand on it. */
function validateImports(file: FileElement): void {
  if (isLite(file)) return;
  for (const node of file.node.imports) {
    const imported = file.dependencies.find((dependency) => dependency.name === node.path);
    if (imported === undefined || !isLite(imported)) continue;
    file.reporter.error(
      node.start,
      `"${node.path}" has \`optimize_for = LITE_RUNTIME\`, so only lite files can import it, and this one is not lite`,
    );
  }
}

/** Is code for this file generated against the lite runtime? */
export function isLite(file: FileElement): boolean {
  return file.options.optimize_for === 'LITE_RUNTIME';
}

// `--direct_dependencies` and `--option_dependencies`: let a build tool restrict what a schema may import.

import type { Diagnostic, FileDescriptor } from '../../schema/model/descriptor';
import type { AllowedDependencies } from '../arguments/request';

/**
 * Reports every import of the inputs that is not allowed, with its position.
 * @returns whether all imports are allowed
 */
export function keepsToDependencies(
  files: readonly FileDescriptor[],
  { direct, directMessage, option, optionMessage }: AllowedDependencies,
  report: (diagnostic: Diagnostic) => void,
): boolean {
  let keeps = true;
  const check = (
    file: FileDescriptor,
    imports: readonly FileDescriptor[],
    allowed: ReadonlySet<string> | undefined,
    text: string,
  ) => {
    if (allowed === undefined) return;
    for (const { name } of imports) {
      if (allowed.has(name)) continue;
      keeps = false;
      report({ ...file.importPosition(name), severity: 'error', message: text.replaceAll('%s', name) });
    }
  };
  for (const file of files) {
    check(file, file.dependencies, direct, directMessage);
    check(file, file.optionImports, option, optionMessage);
  }
  return keeps;
}

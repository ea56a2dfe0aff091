// The tools of the machine that a run needs: a missing one ends the run before anything is judged.

import { findTools, type ToolName, type Tools } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import type { CppSubject } from '../subject/manifest';

/** What each tool does in a run. */
const purposes = {
  ninja: ['ninja', 'builds the test programs'],
  compiler: ['clang++', 'compiles the generated code'],
  linker: ['lld', 'links the test programs'],
  sanitizers: ['clang’s sanitizer libraries', 'find errors of memory; without them, write `sanitizers: false`'],
  pkgConfig: ['pkg-config', 'finds the packages of the manifest’s `pkg_config`'],
} satisfies Partial<Record<ToolName, readonly [title: string, purpose: string]>>;

/**
 * Checks that the tools for building a subject's C++ are installed.
 *
 * @param command what a user types to run this subject, as in `RunOptions`
 * @throws UsageError that lists all missing tools
 */
export function checkTools(cpp: CppSubject, command: string, tools: Tools = findTools()): void {
  const needed: (keyof typeof purposes)[] = [
    'ninja',
    ...(cpp.compiler === undefined ? (['compiler'] as const) : []),
    'linker',
    ...(cpp.sanitizers ? (['sanitizers'] as const) : []),
    ...(cpp.pkgConfig.full.length + cpp.pkgConfig.lite.length > 0 ? (['pkgConfig'] as const) : []),
  ];
  const missing = needed.filter((name) => tools[name] === undefined).map((name) => purposes[name]);
  if (missing.length === 0) return;
  throw new UsageError(
    `The run needs ${missing.length === 1 ? 'a tool that is' : 'tools that are'} not installed:\n${missing
      .map(([title, purpose]) => `  - ${title}: ${purpose}`)
      .join('\n')}`,
    `\`${command} doctor\` says how to install ${missing.length === 1 ? 'it' : 'them'}.`,
  );
}

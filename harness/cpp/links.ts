// Plain paths: those that ninja and the compiler's dependency files can express. Other paths are replaced by symbolic
// links with plain names in the build folder. Pure: it says which links are needed.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { UsageError } from '../../support/usage-error';
import type { Toolchain } from './build-config';

/**
 * Dependency files have no common quoting: clang does not escape quotes, `&`, `;` and `|`, and ninja ends a name at
 * them. Letters beyond ASCII are fine.
 */
const plain = /^[A-Za-z0-9_@%+=,./~\u0080-\u{10FFFF}-]*$/u;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Whether ninja and dependency files can express a path as it is. */
export function isPlain(file: string): boolean {
  return plain.test(file);
}

/** A name without characters that are special for ninja or a shell; different names stay different. */
export function plainName(name: string): string {
  const replaced = name.replace(/[^A-Za-z0-9._/-]/g, '_');
  return replaced === name ? name : `${replaced}-${digest(name)}`;
}

/** A path as clang writes it into a dependency file. clang takes a backslash for a path separator. */
function inDependencyFile(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replaceAll('$', () => '$$')
    .replace(/[ #]/g, '\\$&');
}

/** The links that a build needs: their names, relative to the build folder, and their targets. */
export type Links = ReadonlyMap<string, string>;

/**
 * The toolchain with plain paths, and the links that they need.
 *
 * @param buildFolder where the build runs
 * @throws UsageError for a source file whose own name is not plain
 */
export function plainPaths(tools: Toolchain, buildFolder: string): { tools: Toolchain; links: Links } {
  const links = new Map<string, string>();
  const link = (target: string): string => {
    // The link's target ends with the last folder that is not plain: ninja shortens `a/../b` to `b`, which would be
    // another folder if `a` were a link.
    const parts = target.split('/');
    const last = parts.findLastIndex((part) => !isPlain(part));
    if (last < 0) return target;
    const root = parts.slice(0, last + 1).join('/');
    const name = `linked/${digest(root)}`;
    links.set(name, root);
    return [name, ...parts.slice(last + 1)].join('/');
  };
  const file = (target: string): string => {
    const name = path.basename(target);
    // With a link to the file itself, its `#include "…"` would be searched in the wrong folder.
    if (isPlain(name)) return link(target);
    throw new UsageError(
      `The source ${target} cannot be built: ${JSON.stringify(name)} has a character that dependency files cannot express.`,
      'Give the file a name of letters, digits, `.`, `_` and `-`. The folders that it is in may have any name.',
    );
  };
  const flags = (words: readonly string[]): string[] =>
    words.map((word) => (word.startsWith('-I/') ? `-I${link(word.slice(2))}` : word));
  const each = <Value>(
    lists: Readonly<Record<'full' | 'lite', Value>>,
    change: (list: Value) => Value,
  ): Readonly<Record<'full' | 'lite', Value>> => ({ full: change(lists.full), lite: change(lists.lite) });
  const { preludes, ...others } = tools;
  const plainTools: Toolchain = {
    ...others,
    ...(!isPlain(buildFolder) && { dependencyPrefix: `${inDependencyFile(buildFolder)}/` }),
    include: tools.include.map(link),
    flags: flags(tools.flags),
    compileFlags: each(tools.compileFlags, flags),
    sources: each(tools.sources, (list) => list.map(file)),
    conformanceInclude: link(tools.conformanceInclude),
    conformanceSources: tools.conformanceSources.map(file),
    limitSource: file(tools.limitSource),
    renewSource: file(tools.renewSource),
    ...(tools.askSource !== undefined && { askSource: file(tools.askSource) }),
  };
  // A link is in one build folder: what is compiled with it cannot be shared.
  return { tools: { ...plainTools, ...(preludes && links.size === 0 && { preludes }) }, links };
}

// Paths that ninja and the compiler's dependency files can express. Where a path of the machine has other characters, the
// build goes through a symbolic link in its own folder, which has a plain name. Pure: it says which links are needed.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { UsageError } from '../../support/usage-error';
import type { Toolchain } from './build-config';

/**
 * Dependency files have no common quoting: clang writes quotes, `&`, `;` or `|` as they are, and ninja ends a name there.
 * Letters beyond ASCII are all right.
 */
const plain = /^[A-Za-z0-9_@%+=,./~\u0080-\u{10FFFF}-]*$/u;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** A name without characters that mean anything to ninja or a shell; different names stay different. */
export function plainName(name: string): string {
  const replaced = name.replace(/[^A-Za-z0-9._/-]/g, '_');
  return replaced === name ? name : `${replaced}-${digest(name)}`;
}

/** A path as clang writes it into a dependency file: it takes a backslash for a separator of folders. */
function inDependencyFile(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replaceAll('$', () => '$$')
    .replace(/[ #]/g, '\\$&');
}

/** The links that a build needs: their names, relative to the build folder, and where they lead. */
export type Links = ReadonlyMap<string, string>;

/**
 * A toolchain whose paths are plain, and the links that make them so.
 *
 * @param buildFolder where the build runs
 * @throws UsageError for a name that cannot be helped
 */
export function plainPaths(tools: Toolchain, buildFolder: string): { tools: Toolchain; links: Links } {
  const links = new Map<string, string>();
  const link = (target: string): string => {
    // The link leads to the last folder whose name is not plain, not further: ninja shortens `a/../b` to `b`, which is
    // another place where `a` is a link.
    const parts = target.split('/');
    const last = parts.findLastIndex((part) => !plain.test(part));
    if (last < 0) return target;
    const root = parts.slice(0, last + 1).join('/');
    const name = `linked/${digest(root)}`;
    links.set(name, root);
    return [name, ...parts.slice(last + 1)].join('/');
  };
  const file = (target: string): string => {
    const name = path.basename(target);
    // A link to the file itself would lead its `#include "…"` to the wrong folder.
    if (plain.test(name)) return link(target);
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
  const plainTools: Toolchain = {
    ...tools,
    ...(!plain.test(buildFolder) && { dependencyPrefix: `${inDependencyFile(buildFolder)}/` }),
    include: tools.include.map(link),
    flags: flags(tools.flags),
    compileFlags: each(tools.compileFlags, flags),
    sources: each(tools.sources, (list) => list.map(file)),
    conformanceInclude: link(tools.conformanceInclude),
    conformanceSources: tools.conformanceSources.map(file),
    limitSource: file(tools.limitSource),
  };
  return { tools: plainTools, links };
}

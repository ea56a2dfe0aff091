// Where the files of a subject are: what a run depends on.

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../cpp/tool-identity';
import type { Subject } from '../subject/manifest';

/** Files and folders, by what depends on them. Absolute paths. */
export interface SubjectPlaces {
  /** The manifests. */
  readonly manifests: readonly string[];
  /** What the `prepare` commands read. */
  readonly prepare: readonly string[];
  /** The generator and the runtime. */
  readonly cpp: readonly string[];
  /** The extension and its driver. */
  readonly ide: readonly string[];
}

export function placesOf(subject: Subject): SubjectPlaces {
  const { cpp, ide, manifests } = subject;
  const globs = [...(cpp?.sources.full ?? []), ...(cpp?.sources.lite ?? [])];
  return {
    manifests,
    prepare: preparePlaces(subject),
    cpp: [...filesIn(cpp?.generator ?? []).filter(isNotNode), ...(cpp?.include ?? []), ...globs.map(folderOfGlob)],
    ide: ide ? [ide.extension, ...(ide.driver === undefined ? [] : [ide.driver])] : [],
  };
}

/**
 * What the commands read is not declared. A command such as `node ../build.js` reads what is beside its script; others,
 * such as `make`, what is beside the manifest.
 */
function preparePlaces({ prepare, directory }: Subject): string[] {
  if (prepare.length === 0) return [];
  const named = prepare.flatMap(([program, ...words]) => {
    const own = filesIn([program!]).filter((file) => !path.relative(directory, file).startsWith('..'));
    return [...own, ...filesIn(words).filter(isNotNode)].filter(existsSync);
  });
  const places = named.map((file) => (statSync(file).isDirectory() ? file : path.dirname(file)));
  return places.length > 0 ? [...new Set(places)] : [directory];
}

const isNotNode = (file: string): boolean => file !== process.execPath;

/** `/runtime/src/**\/*.cc` -> `/runtime/src` */
function folderOfGlob(glob: string): string {
  const special = glob.search(/[*?[\]{}()!\\]/);
  return special < 0 ? glob : path.dirname(`${glob.slice(0, special)}x`);
}

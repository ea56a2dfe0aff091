// Compiles the same schemas with both compilers, and compares which they accept, and the descriptors.

import { differences } from '../../reference/compiler/real-compiler/compare';
import { compileForReal } from '../../reference/compiler/real-compiler/real-descriptors';
import { compile } from '../../reference/compiler/schema/compiler';
import {
  serialized,
  serializedWithSourceInfo,
} from '../../reference/compiler/schema/serialization/file-descriptor-proto';
import { readerOf } from './schemas';

/** The result for one schema. */
export type Agreement =
  | { readonly name: string; readonly kind: 'equal' | 'both refuse' }
  | { readonly name: string; readonly kind: 'only we refuse' | 'only we accept' | 'different'; readonly why: string[] };

/** The results for a set of schemas. */
export interface CorpusJudgement {
  readonly agreements: readonly Agreement[];
  /** The seconds that our front end and the real compiler took for the schemas that both accept. */
  readonly ours: number;
  readonly real: number;
}

/**
 * Compares our front end with the real compiler.
 * @param names the schemas, relative to one of the roots
 * @param roots the folders to search for schemas and their imports
 * @param sourceInfo whether to compare positions and comments too
 */
export function judgeSchemas(names: readonly string[], roots: readonly string[], sourceInfo: boolean): CorpusJudgement {
  const agreements = new Map<string, Agreement>();
  // One refused file makes the whole run fail, so refused files are removed and judged one by one.
  let accepted = [...names];
  let real = compileForReal(accepted, roots, sourceInfo);
  while (!real.accepted) {
    const refused = refusedIn(real.output, accepted, roots);
    if (refused.size === 0) throw new Error(`the real compiler failed, but named none of the schemas:\n${real.output}`);
    for (const name of refused) agreements.set(name, judgeAlone(name, roots, sourceInfo));
    accepted = accepted.filter((name) => !refused.has(name));
    real = compileForReal(accepted, roots, sourceInfo);
  }
  const read = readerOf(roots);
  const start = performance.now();
  let ours = compile(accepted, read);
  while (ours.files.length === 0 && accepted.length > 0) {
    const errors = ours.diagnostics.filter(({ severity }) => severity === 'error');
    const refused = new Set(errors.map(({ file }) => file));
    for (const name of refused) {
      const why = errors.filter(({ file }) => file === name).map(({ line, message }) => `${line}: ${message}`);
      agreements.set(name, { name, kind: 'only we refuse', why });
    }
    const remaining = accepted.filter((name) => !refused.has(name));
    if (remaining.length === accepted.length) throw new Error(`all errors are in imports: ${[...refused].join(', ')}`);
    accepted = remaining;
    ours = compile(accepted, read);
  }
  const ourBytes = ours.files.map((file) => (sourceInfo ? serializedWithSourceInfo(file) : serialized(file)));
  const seconds = (performance.now() - start) / 1000;
  ours.files.forEach(({ name }, index) => {
    agreements.set(name, compared(name, ourBytes[index]!, real.descriptors.get(name)!));
  });
  return { agreements: names.map((name) => agreements.get(name)!), ours: seconds, real: real.seconds };
}

/** Judges one schema in a run of its own. Together with others, it may conflict with their declarations. */
function judgeAlone(name: string, roots: readonly string[], sourceInfo: boolean): Agreement {
  const real = compileForReal([name], roots, sourceInfo);
  const { files, diagnostics } = compile([name], readerOf(roots));
  const [file] = files;
  if (!real.accepted) {
    return file === undefined ? { name, kind: 'both refuse' } : { name, kind: 'only we accept', why: [real.output] };
  }
  if (file === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return { name, kind: 'only we refuse', why: errors.map(({ line, message }) => `${line}: ${message}`) };
  }
  return compared(name, sourceInfo ? serializedWithSourceInfo(file) : serialized(file), real.descriptors.get(name)!);
}

function compared(name: string, ours: Uint8Array, real: Uint8Array): Agreement {
  const why = differences(ours, real);
  return why.length === 0 ? { name, kind: 'equal' } : { name, kind: 'different', why };
}

/** The schemas that the real compiler's output reports errors for. */
function refusedIn(output: string, names: readonly string[], roots: readonly string[]): Set<string> {
  const asked = new Set(names);
  const refused = new Set<string>();
  for (const line of output.split('\n')) {
    const [, place] = /^(.+?):(?:\d+:\d+:)? (?!warning)/.exec(line) ?? [];
    if (place === undefined) continue;
    const root = roots.find((folder) => place.startsWith(`${folder}/`));
    const name = root === undefined ? place : place.slice(root.length + 1);
    if (asked.has(name)) refused.add(name);
  }
  return refused;
}

// Both compilers on the same schemas: who accepts what, and are the descriptors equal?

import { differences } from '../../reference/compiler/real-compiler/compare';
import { compileForReal } from '../../reference/compiler/real-compiler/real-descriptors';
import { compile } from '../../reference/compiler/schema/compiler';
import {
  serialized,
  serializedWithSourceInfo,
} from '../../reference/compiler/schema/serialization/file-descriptor-proto';
import { readerOf } from './schemas';

/** What is said of one schema. */
export type Agreement =
  | { readonly name: string; readonly kind: 'equal' | 'both refuse' }
  | { readonly name: string; readonly kind: 'only we refuse' | 'only we accept' | 'different'; readonly why: string[] };

/** The outcome for a set of schemas. */
export interface CorpusJudgement {
  readonly agreements: readonly Agreement[];
  /** Seconds that the front end and the real compiler took for the schemas that both accept. */
  readonly ours: number;
  readonly real: number;
}

/**
 * Holds the front end to the real compiler on schemas.
 * @param names virtual paths
 * @param roots the folders in which they and their imports are searched
 * @param sourceInfo whether places and comments are compared too
 */
export function judgeSchemas(names: readonly string[], roots: readonly string[], sourceInfo: boolean): CorpusJudgement {
  const agreements = new Map<string, Agreement>();
  // One file that is refused spoils the whole run, so those are found and judged by themselves.
  let accepted = [...names];
  let real = compileForReal(accepted, roots, sourceInfo);
  while (!real.accepted) {
    const refused = refusedIn(real.output, accepted, roots);
    if (refused.size === 0) throw new Error(`the real compiler fails, and names no file of ours:\n${real.output}`);
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
    if (remaining.length === accepted.length) throw new Error(`errors in imports alone: ${[...refused].join(', ')}`);
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

/** Judges a schema by itself: among others it may be refused for what another one declares. */
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

/** The schemas of ours that stand in front of an error. */
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

// Compiles randomly edited schemas with both compilers, and compares the results.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { differences } from '../../reference/compiler/real-compiler/compare';
import { realInclude } from '../../reference/compiler/real-compiler/real-compiler';
import { compileForReal } from '../../reference/compiler/real-compiler/real-descriptors';
import { compile } from '../../reference/compiler/schema/compiler';
import { serialized } from '../../reference/compiler/schema/serialization/file-descriptor-proto';
import { mutated, randomSequence } from './mutate';
import { corpusNames, corpusRoots, readerOf, sampleOf } from './schemas';

const testdata = path.join(__dirname, '../../reference/compiler/schema/testdata');
/** The maximal size of a schema to edit. Larger ones mostly exercise the same code again. */
const mostBytes = 6000;

/** A schema on which the two compilers disagree. */
export interface Disagreement {
  readonly seed: number;
  /** The name of the original schema. */
  readonly from: string;
  readonly kind: 'only we refuse' | 'only we accept' | 'different';
  readonly why: readonly string[];
  readonly text: string;
}

/** The outcome of many edits. */
export interface MutationJudgement {
  readonly judged: number;
  readonly acceptedByBoth: number;
  readonly refusedByBoth: number;
  /** Schemas that crashed the real compiler: one of its own checks failed. */
  readonly crashes: readonly { readonly seed: number; readonly from: string; readonly output: string }[];
  readonly disagreements: readonly Disagreement[];
}

/**
 * Judges randomly edited schemas.
 * @param count the number of schemas
 * @param firstSeed the seed of the first schema; each other has the next seed
 * @param onProgress receives the number of judged schemas after each one
 */
export function judgeMutations(
  count: number,
  firstSeed: number,
  onProgress: (done: number) => void,
): MutationJudgement {
  const origins = originals();
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-mutations-'));
  const roots = [folder, path.join(testdata, 'valid'), path.join(testdata, 'imported'), ...corpusRoots, realInclude];
  const read = readerOf(roots);
  const name = 'mutated.proto';
  let acceptedByBoth = 0;
  let refusedByBoth = 0;
  const crashes: MutationJudgement['crashes'][number][] = [];
  const disagreements: Disagreement[] = [];
  try {
    for (let done = 0; done < count; done++) {
      const seed = firstSeed + done;
      const random = randomSequence(seed);
      const origin = origins[Math.floor(random() * origins.length)]!;
      const text = mutated(origin.text, random);
      writeFileSync(path.join(folder, name), text);
      const real = compileForReal([name], roots, false);
      const { files, diagnostics } = compile([name], read);
      const [file] = files;
      const add = (kind: Disagreement['kind'], why: readonly string[]) =>
        disagreements.push({ seed, from: origin.name, kind, why, text });
      if (real.crashed) crashes.push({ seed, from: origin.name, output: real.output });
      else if (file === undefined && !real.accepted) refusedByBoth += 1;
      else if (file === undefined) {
        const errors = diagnostics.filter(({ severity }) => severity === 'error');
        add(
          'only we refuse',
          errors.map(({ line, column, message }) => `${line}:${column}: ${message}`),
        );
      } else if (!real.accepted) {
        add('only we accept', [real.output.replaceAll(`${folder}/`, '').trim()]);
      } else {
        const why = differences(serialized(file), real.descriptors.get(name)!);
        if (why.length > 0) add('different', why);
        else acceptedByBoth += 1;
      }
      onProgress(done + 1);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { judged: count, acceptedByBoth, refusedByBoth, crashes, disagreements };
}

/** The schemas to edit: our own valid test schemas, which cover many features, and small real ones. */
function originals(): { name: string; text: string }[] {
  const own = readdirSync(path.join(testdata, 'valid'))
    .filter((name) => name.endsWith('.proto'))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(testdata, 'valid', name), 'utf8') }));
  const read = readerOf(corpusRoots);
  const real = sampleOf(corpusNames(), 400)
    .map((name) => ({ name, text: new TextDecoder().decode(read(name) as Uint8Array) }))
    .filter(({ text }) => text.length <= mostBytes);
  return [...own, ...own, ...own, ...real];
}

// Mutants: small, named faults of the reference, and the files that describe them.

import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '../../harness/verdict/catalogue';
import { type Advice, LocatedYaml, shownPath } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';

/** One fault: what is replaced in the reference, by what, and which rules it breaks. */
export interface Mutant {
  /** A slug, unique among all mutants. */
  readonly id: string;
  /** The changed file, relative to the folder of the reference, with forward slashes. */
  readonly file: string;
  /** The text that is replaced; it stands exactly once in the file. */
  readonly replace: string;
  readonly by: string;
  /** Ids of the rules that the fault breaks; each of them must turn red. */
  readonly breaks: readonly string[];
  /** What the fault does, in a sentence. */
  readonly why: string;
  /** False where the rule is about what compiles, so that code that does not compile is what the fault is to lead to. */
  readonly compiles: boolean;
  /** The file and the 1-based line of its description. */
  readonly place: { readonly file: string; readonly line: number };
}

const text = z.string().min(1, { error: 'the text is empty' });

const mutantSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'an id is made of a-z and 0-9, words joined by `-`' }),
  file: text,
  replace: text,
  // An empty text deletes what is replaced.
  by: z.string(),
  breaks: z.array(text).min(1, { error: 'a mutant that breaks no rule proves nothing' }),
  why: z.string().trim().min(1, { error: 'the sentence is empty' }),
  compiles: z.literal(false).optional(),
});

const advice: Advice = {
  '': 'A mutant is: `- id: oneof-set-keeps-case`, below it `file`, `replace`, `by`, `breaks: [cpp.oneof.set]` and `why`.',
  file: 'Write a path below reference/, such as `file: compiler/cpp/fields/oneof.ts`.',
  replace: 'Copy the text from the source as it stands there; a block (`|-`) keeps several lines.',
  by: 'Write what the text becomes; `by: ""` deletes it.',
  breaks: 'Write a list of rule ids: `breaks: [cpp.oneof.set]`.',
  why: 'Say in a sentence what the fault does.',
  compiles: 'Write `compiles: false` where the rule is about what compiles, else leave the key out.',
};

/**
 * Reads and validates all `*.yaml` files of a folder, in the order of their names.
 *
 * @param folder the folder of the mutants
 * @param reference the folder of the reference
 * @throws UsageError for every fault, quoting its line: a shape that is not a mutant's, an id that is used twice, a rule
 *   that is not in the catalogue, a file that is not there, a text that does not stand in it exactly once
 */
export async function loadMutants(folder: string, reference: string, catalogue: Catalogue): Promise<Mutant[]> {
  const files: string[] = [];
  for await (const file of glob('*.yaml', { cwd: folder })) files.push(path.join(folder, file));
  const documents = await Promise.all(files.sort().map((file) => LocatedYaml.read(file, shownPath(file))));
  const sources = new SourceCache(reference);
  const errors: UsageError[] = [];
  const firstPlaces = new Map<string, string>();
  const mutants: Mutant[] = [];
  for (const yaml of documents) {
    const written = collect(errors, () => yaml.check(z.array(mutantSchema).nullable(), advice)) ?? [];
    for (const [index, { compiles, ...mutant }] of written.entries()) {
      const line = yaml.lineOf([index, 'id']);
      errors.push(...refuseRules(mutant.breaks, yaml, index, catalogue));
      const refused = refuseReplacement(mutant, yaml, index, await sources.read(mutant.file));
      if (refused) errors.push(refused);
      const first = firstPlaces.get(mutant.id);
      if (first !== undefined) errors.push(yaml.error([index, 'id'], `this id is that of ${first} already.`));
      firstPlaces.set(mutant.id, `${yaml.file}:${line}`);
      mutants.push({ ...mutant, compiles: compiles ?? true, place: { file: yaml.file, line } });
    }
  }
  if (errors.length > 0) throw UsageError.all(errors);
  return mutants;
}

/**
 * The mutated text of a source.
 * @throws UsageError if the text that is replaced does not stand there exactly once
 */
export function mutate(source: string, { id, file, replace, by }: Mutant): string {
  const times = occurrences(source, replace);
  if (times !== 1) throw new UsageError(`${id}: what it replaces stands ${timesInWords(times)} in reference/${file}.`);
  // A function, because `$&` in a replacement text would mean something.
  return source.replace(replace, () => by);
}

/** Runs something that may refuse its input, and keeps the refusal. */
function collect<Value>(errors: UsageError[], make: () => Value): Value | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    errors.push(error);
    return undefined;
  }
}

/** The reference's files, each read once. */
class SourceCache {
  private readonly known = new Map<string, Promise<string | undefined>>();

  constructor(private readonly reference: string) {}

  /** @returns undefined for a file that is not there, or that is outside of the reference. */
  read(file: string): Promise<string | undefined> {
    const target = path.resolve(this.reference, file);
    const inside = target.startsWith(this.reference + path.sep);
    const read =
      this.known.get(target) ?? (inside && existsSync(target) ? readFile(target, 'utf8') : Promise.resolve(undefined));
    this.known.set(target, read);
    return read;
  }
}

function refuseRules(rules: readonly string[], yaml: LocatedYaml, index: number, catalogue: Catalogue): UsageError[] {
  return rules.flatMap((id, position) => {
    const rule = catalogue.get(id);
    const at = [index, 'breaks', position];
    if (rule === undefined) return [yaml.error(at, `there is no rule \`${id}\`.${catalogue.didYouMean(id)}`)];
    if (rule.level === 'undefined') return [yaml.error(at, `\`${id}\` is documented as undefined: nothing breaks it.`)];
    return [];
  });
}

function refuseReplacement(
  mutant: Pick<Mutant, 'file' | 'replace' | 'by'>,
  yaml: LocatedYaml,
  index: number,
  source: string | undefined,
): UsageError | undefined {
  if (source === undefined) {
    return yaml.error([index, 'file'], `there is no file \`${mutant.file}\` in the reference.`, advice.file);
  }
  if (mutant.replace === mutant.by) return yaml.error([index, 'by'], 'this is what stands there: nothing changes.');
  const times = occurrences(source, mutant.replace);
  if (times === 1) return undefined;
  return yaml.error(
    [index, 'replace'],
    `this stands ${timesInWords(times)} in reference/${mutant.file}.`,
    times === 0 ? 'The source has changed: copy the text anew.' : 'Copy more of what surrounds the right place.',
  );
}

function occurrences(source: string, part: string): number {
  return source.split(part).length - 1;
}

function timesInWords(times: number): string {
  return times === 0 ? 'nowhere' : `${times} times`;
}

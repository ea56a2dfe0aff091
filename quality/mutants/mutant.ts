// Mutants: the reference with one small fault each, and the YAML files that describe the faults.

import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '../../harness/verdict/catalogue';
import { type Advice, LocatedYaml, shownPath } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';

/** One fault: which text of the reference is replaced by which, and the rules that this breaks. */
export interface Mutant {
  /** A slug, unique among all mutants. */
  readonly id: string;
  /** The changed file, relative to the folder of the reference, with forward slashes. */
  readonly file: string;
  /** The text to replace; it occurs exactly once in the file. */
  readonly replace: string;
  /** The new text. */
  readonly by: string;
  /** Ids of the rules that the fault breaks; a scenario of each must turn red. */
  readonly breaks: readonly string[];
  /** What is wrong with the fault in place, in one sentence. */
  readonly why: string;
  /** False if the rule is about what compiles, and the fault is meant to produce code that does not compile. */
  readonly compiles: boolean;
  /** The file and 1-based line of the fault's description. */
  readonly place: { readonly file: string; readonly line: number };
}

const text = z.string().min(1, { error: 'the text is empty' });

const mutantSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'an id is made of a-z and 0-9, words joined by `-`' }),
  file: text,
  replace: text,
  // An empty text deletes the replaced text.
  by: z.string(),
  breaks: z.array(text).min(1, { error: 'a mutant that breaks no rule proves nothing' }),
  why: z.string().trim().min(1, { error: 'the sentence is empty' }),
  compiles: z.literal(false).optional(),
});

const advice: Advice = {
  '': 'An entry is `- id: oneof-set-keeps-case`, and below it `file`, `replace`, `by`, `breaks: [cpp.oneof.set]` and `why`.',
  file: 'Write a path below reference/, such as `file: compiler/cpp/fields/oneof.ts`.',
  replace: 'Copy the text from the source unchanged; a block (`|-`) keeps several lines.',
  by: 'Write the new text; `by: ""` deletes the old one.',
  breaks: 'Write a list of rule ids: `breaks: [cpp.oneof.set]`.',
  why: 'Say in one sentence what is wrong with the fault in place.',
  compiles: 'Write `compiles: false` if the rule is about what compiles; otherwise omit the key.',
};

/**
 * Reads and validates all `*.yaml` files of a folder, sorted by name.
 *
 * @param folder the folder of the mutants
 * @param reference the folder of the reference
 * @throws UsageError with all mistakes, each with its line: a wrong shape, a duplicate id, a rule that is not in the
 *   catalogue, a file that does not exist, a text that does not occur in it exactly once
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
      if (first !== undefined) errors.push(yaml.error([index, 'id'], `this id is already used at ${first}.`));
      firstPlaces.set(mutant.id, `${yaml.file}:${line}`);
      mutants.push({ ...mutant, compiles: compiles ?? true, place: { file: yaml.file, line } });
    }
  }
  if (errors.length > 0) throw UsageError.all(errors);
  return mutants;
}

/**
 * The text of a source file with the fault.
 * @throws UsageError if the text to replace does not occur exactly once
 */
export function mutate(source: string, { id, file, replace, by }: Mutant): string {
  const times = occurrences(source, replace);
  if (times !== 1) throw new UsageError(`${id}: the text to replace ${occurs(times)} in reference/${file}.`);
  // A function, because `$&` in a replacement text has a special meaning.
  return source.replace(replace, () => by);
}

/** Calls `make`. Adds a UsageError that it throws to `errors`. */
function collect<Value>(errors: UsageError[], make: () => Value): Value | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    errors.push(error);
    return undefined;
  }
}

/** Reads each file of the reference once. */
class SourceCache {
  private readonly known = new Map<string, Promise<string | undefined>>();

  constructor(private readonly reference: string) {}

  /** @returns undefined for a file that does not exist or is outside the reference */
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
    if (rule.level === 'undefined')
      return [yaml.error(at, `\`${id}\` is documented as undefined: no fault can break it.`)];
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
  if (mutant.replace === mutant.by) return yaml.error([index, 'by'], 'this equals `replace`, and changes nothing.');
  const times = occurrences(source, mutant.replace);
  if (times === 1) return undefined;
  return yaml.error(
    [index, 'replace'],
    `this ${occurs(times)} in reference/${mutant.file}.`,
    times === 0 ? 'The source has changed: copy the text again.' : 'Copy more of the text around the right place.',
  );
}

function occurrences(source: string, part: string): number {
  return source.split(part).length - 1;
}

function occurs(times: number): string {
  return times === 0 ? 'does not occur' : `occurs ${times} times`;
}

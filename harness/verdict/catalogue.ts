// The catalogue: every rule of the two documents, in the project's own words.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Advice, LocatedYaml, readText, shownPath } from '../../support/located-yaml';
import { didYouMean } from '../../support/near-names';
import { cacheFolder } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import { replaceFile } from './report';

/**
 * `must`: the document says it; every implementation is held to it. `choice`: the document is silent and the reference
 * decides; no other implementation fails because of it. `undefined`: no scenario may depend on it.
 */
export type Level = 'must' | 'choice' | 'undefined';

/** Where a rule stands: a sentence of its document. */
export interface Source {
  /** Its name in the tag `@source.KEY` of scenarios; each has one if the rule has several sources. */
  readonly key?: string | undefined;
  /** A few words of the sentence, by which a reader finds it in the document. */
  readonly quote: string;
  /** The heading that the sentence is below. */
  readonly section: string;
  /** The hash of the whole sentence, as in docs/spec. */
  readonly hash: string;
}

/** One rule. */
export interface CatalogueRule {
  /** `cpp.oneof.set`: the tag of its `Rule:`, without the `@`. */
  readonly id: string;
  readonly level: Level;
  /** The rule in one sentence. */
  readonly rule: string;
  /** The sentences of the document that it rests on. */
  readonly sources?: readonly Source[] | undefined;
}

/** The rules by id, in the order of the file. */
export class Catalogue {
  private readonly byId: ReadonlyMap<string, CatalogueRule>;

  constructor(readonly rules: readonly CatalogueRule[]) {
    this.byId = new Map(rules.map((rule) => [rule.id, rule]));
  }

  /** The rule with an id, if there is one. */
  get(id: string): CatalogueRule | undefined {
    return this.byId.get(id);
  }

  /**
   * The rule with an id.
   * @throws UsageError that suggests similar ids if there is none
   */
  require(id: string): CatalogueRule {
    const rule = this.byId.get(id);
    if (rule !== undefined) return rule;
    throw new UsageError(
      `There is no rule \`${id}\`.${this.didYouMean(id)}`,
      'The rules are in features/catalogue.yaml.',
    );
  }

  /** ` Did you mean …?` for an id that does not exist, or nothing. */
  didYouMean(id: string): string {
    return didYouMean(id, this.byId.keys());
  }

  /**
   * The rule with an id, or all rules whose ids begin with a prefix that ends in `.` or `-`: `cpp.oneof.`,
   * `cpp.field.enum-`.
   * @throws UsageError if there is none
   */
  select(idOrPrefix: string): CatalogueRule[] {
    if (!/[.-]$/.test(idOrPrefix)) return [this.require(idOrPrefix)];
    const found = this.rules.filter((rule) => rule.id.startsWith(idOrPrefix));
    if (found.length === 0) throw new UsageError(`No rule begins with \`${idOrPrefix}\`.`);
    return found;
  }
}

/** The section of a rule: `cpp.oneof` of `cpp.oneof.set`. */
export function sectionOf(ruleId: string): string {
  return ruleId.slice(0, ruleId.lastIndexOf('.'));
}

/** The document that a rule belongs to: `cpp` or `ide`. */
export function columnOfRule(ruleId: string): string {
  return ruleId.slice(0, ruleId.indexOf('.'));
}

/** Whether a tag's name, without `@`, has the form of a rule id: it begins with the name of a column. */
export function looksLikeRule(name: string): boolean {
  return /^(cpp|ide)\./.test(name);
}

/** The longest quotation, in words: enough to find the place, too little to replace the document. */
const longestQuote = 15;

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const sourceSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'a key is in lower case, words joined by `-`' })
    .optional(),
  quote: z
    .string()
    .trim()
    .min(1, { error: 'the quotation is empty' })
    .refine((quote) => words(quote) <= longestQuote, { error: `a quotation has at most ${longestQuote} words` }),
  section: z.string().trim().min(1, { error: 'the section’s name is empty' }),
  hash: z.string().regex(/^[0-9a-f]{12}$/, { error: 'a hash has 12 hexadecimal digits; put it in quotes' }),
});

const catalogueSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^(cpp|ide)(\.[a-z0-9]+(-[a-z0-9]+)*){2}$/, {
      error: 'an id is `cpp.SECTION.RULE` or `ide.SECTION.RULE`, in lower case, words joined by `-`',
    }),
    level: z.enum(['must', 'choice', 'undefined']),
    rule: z.string().trim().min(1, { error: 'the rule’s sentence is empty' }),
    sources: z.array(sourceSchema).nonempty({ error: 'the list is empty' }).optional(),
  }),
);

const keptSchema = z.object({ digest: z.string(), rules: catalogueSchema });

const advice: Advice = {
  '': 'The catalogue is a list: `- id: cpp.oneof.set`, below it `level: must` and `rule: …`.',
  level: 'It is one of: must, choice, undefined.',
  rule: 'Write the rule in one sentence; put it in quotes when it contains `: ` or ` #`.',
  sources: 'A source has `quote`, `section` and `hash`: the words, the heading above them, and the hash in docs/spec.',
};

/** A catalogue with fewer characters is not kept: parsing it takes little time. */
const leastKept = 20_000;

/**
 * Reads and validates a catalogue file. Parsing the YAML of a long one takes a fifth of a second, so its rules are kept as
 * JSON, and read from there until the catalogue changes.
 *
 * @param keptFile the JSON file; written if it is missing or out of date
 * @throws UsageError that lists every error with its line
 */
export async function loadCatalogue(
  file: string,
  keptFile = path.join(cacheFolder, '.catalogue.json'),
): Promise<Catalogue> {
  const text = await readText(file, shownPath(file));
  const parsed = () => parseCatalogue(LocatedYaml.parse(text, shownPath(file)));
  if (text.length < leastKept) return parsed();
  const digest = createHash('sha256').update(text).digest('hex');
  const kept = await readKept(keptFile, digest);
  if (kept !== undefined) return new Catalogue(kept);
  const catalogue = parsed();
  // If it cannot be written, the next run parses the catalogue again.
  await replaceFile(keptFile, JSON.stringify({ digest, rules: catalogue.rules })).catch(() => {});
  return catalogue;
}

/** The rules of a catalogue file whose text has this digest, if they are kept. */
async function readKept(file: string, digest: string): Promise<readonly CatalogueRule[] | undefined> {
  try {
    const kept = keptSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return kept.digest === digest ? kept.rules : undefined;
  } catch {
    return undefined;
  }
}

/** Validates a catalogue's YAML. @throws UsageError like {@link loadCatalogue} */
export function parseCatalogue(yaml: LocatedYaml): Catalogue {
  const rules = yaml.check(catalogueSchema, advice);
  const firstAt = new Map<string, number>();
  const errors: UsageError[] = [];
  rules.forEach(({ id }, index) => {
    const first = firstAt.get(id);
    if (first === undefined) firstAt.set(id, index);
    else {
      const line = yaml.lineOf([first, 'id']);
      errors.push(yaml.error([index, 'id'], `this rule is already at line ${line}.`, 'Delete one of the two.'));
    }
  });
  rules.forEach(({ sources = [] }, index) => {
    errors.push(...refuseKeys(sources, yaml, index));
  });
  if (errors.length > 0) throw UsageError.all(errors);
  return new Catalogue(rules);
}

/** Several sources of one rule need keys that differ. */
function refuseKeys(sources: readonly Source[], yaml: LocatedYaml, rule: number): UsageError[] {
  if (sources.length < 2) return [];
  const keys = sources.map(({ key }) => key);
  return keys.flatMap((key, index) => {
    const at = [rule, 'sources', index];
    if (key === undefined) {
      const why = 'one of several sources needs a `key`.';
      return [yaml.error(at, why, 'Scenarios name the source that they rest on by `@source.KEY`.')];
    }
    if (keys.indexOf(key) === index) return [];
    return [yaml.error([...at, 'key'], `another source of this rule has the key \`${key}\`.`, 'Give it another one.')];
  });
}

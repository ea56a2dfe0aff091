// Scenario ids: stable names for reports, baselines and mutants, made of words, without line numbers.

import type { GherkinDocument, Pickle, Rule, Scenario, TableRow, Tag } from '@cucumber/messages';
import { didYouMean } from '../../support/near-names';
import { UsageError } from '../../support/usage-error';
import { type Catalogue, type CatalogueRule, looksLikeRule } from './catalogue';

/** A pickle with its document. */
export interface PickleInDocument {
  readonly pickle: Pickle;
  readonly gherkinDocument: GherkinDocument;
}

/** A scenario, or one row of an outline, with its id. */
export interface IdentifiedScenario {
  /** Rule id + `/` + slug of the name (+ `/` + slug of the row's first column, unless the name contains it). */
  readonly id: string;
  /** The ids of the rules that it belongs to: those of its `Rule:` first, then its own. */
  readonly rules: readonly string[];
  /** The scenario's name, with placeholders filled in. */
  readonly name: string;
  /** The scenario in the feature, or the outline that this is a row of; placeholders are not filled in. */
  readonly written: { readonly name: string; readonly line: number };
  /** `features/cpp/oneof/oneof.feature:21`; for a row of an outline, the row's line. */
  readonly location: string;
  /** All tags, with their `@`. */
  readonly tags: readonly string[];
}

/**
 * Gives every pickle its id. Pure.
 *
 * @returns the scenarios, in the order of their pickles
 * @throws UsageError that lists every rule tag that is not in the catalogue, every scenario without a rule or of a rule
 *   with level `undefined`, every scenario that does not say which of a rule's sources it rests on, and every id that is
 *   used twice
 */
export function identify(pickles: readonly PickleInDocument[], catalogue: Catalogue): IdentifiedScenario[] {
  const errors: UsageError[] = [];
  const outlines = new Map<GherkinDocument, DocumentIndex>();
  const firstPlaces = new Map<string, string>();
  const identified: IdentifiedScenario[] = [];
  for (const { pickle, gherkinDocument } of pickles) {
    let index = outlines.get(gherkinDocument);
    if (index === undefined) {
      index = indexDocument(gherkinDocument);
      outlines.set(gherkinDocument, index);
      errors.push(...refuseTags(index.tags, gherkinDocument, catalogue));
    }
    const scenario = identifyOne(pickle, index);
    if (scenario instanceof UsageError) {
      errors.push(scenario);
      continue;
    }
    errors.push(...refuseSources(scenario, catalogue));
    const first = firstPlaces.get(scenario.id);
    if (first !== undefined) {
      errors.push(
        new UsageError(
          `${scenario.location}: the scenario’s id \`${scenario.id}\` is already used at ${first}.`,
          'Rename one of the two; the rows of an outline must differ in their first column.',
        ),
      );
    }
    firstPlaces.set(scenario.id, scenario.location);
    identified.push(scenario);
  }
  if (errors.length > 0) throw UsageError.all(errors);
  return identified;
}

/**
 * Checks that every required rule has a scenario. Pure.
 *
 * @param scenarios all scenarios of the suite, not a selection
 * @param required rule ids, or prefixes of ids that end in `.` or `-`; only their rules with level `must` count
 * @throws UsageError that lists every rule without a scenario, or for an entry that selects no rule
 */
export function requireScenarios(
  scenarios: readonly { readonly rules: readonly string[] }[],
  catalogue: Catalogue,
  required: readonly string[],
): void {
  const covered = new Set(scenarios.flatMap(({ rules }) => rules));
  const selected = new Set(required.flatMap((wanted) => catalogue.select(wanted)));
  const missing = [...selected].filter(({ id, level }) => level === 'must' && !covered.has(id));
  if (missing.length === 0) return;
  throw UsageError.all(
    missing.map(({ id, rule }) => new UsageError(`features: the rule \`${id}\` has no scenario (${rule})`)),
  );
}

/** Makes a part of an id from a name: lower case, words joined by `-`; the minus of a number becomes `minus-`. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])-(?=[\d.]|inf)/gu, ' minus ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

interface DocumentIndex {
  readonly scenarios: ReadonlyMap<string, { readonly scenario: Scenario; readonly rule: Rule | undefined }>;
  readonly rows: ReadonlyMap<string, TableRow>;
  readonly tags: readonly Tag[];
}

function indexDocument({ feature }: GherkinDocument): DocumentIndex {
  const scenarios = new Map<string, { scenario: Scenario; rule: Rule | undefined }>();
  const rows = new Map<string, TableRow>();
  const tags: Tag[] = [...(feature?.tags ?? [])];
  const add = (scenario: Scenario | undefined, rule: Rule | undefined) => {
    if (scenario === undefined) return;
    scenarios.set(scenario.id, { scenario, rule });
    tags.push(...scenario.tags);
    for (const examples of scenario.examples) {
      tags.push(...examples.tags);
      for (const row of examples.tableBody) rows.set(row.id, row);
    }
  };
  for (const { rule, scenario } of feature?.children ?? []) {
    add(scenario, undefined);
    if (rule === undefined) continue;
    tags.push(...rule.tags);
    for (const child of rule.children) add(child.scenario, rule);
  }
  return { scenarios, rows, tags };
}

function refuseTags(tags: readonly Tag[], document: GherkinDocument, catalogue: Catalogue): UsageError[] {
  return tags.flatMap((tag) => {
    const id = tag.name.slice(1);
    if (!looksLikeRule(id)) return [];
    const place = `${document.uri}:${tag.location.line}`;
    const rule = catalogue.get(id);
    if (rule === undefined) {
      return [new UsageError(`${place}: \`${tag.name}\` is not a rule of the catalogue.${catalogue.didYouMean(id)}`)];
    }
    if (rule.level !== 'undefined') return [];
    return [
      new UsageError(
        `${place}: \`${tag.name}\` has the level \`undefined\`: no scenario may depend on it.`,
        `The rule says: ${rule.rule}`,
      ),
    ];
  });
}

const sourceTag = '@source.';

/** A scenario names a source of each of its `must` rules that has several, and names no other keys. */
function refuseSources({ location, rules, tags }: IdentifiedScenario, catalogue: Catalogue): UsageError[] {
  const named = tags.filter((tag) => tag.startsWith(sourceTag)).map((tag) => tag.slice(sourceTag.length));
  const ofRules = rules.flatMap((id) => catalogue.get(id) ?? []);
  const keysOf = ({ sources = [] }: CatalogueRule) => sources.flatMap(({ key }) => key ?? []);
  const known = ofRules.flatMap(keysOf);
  const unknown = named
    .filter((key) => !known.includes(key))
    .map((key) => {
      const why = `${location}: \`${sourceTag}${key}\` names no source of ${rules.join(', ')}.`;
      return new UsageError(`${why}${didYouMean(key, known)}`, 'The rule’s sources are in features/catalogue.yaml.');
    });
  const silent = ofRules.filter((rule) => {
    const several = rule.level === 'must' && (rule.sources?.length ?? 0) > 1;
    return several && !keysOf(rule).some((key) => named.includes(key));
  });
  return [
    ...unknown,
    ...silent.map((rule) => {
      const choices = keysOf(rule).map((key) => `\`${sourceTag}${key}\``);
      return new UsageError(
        `${location}: \`${rule.id}\` has several sources, and the scenario does not say which it rests on.`,
        `Give it, or its \`Rule:\`, one of the tags ${choices.join(', ')}.`,
      );
    }),
  ];
}

function identifyOne(pickle: Pickle, index: DocumentIndex): IdentifiedScenario | UsageError {
  const [scenarioNode, rowNode] = pickle.astNodeIds;
  const found = index.scenarios.get(scenarioNode ?? '');
  if (found === undefined) throw new Error(`${pickle.uri}: the pickle ${pickle.id} does not belong to this document`);
  const row = rowNode === undefined ? undefined : index.rows.get(rowNode);
  const location = `${pickle.uri}:${(row ?? found.scenario).location.line}`;
  const tags = pickle.tags.map(({ name }) => name);
  const ofRule = (found.rule?.tags ?? []).map(({ name }) => name);
  const rules = [...new Set([...ofRule, ...tags])].map((name) => name.slice(1)).filter(looksLikeRule);
  const [rule] = rules;
  if (rule === undefined) {
    return new UsageError(
      `${location}: the scenario “${pickle.name}” belongs to no rule.`,
      'Put it under a `Rule:` with the tag of a rule of features/catalogue.yaml, such as `@cpp.oneof.set`.',
    );
  }
  const name = slug(pickle.name);
  if (name === '')
    return new UsageError(`${location}: the scenario has no name.`, 'Give it a name that is unique in its rule.');
  const parts = [rule, name];
  if (row !== undefined) {
    const first = row.cells[0]?.value ?? '';
    const key = slug(first);
    if (key === '') {
      return new UsageError(
        `${location}: the row’s first column, \`${first}\`, has no letter or digit for the id.`,
        'Put a column first whose words are different in each row.',
      );
    }
    if (!`-${name}-`.includes(`-${key}-`)) parts.push(key);
  }
  const { name: writtenName, location: writtenAt } = found.scenario;
  const written = { name: writtenName, line: writtenAt.line };
  return { id: parts.join('/'), rules, name: pickle.name, written, location, tags };
}

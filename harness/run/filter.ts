// Which scenarios of the features a run executes: rules, tags and names.

import parseTags from '@cucumber/tag-expressions';

/** What a scenario must match, all of it. */
export interface Filter {
  /** Rule ids; the scenario belongs to one of them. None for all rules. */
  readonly rules: readonly string[];
  /** A tag expression, as in cucumber. */
  readonly tags?: string;
  /** Regular expressions; the name matches one of them. None for all names. */
  readonly names: readonly string[];
}

/** What the filter looks at. */
export interface Filterable {
  readonly name: string;
  /** With their `@`. */
  readonly tags: readonly string[];
}

/** The scenarios that match, in their order. Pure. */
export function filterScenarios<Scenario extends Filterable>(
  scenarios: readonly Scenario[],
  { rules, tags = '', names }: Filter,
): Scenario[] {
  const ruleTags = new Set(rules.map((id) => `@${id}`));
  const expression = parseTags(tags);
  const patterns = names.map((name) => new RegExp(name));
  return scenarios.filter(
    (scenario) =>
      (ruleTags.size === 0 || scenario.tags.some((tag) => ruleTags.has(tag))) &&
      expression.evaluate([...scenario.tags]) &&
      (patterns.length === 0 || patterns.some((pattern) => pattern.test(scenario.name))),
  );
}

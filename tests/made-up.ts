// Small features for tests of the harness.

import { folderOf } from './command';

/** Scenarios by name: the steps of each, one a line. */
export type MadeUp = Readonly<Record<string, string>>;

/**
 * Writes a features folder with its own catalogue: a rule `cpp.made.NAME` for each scenario.
 * @returns the folder
 */
export function madeUpFeatures(scenarios: MadeUp): Promise<string> {
  const names = Object.keys(scenarios);
  const rules = Object.entries(scenarios).map(([name, steps]) => {
    const lines = steps.split('\n').map((line) => `      ${line}`);
    return [`  @cpp.made.${name}`, `  Rule: ${name}`, `    Scenario: it happens`, ...lines].join('\n');
  });
  return folderOf({
    'catalogue.yaml': names.map((name) => `- { id: cpp.made.${name}, level: must, rule: Made up. }\n`).join(''),
    'made.feature': `@needs.cpp\nFeature: made up\n${rules.join('\n')}\n`,
  });
}

/** Steps that define a message `m`. */
export const schema = [
  'Given the schema',
  '  """proto',
  '  syntax = "proto3";',
  '  message Sample { int32 foo = 1; }',
  '  """',
  'And `Sample m`',
].join('\n');
/** A step that observes `m`. */
export const observed = 'Then `m.foo()` is `0`';
/** The id of a scenario, by its name. */
export const id = (name: string): string => `cpp.made.${name}/it-happens`;

// Made-up features: small, and about the harness, not about a document.

import { folderOf } from './command';

/** A scenario of a made-up rule: its name, and its steps a line. */
export type MadeUp = Readonly<Record<string, string>>;

/** A features folder with a catalogue of its own: a rule `cpp.made.NAME` for every scenario. */
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

/** The steps that give a scenario a message `m` to work on. */
export const schema = [
  'Given the schema',
  '  """proto',
  '  syntax = "proto3";',
  '  message Sample { int32 foo = 1; }',
  '  """',
  'And `Sample m`',
].join('\n');
/** A step that observes it. */
export const observed = 'Then `m.foo()` is `0`';
/** The id of the scenario of a made-up rule. */
export const id = (name: string): string => `cpp.made.${name}/it-happens`;

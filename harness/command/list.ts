// `list`: the sections, rules, scenarios, subjects and capabilities that exist.

import path from 'node:path';
import type { GherkinDocument } from '@cucumber/messages';
import type { Command } from 'commander';
import { oneOfWords } from '../../support/command-line';
import { didYouMean } from '../../support/near-names';
import { root } from '../../support/project';
import { tableLines } from '../../support/table';
import { columnsOf } from '../../support/terminal';
import { exitStatus, UsageError } from '../../support/usage-error';
import { catalogueFile } from '../run/plan';
import { capabilities } from '../subject/capabilities';
import { subjectTitles } from '../subject/manifest';
import { type Catalogue, loadCatalogue, sectionOf } from '../verdict/catalogue';
import { type IdentifiedScenario, identify, type PickleInDocument } from '../verdict/identity';
import { readAllFeatures, readSuite } from '../verdict/suite';
import { featuresFolder, type Values, valuesOf } from './options';

/** A line of a list: what a program reads. People read the values in this order, without `location`. */
interface Item {
  readonly id: string;
  readonly sentence: string;
  readonly [more: string]: string | number;
}

/** What can be listed. */
const lists: Readonly<Record<string, { readonly what: string; read(features: string): Promise<Item[]> }>> = {
  sections: { what: 'the sections of both documents', read: sections },
  rules: { what: 'the rules, each with its level', read: rules },
  scenarios: { what: 'the scenarios, each with its place', read: scenarios },
  subjects: { what: "the subjects that are here; a manifest's path works too", read: subjects },
  capabilities: { what: 'what a subject may claim to support', read: async () => itemsOf(capabilities) },
};

/** Gives the command `list` its arguments, options and action. */
export function listCommand(command: Command): Command {
  const width = Math.max(...Object.keys(lists).map((name) => name.length)) + 2;
  const explained = Object.entries(lists).map(([name, { what }]) => `  ${name.padEnd(width)}${what}`);
  return command
    .argument('<what>', `one of: ${Object.keys(lists).join(', ')}`)
    .argument('[prefix]', 'only what begins so, such as cpp.oneof.')
    .option('--json', 'print an array of objects')
    .option('--features <folder>', 'features to read (default: features)')
    .addHelpText('after', `\nWhat can be listed:\n${explained.join('\n')}`)
    .action(async (what: string, prefix: string | undefined, _values: Values, command: Command) => {
      process.exitCode = await list(what, prefix ?? '', valuesOf(command));
    });
}

async function list(what: string, prefix: string, values: Values): Promise<number> {
  const chosen = lists[oneOfWords('`list`', what, Object.keys(lists))]!;
  const all = await chosen.read(featuresFolder(values));
  const items = all.filter(({ id }) => id.startsWith(prefix));
  if (items.length === 0) {
    const ids = all.map(({ id }) => id);
    const near = didYouMean(prefix, [...ids, ...new Set(ids.map((id) => `${sectionOf(id)}.`))]);
    throw new UsageError(
      `None of the ${what} begins with \`${prefix}\`.${near}`,
      `\`list ${what}\` lists all of them.`,
    );
  }
  process.stdout.write(values.json ? `${JSON.stringify(items, undefined, 2)}\n` : shown(items));
  return exitStatus.conforms;
}

function shown(items: readonly Item[]): string {
  const rows = items.map(({ id, sentence, location: _, ...more }) => [
    id,
    ...Object.entries(more).map(([name, value]) => (typeof value === 'number' ? counted(value, name) : value)),
    sentence,
  ]);
  return `${tableLines(rows, columnsOf(process.stdout)).join('\n')}\n`;
}

/** `12 rules`, `1 rule`. */
function counted(count: number, names: string): string {
  return `${String(count).padStart(4)} ${count === 1 ? names.slice(0, -1) : names}`;
}

function itemsOf(sentences: Readonly<Record<string, string>>): Item[] {
  return Object.entries(sentences).map(([id, sentence]) => ({ id, sentence }));
}

async function catalogueOf(features: string): Promise<Catalogue> {
  return await loadCatalogue(catalogueFile({ root, features }));
}

async function rules(features: string): Promise<Item[]> {
  const { rules } = await catalogueOf(features);
  return rules.map(({ id, level, rule }) => ({ id, level, sentence: rule }));
}

async function scenarios(features: string): Promise<Item[]> {
  const suite = await readSuite(path.dirname(features), await catalogueOf(features), path.basename(features));
  return suite.map(({ id, name, location }) => ({ id, sentence: name, location }));
}

async function sections(features: string): Promise<Item[]> {
  const catalogue = await catalogueOf(features);
  const pickles = await readAllFeatures(path.dirname(features), path.basename(features));
  return sectionsOf(catalogue, identify(pickles, catalogue), pickles);
}

/** The sections with their numbers of rules and scenarios, and the sentence that begins their main feature. */
function sectionsOf(
  { rules }: Catalogue,
  suite: readonly IdentifiedScenario[],
  pickles: readonly PickleInDocument[],
): Item[] {
  const found = new Map<string, Map<GherkinDocument, number>>(rules.map(({ id }) => [sectionOf(id), new Map()]));
  for (const [index, scenario] of suite.entries()) {
    const { gherkinDocument } = pickles[index]!;
    for (const section of new Set(scenario.rules.map(sectionOf))) {
      const features = found.get(section);
      features?.set(gherkinDocument, (features.get(gherkinDocument) ?? 0) + 1);
    }
  }
  return [...found].map(([id, features]) => {
    const ofSection = rules.filter((rule) => sectionOf(rule.id) === id);
    const main = mainFeature(id, features);
    return {
      id,
      rules: ofSection.length,
      scenarios: [...features.values()].reduce((sum, count) => sum + count, 0),
      sentence: ofSection.length === 1 || main === undefined ? ofSection[0]!.rule : aboutFeature(main),
    };
  });
}

/** The feature with the section's name, else the one with the most of its scenarios. */
function mainFeature(section: string, features: ReadonlyMap<GherkinDocument, number>): GherkinDocument | undefined {
  const name = `/${section.replace(/^.*\./, '')}.feature`;
  const byScenarios = [...features].sort(([, one], [, other]) => other - one).map(([document]) => document);
  return byScenarios.find(({ uri }) => uri?.endsWith(name)) ?? byScenarios[0];
}

/** The feature's name, and the first sentence of its description. */
function aboutFeature({ feature }: GherkinDocument): string {
  const description = (feature?.description ?? '').trim().replaceAll(/\s+/g, ' ');
  const sentence = /^.*?\.(?= |$)/.exec(description)?.[0] ?? description;
  return `${feature?.name}. ${sentence}`.trimEnd();
}

async function subjects(): Promise<Item[]> {
  return itemsOf(await subjectTitles(path.join(root, 'subjects')));
}

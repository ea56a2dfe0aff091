// The project's own features: conventions that help a reader to find a rule.

import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { Rule, Scenario } from '@cucumber/messages';
import { type Catalogue, loadCatalogue, looksLikeRule } from './catalogue';
import { parseFeature } from './suite';

const projectRoot = path.resolve(__dirname, '../..');

/** One `Rule:` of a feature. */
interface Block {
  /** `features/cpp/map/map.feature:55` */
  readonly place: string;
  readonly name: string;
  /** The rule ids of its tags, in their order. */
  readonly ids: readonly string[];
  /** The keyword of its first scenario: `Scenario` or `Scenario Outline`. */
  readonly begins: string;
}

/** The rules of all features, each with its file. */
async function* rules(): AsyncGenerator<{ readonly file: string; readonly rule: Rule }> {
  for await (const file of glob('features/**/*.feature', { cwd: projectRoot })) {
    const [first] = parseFeature(await readFile(path.join(projectRoot, file), 'utf8'), file);
    for (const { rule } of first?.gherkinDocument.feature?.children ?? []) if (rule) yield { file, rule };
  }
}

async function blocks(): Promise<Block[]> {
  const found: Block[] = [];
  for await (const { file, rule } of rules()) found.push(blockOf(file, rule));
  assert(found.length > 0);
  return found;
}

function blockOf(file: string, { name, tags, location, children }: Rule): Block {
  const ids = tags.map((tag) => tag.name.slice(1)).filter(looksLikeRule);
  const begins = children.find(({ scenario }) => scenario)?.scenario?.keyword ?? 'nothing';
  return { place: `${file}:${location.line}`, name, ids, begins };
}

/** The error in a block's line, if any: the line must be the sentence of its first rule, with an addition for several. */
function wrongLine({ place, name, ids }: Block, catalogue: Catalogue, blocksOfRule: number): string[] {
  const sentence = catalogue.get(ids[0] ?? '')?.rule.replace(/\.$/, '');
  if (name === sentence) return [];
  const addition = name.startsWith(`${sentence} (`) && name.endsWith(')');
  if (addition && (blocksOfRule > 1 || ids.length > 1)) return [];
  return [`${place}: expected “${sentence}”${blocksOfRule > 1 ? ' (what it adds)' : ''}, but it is “${name}”`];
}

test('a rule’s line is its sentence in the catalogue; if the rule has several blocks, an addition follows', async () => {
  const catalogue = await loadCatalogue(path.join(projectRoot, 'features/catalogue.yaml'));
  const all = await blocks();
  const count = (id: string | undefined) => all.filter(({ ids }) => id !== undefined && ids.includes(id)).length;
  assert.deepEqual(
    all.flatMap((block) => wrongLine(block, catalogue, count(block.ids[0]))),
    [],
  );
  const names = all.map(({ name }) => name);
  const twice = all.filter(({ name }, index) => names.indexOf(name) !== index).map(({ place }) => place);
  assert.deepEqual(twice, [], 'a second block of a rule says what it adds');
});

/** Features whose one schema serves rules of several sections: their question is the kind of content, not the rule. */
const acrossSections = [
  'message/everything-cords',
  'message/everything-editions',
  'message/everything-proto2',
  'message/everything-proto3',
  'message/imports',
  'message/many',
  'message/modes',
  'message/proto2-modes',
  'message/whole-messages',
  'message/sizes',
  'message/unknown-places',
  'repeated/again',
  'field/all-neighbours',
  'field/asked-again',
  'field/freed',
  'field/freed-classes',
  'field/handed-over',
  'field/imports',
  'field/literals',
  'field/nothing-left',
  'dialect/declared-later',
  'dialect/edition-2024',
  'repeated/thousands',
].map((name) => `features/cpp/${name}.feature:`);

test('a rule of C++ lives in the folder of its section, or in a feature that several sections share', async () => {
  const all = await blocks();
  for (const file of acrossSections) {
    const sections = new Set(all.filter(({ place }) => place.startsWith(file)).map(({ ids }) => ids[0]?.split('.')[1]));
    assert.ok(sections.size > 1, `${file} several sections share it`);
  }
  const elsewhere = all.filter(({ place, ids }) => {
    if (acrossSections.some((file) => place.startsWith(file))) return false;
    const [column, section] = ids[0]?.split('.') ?? [];
    return !place.startsWith(column === 'cpp' ? `features/cpp/${section}/` : `features/${column}/`);
  });
  assert.deepEqual(
    elsewhere.map(({ place, ids }) => `${place}: ${ids[0]}`),
    [],
  );
});

test('a rule of C++ begins with one plain scenario; outlines come after it', async () => {
  // A block that adds to a rule is read after the one that has its plain scenario.
  const adds = ({ name }: Block): boolean => name.endsWith(')');
  const outlines = (await blocks()).filter(
    (block) => block.ids[0]?.startsWith('cpp.') && block.begins !== 'Scenario' && !adds(block),
  );
  assert.deepEqual(
    outlines.map(({ place, begins }) => `${place}: begins with ${begins}`),
    [],
  );
});

/** What a schema contains, and the capability that a subject needs to compile it. */
const capabilityOf = [
  [/\boptimize_for = LITE_RUNTIME;/, '@needs.lite'],
  [/^edition = "/m, '@needs.editions'],
] as const;

for (const [contents, capability] of capabilityOf) {
  test(`a C++ scenario whose schemas need it is tagged ${capability}`, async () => {
    const tagged: string[] = [];
    const untagged: string[] = [];
    for await (const file of glob('features/cpp/**/*.feature', { cwd: projectRoot })) {
      for (const { pickle } of parseFeature(await readFile(path.join(projectRoot, file), 'utf8'), file)) {
        const tags = pickle.tags.map(({ name }) => name);
        const needsIt = pickle.steps.some(({ argument }) => contents.test(argument?.docString?.content ?? ''));
        if (!needsIt || !tags.includes('@needs.cpp')) continue;
        (tags.includes(capability) ? tagged : untagged).push(`${file}: ${pickle.name}`);
      }
    }
    assert.ok(tagged.length > 100);
    assert.deepEqual(untagged, []);
  });
}

/** The columns of a scenario's tables of examples that neither its name nor a step uses. */
function unusedColumns({ name, steps, examples }: Scenario): { readonly line: number; readonly columns: string[] }[] {
  const cells = (step: (typeof steps)[number]): string[] =>
    step.dataTable?.rows.flatMap((row) => row.cells.map(({ value }) => value)) ?? [];
  const texts = steps.flatMap((step) => [step.text, step.docString?.content ?? '', ...cells(step)]);
  const used = [name, ...texts].join('\n');
  return examples.flatMap(({ tableHeader }) => {
    const columns = (tableHeader?.cells ?? [])
      .map(({ value }) => value)
      .filter((value) => !used.includes(`<${value}>`));
    return columns.length > 0 ? [{ line: tableHeader?.location.line ?? 0, columns }] : [];
  });
}

test('each column of a table of examples is used', async () => {
  const unused: string[] = [];
  let tables = 0;
  for await (const { file, rule } of rules()) {
    for (const { scenario } of rule.children) {
      if (scenario === undefined) continue;
      tables += scenario.examples.length;
      for (const { line, columns } of unusedColumns(scenario)) unused.push(`${file}:${line}: ${columns.join(', ')}`);
    }
  }
  assert(tables > 1000, 'the features have tables');
  assert.deepEqual(unused, []);
});

// `npm run docs`: writes the generated documents, figures and pictures. `--check` only says whether they are up to
// date. Both say which rules quote sentences that docs/spec does not have; `--documents` writes docs/spec.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { benchJsonSchema } from '../../harness/report/bench';
import { missingCapabilities } from '../../harness/subject/capabilities';
import { loadSubject } from '../../harness/subject/manifest';
import { type Catalogue, loadCatalogue } from '../../harness/verdict/catalogue';
import { type IdentifiedScenario, identify } from '../../harness/verdict/identity';
import { readVerdict, replaceFile } from '../../harness/verdict/report';
import { readAllFeatures } from '../../harness/verdict/suite';
import { verdictJsonSchema } from '../../harness/verdict/verdict-schema';
import { newCommand, runCommand } from '../../support/command-line';
import { LocatedYaml, reasonOf } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import { comparisonPage } from './comparison-page';
import { countMutants, countSchemas, documentsWithFigures } from './counts';
import { coveragePage, parseCoverage } from './coverage-page';
import { withFigures } from './figures';
import { ideStates } from './ide-states-table';
import { fileToKeep, keptVerdicts, protobufVersions, verdictToKeep } from './kept-verdicts';
import { filesUsed, kindsOfFilesTable } from './kinds-of-files';
import { manifestPage } from './manifest-page';
import { pairsOfTraits, traitsUsed } from './pairs';
import { type Current, outdated, type PictureName, type Pictures, picturesSchema } from './pictures';
import { reliabilityPage } from './reliability-page';
import { rulesPage } from './rules-page';
import {
  type Column,
  documents,
  type IndexedSentence,
  indexOf,
  parseIndex,
  printIndex,
  refuseQuotations,
  refuseStale,
  refuseUnsourced,
} from './sentence-index';
import { sentencesOf } from './sentences';
import { pictured, readProject, takeIde, takeRun } from './take-pictures';
import { parseTopics, upgradesPage } from './upgrades-page';

const root = path.resolve(__dirname, '../..');
const picturesFile = path.join(root, 'docs', 'pictures.json');

interface Options {
  readonly pictures?: boolean;
  readonly check?: boolean;
  readonly keep?: readonly string[];
  readonly documents?: string;
}

/** What the documents and pictures should contain. */
interface Wanted {
  readonly catalogue: Catalogue;
  /** Documents by their paths below the project. */
  readonly texts: ReadonlyMap<string, string>;
  readonly pictures: Current;
}

async function wanted(): Promise<Wanted> {
  const catalogue = await loadCatalogue(path.join(root, 'features', 'catalogue.yaml'));
  const pickles = await readAllFeatures(root);
  const scenarios = identify(pickles, catalogue);
  const figures = {
    rules: catalogue.rules.length,
    scenarios: scenarios.length,
    mutants: await countMutants(root),
    schemas: countSchemas(),
  };
  const verdicts = await keptVerdicts(root);
  const topics = parseTopics(await LocatedYaml.read(path.join(root, 'scripts/documents/upgrades.yaml')));
  const coverage = parseCoverage(await LocatedYaml.read(path.join(root, 'scripts/documents/coverage.yaml')));
  const kindsOfFiles = kindsOfFilesTable(
    coverage.files,
    catalogue.rules.filter(({ id, level }) => id.startsWith('cpp.') && level === 'must').map(({ id }) => id),
    scenarios.map(({ rules }, index) => ({ rules, files: filesUsed(pickles[index]!.pickle) })),
  );
  const pairs = pairsOfTraits(
    coverage.pairs,
    pickles.flatMap(({ pickle }) => traitsUsed(pickle)),
  );
  const states = ideStates(
    coverage.states,
    scenarios.map(({ rules }, index) => ({ rules, pickle: pickles[index]!.pickle })),
  );
  const texts = new Map([
    ['docs/rules.md', rulesPage(catalogue, scenarios)],
    [
      'docs/coverage.md',
      `${coveragePage(coverage, scenarios)}\n${[...kindsOfFiles, '', ...pairs, '', ...states].join('\n')}\n`,
    ],
    ['docs/manifest.md', manifestPage()],
    ['docs/reliability.md', reliabilityPage(await readCampaigns())],
    ['docs/verdict.schema.json', verdictJsonSchema()],
    ['docs/bench.schema.json', benchJsonSchema()],
    ['docs/comparison.md', comparisonPage(verdicts, catalogue, scenarios)],
  ]);
  const versions = protobufVersions(verdicts);
  if (versions.length > 1) texts.set('docs/upgrades.md', upgradesPage(versions, topics, catalogue, scenarios));
  for (const file of await documentsWithFigures(root)) {
    // A generated document needs no figures: its text is made as a whole.
    if (texts.has(file)) continue;
    texts.set(file, withFigures(await readFile(path.join(root, file), 'utf8'), figures, file));
  }
  return { catalogue, texts, pictures: { scenarios: await applicability(scenarios), project: await readProject() } };
}

/** The results of campaigns; none if there is no file yet. */
async function readCampaigns(): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, 'quality', 'campaigns', 'results.json'), 'utf8').catch(() => '[]'));
}

async function applicability(scenarios: readonly IdentifiedScenario[]): Promise<Current['scenarios']> {
  const subject = await loadSubject(pictured.base, root);
  const run = scenarios.filter(({ rules }) => rules.some((rule) => rule.startsWith(pictured.rule)));
  const missing = run.filter(({ tags, location }) => missingCapabilities(tags, subject, location).length > 0);
  return { applicable: run.length - missing.length, notApplicable: missing.length };
}

/** The contents of docs/pictures.json; undefined if the file is missing or invalid. */
async function readPictures(): Promise<Pictures | undefined> {
  const text = await readFile(picturesFile, 'utf8').catch(() => 'null');
  return picturesSchema.safeParse(JSON.parse(text)).data;
}

async function outdatedTexts({ texts }: Wanted): Promise<[string, string][]> {
  const current = await Promise.all(
    [...texts.keys()].map((file) => readFile(path.join(root, file), 'utf8').catch(() => '')),
  );
  return [...texts].filter(([, text], index) => text !== current[index]);
}

const columns = Object.keys(documents) as Column[];
const indexFile = (column: Column) => `docs/spec/${column}.tsv`;

/** The index of a document's sentences; empty if there is none yet. */
async function readIndex(column: Column): Promise<IndexedSentence[]> {
  const file = indexFile(column);
  return parseIndex(await readFile(path.join(root, file), 'utf8').catch(() => ''), file);
}

/** What is wrong with the sources of the catalogue, as far as the index of sentences shows it. */
async function refusedSources(catalogue: Catalogue): Promise<string[]> {
  const stale = await Promise.all(
    columns.map(async (column) => refuseStale(catalogue, column, await readIndex(column))),
  );
  return [...refuseUnsourced(catalogue), ...stale.flat()];
}

/**
 * Writes the index of the documents in a folder, and compares the catalogue's quotations with the documents.
 * @returns what is wrong with the quotations
 */
async function writeIndex(folder: string, catalogue: Catalogue): Promise<string[]> {
  const complaints: string[] = [];
  for (const column of columns) {
    const sentences = sentencesOf(await readDocument(path.join(folder, documents[column].file)));
    await replaceFile(path.join(root, indexFile(column)), printIndex(indexOf(sentences, await readIndex(column))));
    complaints.push(...refuseQuotations(catalogue, column, sentences));
  }
  return complaints;
}

async function readDocument(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((error: unknown) => {
    const names = columns.map((column) => documents[column].file).join(' and ');
    throw new UsageError(`${file}: cannot be read: ${reasonOf(error)}.`, `--documents names a folder with ${names}.`);
  });
}

/** Prints complaints. @returns whether there are none */
function complain(complaints: readonly string[]): boolean {
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}

/** @returns whether everything is up to date */
async function check(): Promise<boolean> {
  const now = await wanted();
  const sourcesStand = complain(await refusedSources(now.catalogue));
  const complaints = (await outdatedTexts(now)).map(([file]) => `${file} is out of date.`);
  for (const [name, why] of outdated(await readPictures(), now.pictures)) {
    complaints.push(`docs/${name} is out of date: ${why}.`);
  }
  const current = complain(complaints);
  if (!current) console.error('Write it again: npm run docs');
  return current && sourcesStand;
}

/** @returns whether the sources of the catalogue stand in the documents */
async function write(allPictures: boolean, folder: string | undefined): Promise<boolean> {
  const now = await wanted();
  const quotations = folder === undefined ? [] : await writeIndex(folder, now.catalogue);
  for (const [file, text] of await outdatedTexts(now)) {
    await replaceFile(path.join(root, file), text);
    console.log(`${file} written`);
  }
  const shown = await readPictures();
  const names: Iterable<PictureName> = allPictures ? ['ide.png', 'run.png'] : outdated(shown, now.pictures).keys();
  const taken: Partial<Pictures> = { ...shown };
  for (const name of names) {
    const file = path.join(root, 'docs', name);
    if (name === 'run.png') taken[name] = await takeRun(file);
    else taken[name] = await takeIde(file);
    console.log(`docs/${name} written`);
  }
  await replaceFile(picturesFile, `${JSON.stringify(picturesSchema.parse(taken), null, 2)}\n`);
  // A quotation that differs from its document is also stale; the first message says more.
  return complain(quotations.length > 0 ? quotations : await refusedSources(now.catalogue));
}

/** Keeps the verdicts of runs in docs/verdicts. */
async function keep(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const document = await readVerdict(path.resolve(file));
    const target = fileToKeep(document);
    const place = path.join(root, target);
    const kept = existsSync(place) ? await readVerdict(place) : undefined;
    await replaceFile(place, verdictToKeep(document, kept));
    console.log(`${target} written`);
  }
}

void runCommand(
  newCommand(
    'npm run docs --',
    'Writes the documents in docs that are made from the features, the code and kept verdicts, figures, and pictures.',
  )
    .option('--pictures', 'take the pictures again even if they are up to date')
    .option(
      '--documents <folder>',
      'write the sentence index of the documents in this folder, and check the quotations',
    )
    .option('--check', 'write nothing; exit status 1 if something is out of date')
    .option('--keep <verdict.json...>', 'first keep the verdicts of these runs in docs/verdicts')
    .addHelpText('after', '\nA figure is the number after a comment such as <!-- figure: rules -->.')
    .action(async (values: Options) => {
      await keep(values.keep ?? []);
      const good = values.check === true ? await check() : await write(values.pictures === true, values.documents);
      if (!good) process.exitCode = 1;
    }),
);

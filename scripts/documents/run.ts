// `npm run docs`: writes the generated documents, figures and pictures. `--check` only says whether they are up to
// date.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { missingCapabilities } from '../../harness/subject/capabilities';
import { loadSubject } from '../../harness/subject/manifest';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { replaceFile } from '../../harness/verdict/report';
import { readSuite } from '../../harness/verdict/suite';
import { verdictJsonSchema } from '../../harness/verdict/verdict-schema';
import { newCommand, runCommand } from '../../support/command-line';
import { countMutants, countSchemas, documentsWithFigures } from './counts';
import { withFigures } from './figures';
import { manifestPage } from './manifest-page';
import { type Current, outdated, type PictureName, type Pictures, picturesSchema } from './pictures';
import { reliabilityPage } from './reliability-page';
import { rulesPage } from './rules-page';
import { pictured, readProject, takeIde, takeRun } from './take-pictures';

const root = path.resolve(__dirname, '../..');
const picturesFile = path.join(root, 'docs', 'pictures.json');

/** What the documents and pictures should contain. */
interface Wanted {
  /** Documents by their paths below the project. */
  readonly texts: ReadonlyMap<string, string>;
  readonly pictures: Current;
}

async function wanted(): Promise<Wanted> {
  const catalogue = await loadCatalogue(path.join(root, 'features', 'catalogue.yaml'));
  const scenarios = await readSuite(root, catalogue);
  const figures = {
    rules: catalogue.rules.length,
    scenarios: scenarios.length,
    mutants: await countMutants(root),
    schemas: countSchemas(),
  };
  const texts = new Map([
    ['docs/rules.md', rulesPage(catalogue, scenarios)],
    ['docs/manifest.md', manifestPage()],
    ['docs/reliability.md', reliabilityPage(await readCampaigns())],
    ['docs/verdict.schema.json', verdictJsonSchema()],
  ]);
  for (const file of await documentsWithFigures(root)) {
    texts.set(file, withFigures(await readFile(path.join(root, file), 'utf8'), figures, file));
  }
  return { texts, pictures: { scenarios: await applicability(scenarios), project: await readProject() } };
}

/** The results of campaigns; none if there is no file yet. */
async function readCampaigns(): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, 'quality', 'campaigns.json'), 'utf8').catch(() => '[]'));
}

async function applicability(scenarios: readonly IdentifiedScenario[]): Promise<Current['scenarios']> {
  const subject = await loadSubject(pictured.subject, root);
  const missing = scenarios.filter(({ tags, location }) => missingCapabilities(tags, subject, location).length > 0);
  return { applicable: scenarios.length - missing.length, notApplicable: missing.length };
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

/** @returns whether everything is up to date */
async function check(): Promise<boolean> {
  const now = await wanted();
  const complaints = (await outdatedTexts(now)).map(([file]) => `${file} is out of date.`);
  for (const [name, why] of outdated(await readPictures(), now.pictures)) {
    complaints.push(`docs/${name} is out of date: ${why}.`);
  }
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) console.error('Write it again: npm run docs');
  return complaints.length === 0;
}

async function write(allPictures: boolean): Promise<void> {
  const now = await wanted();
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
}

void runCommand(
  newCommand(
    'npm run docs --',
    'Writes docs/rules.md, docs/manifest.md, docs/verdict.schema.json, figures in documents, and pictures.',
  )
    .option('--pictures', 'take the pictures again even if they are up to date')
    .option('--check', 'write nothing; exit status 1 if something is out of date')
    .addHelpText('after', '\nA figure is the number after a comment such as <!-- figure: rules -->.')
    .action(async (values: { readonly pictures?: boolean; readonly check?: boolean }) => {
      if (values.check !== true) await write(values.pictures === true);
      else if (!(await check())) process.exitCode = 1;
    }),
);

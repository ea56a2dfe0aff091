// `npm run docs`: writes the documents that are made from the features. `--check` writes nothing, and fails if one is out of date.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import { replaceFile } from '../../harness/verdict/report';
import { readSuite } from '../../harness/verdict/suite';
import { UsageError } from '../../support/usage-error';
import { rulesPage } from './rules-page';

const root = path.resolve(__dirname, '../..');
const usage = `npm run docs                  writes docs/rules.md from the catalogue and the features
npm run docs -- --check       writes nothing; exit 1 if it is out of date`;

/** The generated documents: their paths below the project, and their text. */
async function documents(): Promise<Map<string, string>> {
  const catalogue = await loadCatalogue(path.join(root, 'features', 'catalogue.yaml'));
  const scenarios = await readSuite(root, catalogue);
  return new Map([['docs/rules.md', rulesPage(catalogue, scenarios)]]);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(usage);
  for (const [file, text] of await documents()) {
    const now = await readFile(path.join(root, file), 'utf8').catch(() => '');
    if (now === text) continue;
    if (values.check) {
      console.error(`${file} is out of date. Write it again: npm run docs`);
      process.exitCode = 1;
    } else {
      await replaceFile(path.join(root, file), text);
      console.log(`${file} written`);
    }
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});

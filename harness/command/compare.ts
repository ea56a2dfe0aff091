// `compare`: what changed between runs, on the terminal; several runs side by side, as a page.

import path from 'node:path';
import type { Command } from 'commander';
import { root } from '../../support/project';
import { exitStatus } from '../../support/usage-error';
import { comparisonData, runNames } from '../report/comparison';
import { writeComparison } from '../report/write';
import { catalogueFile } from '../run/plan';
import { loadCatalogue } from '../verdict/catalogue';
import { compare, formatComparison } from '../verdict/compare';
import { readVerdict, type VerdictDocument } from '../verdict/report';
import { featuresFolder, type Values, valuesOf } from './options';

interface CompareValues extends Values {
  readonly page?: string;
}

/** Gives the command `compare` its arguments, options and action. */
export function compareCommand(command: Command): Command {
  return command
    .argument('<old>', 'verdict.json of the earlier run, or of the reference')
    .argument('<new>', 'verdict.json of the later run, or of another subject')
    .argument('[more...]', 'more runs; each is compared with the first')
    .option('--page <folder>', 'also write a page with the runs side by side')
    .option('--features <folder>', 'features whose catalogue the page quotes (default: features)')
    .addHelpText('after', '\nExit status: 0 nothing got worse, 1 something did, 2 a file cannot be read.')
    .action(async (before: string, after: string, more: string[], _values: Values, command: Command) => {
      process.exitCode = await compareRuns([before, after, ...more], valuesOf(command));
    });
}

async function compareRuns(files: readonly string[], values: CompareValues): Promise<number> {
  const documents = await Promise.all(files.map((file) => readVerdict(path.resolve(file))));
  const [first, ...others] = documents as [VerdictDocument, ...VerdictDocument[]];
  const names = runNames(documents);
  const comparisons = others.map((other) => compare(first, other));
  const texts = comparisons.map((comparison, position) =>
    others.length === 1
      ? formatComparison(comparison)
      : `${names[0]} → ${names[position + 1]}\n\n${formatComparison(comparison)}`,
  );
  process.stdout.write(texts.join('\n'));
  if (values.page !== undefined) await writePage(path.resolve(values.page), documents, values);
  return comparisons.every(({ worse }) => worse.length === 0) ? exitStatus.conforms : exitStatus.doesNotConform;
}

async function writePage(folder: string, documents: readonly VerdictDocument[], values: Values): Promise<void> {
  const catalogue = await loadCatalogue(catalogueFile({ root, features: featuresFolder(values) }));
  const page = await writeComparison(folder, comparisonData(documents, catalogue));
  process.stdout.write(`page: ${path.relative(process.cwd(), page)}\n`);
}

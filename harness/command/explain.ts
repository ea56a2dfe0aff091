// `explain`: a rule, its scenarios, and how they ended in earlier runs.

import path from 'node:path';
import type { Command } from 'commander';
import { defaultFolders, root } from '../../support/project';
import { exitStatus } from '../../support/usage-error';
import { catalogueFile } from '../run/plan';
import { loadCatalogue } from '../verdict/catalogue';
import { explain } from '../verdict/explain';
import { readHistories } from '../verdict/history';
import { readSuite } from '../verdict/suite';
import { featuresFolder, reportsFolder, type Values, valuesOf } from './options';

/** Gives the command `explain` its arguments, options and action. */
export function explainCommand(command: Command): Command {
  return command
    .argument('<rule>', 'a rule id, such as cpp.oneof.set')
    .option('--features <folder>', 'features to read (default: features)')
    .option('--reports <folder>', `reports of earlier runs (default: ${path.basename(defaultFolders.reports)})`)
    .action(async (rule: string, _values: Values, command: Command) => {
      process.exitCode = await explainRule(rule, valuesOf(command));
    });
}

async function explainRule(rule: string, values: Values): Promise<number> {
  const features = featuresFolder(values);
  const catalogue = await loadCatalogue(catalogueFile({ root, features }));
  const suite = await readSuite(path.dirname(features), catalogue, path.basename(features));
  process.stdout.write(explain(rule, catalogue, suite, await readHistories(reportsFolder(values))));
  return exitStatus.conforms;
}

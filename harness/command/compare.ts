// `compare`: what changed between two runs.

import path from 'node:path';
import type { Command } from 'commander';
import { newCommand } from '../../support/command-line';
import { exitStatus } from '../../support/usage-error';
import { compare, formatComparison } from '../verdict/compare';
import { readVerdict } from '../verdict/report';
import { type Values, valuesOf } from './options';

export function compareCommand(): Command {
  return newCommand('compare', 'Shows what changed between two verdict.json files. Exit status 1: something got worse.')
    .argument('<old>', 'verdict.json of the earlier run')
    .argument('<new>', 'verdict.json of the later run')
    .action(async (before: string, after: string, _values: Values, command: Command) => {
      valuesOf(command);
      process.exitCode = await compareRuns(before, after);
    });
}

async function compareRuns(before: string, after: string): Promise<number> {
  const comparison = compare(await readVerdict(path.resolve(before)), await readVerdict(path.resolve(after)));
  process.stdout.write(formatComparison(comparison));
  return comparison.worse.length === 0 ? exitStatus.conforms : exitStatus.doesNotConform;
}

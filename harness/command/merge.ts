// `merge`: the shards of a run, judged and reported as one run.

import path from 'node:path';
import type { Command } from 'commander';
import { exitStatus } from '../../support/usage-error';
import { readBench } from '../report/bench';
import { mergeShards } from '../report/merge';
import { publish } from '../report/publish';
import { readShard } from '../report/shard';
import { reportsFolder, type Values, valuesOf } from './options';
import { printSummary } from './run';

/** Gives the command `merge` its arguments, options and action. */
export function mergeCommand(command: Command): Command {
  return command
    .argument('<shard...>', 'the reports folders of the shards')
    .option('--reports <folder>', 'where the merged reports go (default: reports)')
    .option('--bench <file>', 'figures to plot in the report: bench.json')
    .option('--all', 'print every cause of failure, with all of its scenarios')
    .addHelpText(
      'after',
      '\nThe reports are those of a run without --shard; times are sums of the shards’.\n\n' +
        'Exit status: 0 conforms, 1 does not conform, 2 the shards are not one whole run.',
    )
    .action(async (folders: string[], _values: Values, command: Command) => {
      process.exitCode = await merge(folders, valuesOf(command));
    });
}

async function merge(folders: readonly string[], values: Values): Promise<number> {
  const shards = await Promise.all(folders.map((folder) => readShard(path.resolve(folder))));
  const run = mergeShards(shards);
  const { facts, judgement } = run;
  const { subject, elapsedMs } = facts;
  const bench = values.bench === undefined ? undefined : await readBench(path.resolve(values.bench), subject);
  const report = await publish(reportsFolder(values), { ...run, data: { ...run.data, ...(bench && { bench }) } });
  printSummary({ subject, judgement, elapsedMs, report }, values.all === true);
  return judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
}

// `report`: verdict.json in another format, for CI systems and READMEs.

import path from 'node:path';
import type { Command } from 'commander';
import { oneOf } from '../../support/command-line';
import { annotations } from '../report/annotations';
import { badge } from '../report/badge';
import { markdown } from '../report/markdown';
import { junit } from '../verdict/junit';
import { readVerdict, replaceFile, type VerdictDocument } from '../verdict/report';
import { type Values, valuesOf } from './options';

const formats: Readonly<Record<string, (documents: readonly VerdictDocument[]) => string>> = {
  markdown,
  github: annotations,
  badge,
  junit,
};

interface ReportValues extends Values {
  readonly format: string;
  readonly output?: string;
}

/** Gives the command `report` its arguments, options and action. */
export function reportCommand(command: Command): Command {
  return command
    .argument('<file...>', 'verdict.json files')
    .addOption(oneOf('--format <format>', 'the format, see below', Object.keys(formats)).default('markdown'))
    .option('--output <file>', 'where to write it (default: standard output)')
    .addHelpText(
      'after',
      `
Formats:
  markdown  a summary, such as for $GITHUB_STEP_SUMMARY
  github    annotations of a GitHub workflow, one for each cause
  badge     an SVG picture
  junit     JUnit XML`,
    )
    .action(async (files: string[], _values: Values, command: Command) => {
      await writeFormat(files, { ...command.opts<ReportValues>(), ...valuesOf(command) });
    });
}

async function writeFormat(files: readonly string[], { format, output }: ReportValues): Promise<void> {
  const documents = await Promise.all(files.map((file) => readVerdict(path.resolve(file))));
  const text = formats[format]!(documents);
  if (output === undefined) process.stdout.write(text);
  else await replaceFile(path.resolve(output), text);
}

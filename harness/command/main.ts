// `npm run conformance`: its commands, a file each.

import type { Command } from 'commander';
import { newCommand, runCommand } from '../../support/command-line';
import { compareCommand } from './compare';
import { explainCommand } from './explain';
import { mergeCommand } from './merge';
import { replayCommand } from './replay';
import { reportCommand } from './report';
import { runsFeatures } from './run';

const examples = `
Examples:
  npm run conformance                                   the reference
  npm run conformance -- --subject protoc               the installed protoc
  npm run conformance -- --subject ./mine/subject.yaml  your implementation
  npm run conformance -- --rule cpp.oneof.              the rules on oneofs

Exit status: 0 conforms, 1 does not conform, 2 could not be judged.`;

function conformanceCommand(): Command {
  return runsFeatures(
    newCommand(
      'npm run conformance --',
      'Runs the features against a subject: a code generator with its runtime, a test IDE, or both.',
    ),
  )
    .enablePositionalOptions()
    .commandsGroup('Commands (each has its own --help):')
    .addHelpText('after', examples)
    .addCommand(runsFeatures(newCommand('run', 'Runs the features. This is the default command.')))
    .addCommand(explainCommand())
    .addCommand(compareCommand())
    .addCommand(reportCommand())
    .addCommand(mergeCommand())
    .addCommand(replayCommand());
}

void runCommand(conformanceCommand());

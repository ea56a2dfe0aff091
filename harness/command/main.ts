// The conformance command, `npm run conformance` in a checkout and `npx touchstone` in the npm package: its commands, a
// file each.

import type { Command } from 'commander';
import { newCommand, runCommand } from '../../support/command-line';
import { commandLine, commandName } from '../../support/project';
import { compareCommand } from './compare';
import { completionCommand } from './completion';
import { doctorCommand } from './doctor';
import { explainCommand } from './explain';
import { initCommand } from './init';
import { listCommand } from './list';
import { mergeCommand } from './merge';
import { replayCommand } from './replay';
import { reportCommand } from './report';
import { runsFeatures } from './run';

const examples = [
  [commandLine(), 'the reference'],
  [commandLine('--subject', 'protoc'), 'the installed protoc'],
  [commandLine('--subject', './mine/subject.yaml'), 'your implementation'],
  [commandLine('--rule', 'cpp.oneof.'), 'the rules on oneofs'],
] as const;

function afterHelp(): string {
  const width = Math.max(...examples.map(([line]) => line.length)) + 2;
  const lines = examples.map(([line, meaning]) => `  ${line.padEnd(width)}${meaning}`);
  return `
Examples:
${lines.join('\n')}

Exit status: 0 conforms, 1 does not conform, 2 could not be judged.`;
}

function conformanceCommand(): Command {
  return runsFeatures(
    newCommand(
      commandName,
      'Runs the features against a subject: a code generator with its runtime, a test IDE, or both.',
    ),
  )
    .enablePositionalOptions()
    .commandsGroup('Commands (each has its own --help):')
    .addHelpText('after', afterHelp())
    .addCommand(runsFeatures(newCommand('run', 'Runs the features. This is the default command.')))
    .addCommand(initCommand())
    .addCommand(listCommand())
    .addCommand(explainCommand())
    .addCommand(compareCommand())
    .addCommand(reportCommand())
    .addCommand(mergeCommand())
    .addCommand(replayCommand())
    .addCommand(doctorCommand())
    .addCommand(completionCommand());
}

void runCommand(conformanceCommand());

// `replay`: one scenario, and how to run and debug its C++ program.

import path from 'node:path';
import type { Command } from 'commander';
import { newCommand } from '../../support/command-line';
import { exitStatus } from '../../support/usage-error';
import { runOptions, shellWord, type Values, valuesOf, withRunning } from './options';
import { runAndPrint } from './run';

export function replayCommand(): Command {
  return withRunning(newCommand('replay', 'Runs one scenario, and prints how to run and debug its C++ program.'))
    .argument('<scenario>', 'a scenario id, such as cpp.oneof.set/a-number-from-not-set')
    .action(async (scenario: string, _values: Values, command: Command) => {
      process.exitCode = await replay(scenario, valuesOf(command));
    });
}

async function replay(scenario: string, values: Values): Promise<number> {
  const { judgement, built } = await runAndPrint(runOptions(values, [], scenario), true);
  for (const { program, number } of built) {
    const command = `${shellWord(path.relative(process.cwd(), program))} 600000 ${number}`;
    process.stdout.write(
      `\nrun it      ${command}\ndebug it    gdb -ex 'set follow-fork-mode child' --args ${command}\n`,
    );
  }
  return judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
}

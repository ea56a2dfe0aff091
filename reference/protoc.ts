// The compiler's command: schemas in; C++, what plugins make, and descriptor sets out.

import { withArgumentFiles } from './command-line/argument-files';
import { readArguments } from './command-line/arguments';
import { compileAndWrite } from './command-line/compilation';
import type { Console } from './command-line/console';
import { help } from './command-line/help';
import { CommandLineError } from './command-line/request';
import { translate } from './command-line/translation';
import { version } from './command-line/version';

/**
 * Runs the command.
 * @param words the words after the command's name
 * @returns the exit status: 0, or 1 if anything was wrong
 */
export function main(words: readonly string[], console: Console): number {
  try {
    const request = readArguments(withArgumentFiles(words));
    switch (request.kind) {
      case 'help':
        console.out(help);
        return 0;
      case 'version':
        console.out(`touchstone-protoc ${version}`);
        return 0;
      case 'compile':
        return compileAndWrite(request, console);
      case 'encode':
      case 'decode':
      case 'decodeRaw':
        return translate(request, console);
    }
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (require.main === module) {
  process.exitCode = main(process.argv.slice(2), {
    out: (line) => process.stdout.write(`${line}\n`),
    write: (content) => process.stdout.write(content),
    error: (line) => process.stderr.write(`${line}\n`),
  });
}

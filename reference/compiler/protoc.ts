// The compiler's command: compiles schemas to C++ and descriptor sets, and runs plugins.

import { fstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withArgumentFiles } from './command-line/arguments/argument-files';
import { readArguments } from './command-line/arguments/arguments';
import { help } from './command-line/arguments/help';
import { CommandLineError } from './command-line/arguments/request';
import { version } from './command-line/arguments/version';
import { compileAndWrite } from './command-line/compilation';
import type { Console } from './command-line/console';
import { processConsole } from './command-line/outputs/process-console';
import { answerAsPlugin } from './command-line/plugins/plugin-mode';
import { printFreeNumbers } from './command-line/sources/free-numbers';
import { translate } from './command-line/translation';
import { work, workerFlag } from './command-line/worker';

/**
 * Runs the command.
 * @param args the arguments, without the command's name
 * @returns the exit status: 0, or 1 after any error
 */
export function main(args: readonly string[], console: Console): number {
  try {
    const request = readArguments(withArgumentFiles(args));
    switch (request.kind) {
      case 'help':
        console.out(help);
        return 0;
      case 'version':
        console.out(`touchstone-protoc ${version}`);
        return 0;
      case 'freeNumbers':
        return printFreeNumbers(request, console);
      case 'compile':
        return compileAndWrite(request, console);
      case 'encode':
      case 'decode':
      case 'decodeRaw':
        return translate(request, console);
    }
  } catch (error) {
    return reportError(error, console);
  }
}

/** Prints an error that the user can correct. @throws any other error again: it is a defect of the compiler */
function reportError(error: unknown, console: Console): number {
  if (!(error instanceof CommandLineError)) throw error;
  console.error(error.message);
  return 1;
}

/**
 * Runs the command as a plugin: answers a request from standard input on standard output.
 * @returns the exit status
 */
export function plugin(request: Uint8Array, console: Console): number {
  try {
    console.write(answerAsPlugin(request, (line) => console.error(line)));
    return 0;
  } catch (error) {
    return reportError(error, console);
  }
}

/** The content of standard input if it is a pipe that is not empty: protoc sends a plugin's request through a pipe. */
function requestInPipe(): Uint8Array | undefined {
  try {
    if (!fstatSync(0).isFIFO()) return undefined;
    const request = readFileSync(0);
    return request.length > 0 ? request : undefined;
  } catch {
    return undefined;
  }
}

/** Runs the process: as a plugin if its name says so, as a worker if its argument does, else as the command. */
export function runProcess(args: readonly string[], calledAs: string): number {
  const console = processConsole;
  if (path.basename(calledAs).startsWith('protoc-gen-')) return plugin(readFileSync(0), console);
  if (args.length === 1 && args[0] === workerFlag) {
    work(main);
    return 0;
  }
  // protoc runs plugins without arguments; --plugin may name this file directly.
  const request = args.length === 0 ? requestInPipe() : undefined;
  return request === undefined ? main(args, console) : plugin(request, console);
}

if (require.main === module) process.exitCode = runProcess(process.argv.slice(2), process.argv[1] ?? '');

// The command as a persistent worker: one process for many calls, with the JSON form of Bazel's protocol. Each line of
// standard input is a WorkRequest, each line of standard output a WorkResponse.

import { createInterface } from 'node:readline';
import type { Console } from './console';

/** The first argument of the command that makes it a worker. */
export const workerFlag = '--persistent_worker';

/** The command: takes its arguments, prints to a console, and returns the exit status. */
export type CommandMain = (args: readonly string[], console: Console) => number;

/**
 * Answers one request.
 * @param line a WorkRequest. Members other than `arguments` and `requestId` do not matter here: the inputs are read from
 *   the disk, and there is one call at a time
 * @returns a WorkResponse without a line break
 */
export function answerTo(line: string, main: CommandMain): string {
  const printed: Buffer[] = [];
  let exitCode = 1;
  let requestId = 0;
  try {
    const request = readRequest(line);
    requestId = request.requestId;
    exitCode = main(request.arguments, consoleInto(printed));
  } catch (error) {
    // A defect of the compiler must not end the process, which has more calls to answer.
    printed.push(Buffer.from(`${error instanceof Error ? error.stack : error}\n`));
  }
  return JSON.stringify({ exitCode, output: Buffer.concat(printed).toString(), requestId });
}

/** Answers the requests of standard input until it ends. */
export function work(main: CommandMain): void {
  createInterface({ input: process.stdin }).on('line', (line) => process.stdout.write(`${answerTo(line, main)}\n`));
}

/** @throws Error with what is wrong with the line */
function readRequest(line: string): { readonly arguments: readonly string[]; readonly requestId: number } {
  const request: unknown = JSON.parse(line);
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw new Error('A request must be a JSON object.');
  // Members with their default values may be absent.
  const words = 'arguments' in request ? request.arguments : [];
  const requestId = 'requestId' in request ? request.requestId : 0;
  if (!Array.isArray(words) || !words.every((word): word is string => typeof word === 'string'))
    throw new Error('`arguments` must be a list of strings.');
  if (words.some((word) => /^--(?:en|de)code/.test(word)))
    throw new Error('A worker cannot translate messages: its standard input holds requests.');
  if (typeof requestId !== 'number') throw new Error('`requestId` must be a number.');
  return { arguments: words, requestId };
}

/** A console that keeps what is printed, in the order in which it is. */
function consoleInto(printed: Buffer[]): Console {
  const keep = (content: string | Uint8Array): void => void printed.push(Buffer.from(content));
  return {
    out: (line) => keep(`${line}\n`),
    write: keep,
    error: (line) => keep(`${line}\n`),
    writeError: keep,
  };
}

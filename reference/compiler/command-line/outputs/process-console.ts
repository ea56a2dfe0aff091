// The console of the process. It writes to descriptors 1 and 2 synchronously, so that the exit status can tell of a
// failure.

import { writeAll, writeFault } from '../../../../support/output-files';
import { CommandLineError } from '../arguments/request';
import type { Console } from '../console';

/** @throws CommandLineError for a full device or a closed pipe */
function toStandardOutput(content: string | Uint8Array): void {
  try {
    writeAll(1, bytesOf(content));
  } catch (error) {
    throw new CommandLineError(`standard output: cannot be written: ${writeFault(error)}`);
  }
}

/** A failure to write to standard error is ignored: there is nowhere to report it. The exit status stays correct. */
function toStandardError(content: string | Uint8Array): void {
  try {
    writeAll(2, bytesOf(content));
  } catch {}
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

export const processConsole: Console = {
  out: (line) => toStandardOutput(`${line}\n`),
  write: toStandardOutput,
  error: (line) => toStandardError(`${line}\n`),
  writeError: toStandardError,
};

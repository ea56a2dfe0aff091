// Faults of the machine that a run meets outside of its tools: they end it before anything is judged.

import { tmpdir } from 'node:os';
import { writeFault } from '../../support/output-files';
import { UsageError } from '../../support/usage-error';
import { fullDisk, machineFault } from '../cpp/machine-faults';
import type { RunOptions } from './options';

/** Where a run writes. */
type Places = Pick<RunOptions, 'build' | 'reports'>;

/** Codes of errors that no program can do anything about. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EACCES', 'EPERM']);

/**
 * Ends the run if a disk that it has written to is full: any file there may have been cut off, and a subject that wrote
 * there may have failed for that reason.
 * @throws UsageError with the folder
 */
export async function refuseFullDisks({ build }: Places): Promise<void> {
  for (const place of [build, tmpdir()]) {
    const why = await fullDisk(place);
    if (why !== undefined) throw machineFault(why, place);
  }
}

/**
 * Runs a task; an error of the system becomes one message with its place.
 * @throws UsageError if a disk is full, or the system refused to do something
 */
export async function refusingMachineFaults<Result>(options: Places, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    for (const place of [options.build, tmpdir(), options.reports]) {
      const why = await fullDisk(place);
      // An error with a message for the user names its place, unless it comes from a tool that could not write.
      if (why !== undefined && !(error instanceof UsageError && error.message.includes(place)))
        throw machineFault(why, place);
    }
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
      const { code, path } = cause as NodeJS.ErrnoException;
      if (code !== undefined && codes.has(code))
        throw machineFault(writeFault(cause), path ?? `${options.build} or ${tmpdir()}`);
    }
    throw error;
  }
}

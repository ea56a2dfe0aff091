// Tells faults of the machine from faults of the subject: a full disk or a killed tool is never the subject's.

import { statfs } from 'node:fs/promises';
import { constants } from 'node:os';
import { UsageError } from '../../support/usage-error';
import { isGeneratorLog } from './layout';

/** A command of build.ninja prints this, its exit status and its log, if it fails. Its own output is in the log. */
export const failureMark = 'touchstone: failed with status';

/** A command of the build that failed. */
export interface FailedCommand {
  /** The exit status; 128 plus the number of the signal that killed it. */
  readonly status: number;
  /** The file with its output, in the build folder. */
  readonly log: string;
}

/** The failed commands that ninja's output tells. */
export function failedCommands(output: string): FailedCommand[] {
  return [...output.matchAll(new RegExp(`^${failureMark} (\\d+) (.+)$`, 'gm'))].map(([, status, log]) => ({
    status: Number(status),
    log: log!,
  }));
}

/**
 * Signals that no tool sends itself: somebody killed it, the memory ran out, or the disk under a file in memory is
 * full. A tool that aborts or breaks may do so because of what it was given.
 */
const fromOutside = ['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM', 'SIGBUS', 'SIGXFSZ'] as const;

/** What a system says when a machine can do no more. */
const exhausted =
  /No space left on device|Disk quota exceeded|Read-only file system|Input\/output error|Cannot allocate memory|LLVM ERROR: out of memory|Too many open files|Resource temporarily unavailable/i;
/** A compiler's message about a line of a source may quote anything. */
const aboutSource = /^[^\s:][^:]*:\d+:/;

/** The exit statuses of {@link fromOutside}, for a `case` of the shell. */
export const statusesFromOutside = fromOutside.map((name) => constants.signals[name] + 128).join('|');

/**
 * The fault of the machine that made a command fail.
 * @param said the command's log
 * @returns a sentence; undefined if the machine is not at fault
 */
export function faultOf({ status, log }: FailedCommand, said: string): string | undefined {
  const signal = fromOutside.find((name) => constants.signals[name] + 128 === status);
  if (signal === 'SIGBUS' || signal === 'SIGXFSZ') return `The command that writes ${log} could not write: ${signal}.`;
  if (signal !== undefined) return `The command that writes ${log} was killed: ${signal}.`;
  // A compiler says why it fails; a generator need not.
  if (status < 128 && said.trim() === '' && !isGeneratorLog(log))
    return `The command that writes ${log} failed and could not say why. Most likely: No space left on the device.`;
  return faultIn(said);
}

/** The line of a tool's output that tells a fault of the machine. */
export function faultIn(said: string): string | undefined {
  return said
    .split('\n')
    .find((line) => exhausted.test(line) && !aboutSource.test(line))
    ?.trim()
    .slice(0, 300);
}

/** The same in the output of ninja, which shows command lines as well: what ninja and its shell say themselves. */
export function faultOfNinja(output: string): string | undefined {
  return faultIn(
    output
      .split('\n')
      .filter((line) => /^(?:ninja|(?:\/bin\/)?(?:sh|dash|bash)): /.test(line))
      .join('\n'),
  );
}

/** The error of a run that the machine does not let judge. @param where the folder that the tools wrote to */
export function machineFault(why: string, where: string): UsageError {
  return new UsageError(
    `${where}: nothing can be judged, because the machine failed: ${why}`,
    'Free space or memory, or end what kills the tools, then run the command again. The reports of earlier runs are unchanged.',
  );
}

/** A disk with less space than this may have cut off any file. */
const leastBytes = 64 << 10;

/** @returns a sentence if the file system of a folder has no space or no room for another file */
export async function fullDisk(folder: string): Promise<string | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk === undefined) return undefined;
  if (disk.blocks > 0 && disk.bavail * disk.bsize < leastBytes) return 'No space left on the device.';
  // Some file systems count no files.
  if (disk.files > 0 && disk.ffree === 0) return 'The file system has no room for another file.';
  return undefined;
}

// Writes output files: a regular file is replaced atomically; a device, a pipe or a socket is opened and written to.

import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** A file to write. */
export interface PendingFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** An output that cannot be written. The message names the path as the user wrote it, and the reason. */
export class OutputError extends Error {
  override readonly name = 'OutputError';

  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(`${path}: ${reason}`);
  }
}

/** How one file is written. */
interface Plan {
  readonly file: PendingFile;
  readonly content: Uint8Array;
  /** Where the bytes go: the end of a chain of links, or the given path of a device, a pipe or a socket. */
  readonly target: string;
  /** `replace`: a new file replaces the target. `through`: the target is opened and written to. */
  readonly how: 'replace' | 'through';
  /** The regular file that exists already. */
  readonly existing?: Stats;
}

/** The longest chain of symbolic links that is followed. Linux has the same limit. */
const MOST_LINKS = 40;

/**
 * Writes all files or none. A regular file is replaced atomically by a new file that was written beside it; a file with
 * the same content is left alone, so that build tools see no change. Links are followed. Devices, pipes and sockets are
 * opened and written to, and never read; they get their bytes before any regular file changes.
 * @param writer part of the names of the new files, to tell apart those that a killed writer has left
 * @throws OutputError for the first file that cannot be written; no regular file has changed then, but folders may
 *   exist now
 */
export function writeFiles(files: readonly PendingFile[], writer = String(process.pid)): void {
  const plans = files.map(plan).filter((one) => !isThere(one));
  refuseTwins(plans);
  const written: { readonly from: string; readonly plan: Plan }[] = [];
  const inPlace: Plan[] = [];
  try {
    for (const [index, one] of plans.entries()) {
      if (one.how === 'through') continue;
      attempt(one.file, () => mkdirSync(path.dirname(one.target), { recursive: true }));
      const from = `${one.target}.${index}.${writer}.new`;
      if (writtenBeside(one, from)) written.push({ from, plan: one });
      else inPlace.push(one);
    }
    for (const one of plans) if (one.how === 'through') writeInto(one, constants.O_WRONLY | constants.O_TRUNC);
    for (const one of inPlace) writeInto(one, constants.O_WRONLY | constants.O_TRUNC);
    for (const { from, plan: one } of written) move(from, one);
  } finally {
    for (const { from } of written) rmSync(from, { force: true });
  }
}

/** Decides how to write a file. @throws OutputError for a folder, a loop of links, or a read-only file */
function plan(file: PendingFile): Plan {
  const content = typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
  const found = attempt(file, () => statSync(file.path, { throwIfNoEntry: false }));
  if (found === undefined) return { file, content, target: attempt(file, () => endOfLinks(file.path)), how: 'replace' };
  if (found.isDirectory()) throw new OutputError(file.path, 'is a directory.');
  const through = { file, content, target: file.path, how: 'through' } as const;
  // Our own standard output may go to this file already, as in `-o /dev/stdout >> log`: do not replace it.
  if (!found.isFile() || ownDescriptor(found) !== undefined) return through;
  attempt(file, () => accessSync(file.path, constants.W_OK));
  const target = attempt(file, () => realpathSync(file.path));
  // The path of a descriptor (`/dev/fd/3`) may lead to a deleted file.
  const named = statSync(target, { throwIfNoEntry: false });
  if (named === undefined || !areSame(named, found)) return through;
  return { file, content, target, how: 'replace', existing: found };
}

/** The path at which a file that does not exist yet is created, after following links. */
function endOfLinks(file: string): string {
  let place = file;
  for (let count = 0; count < MOST_LINKS; count++) {
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return place;
    place = path.resolve(realpathSync(path.dirname(place)), readlinkSync(place));
  }
  throw Object.assign(new Error(), { code: 'ELOOP' });
}

/** Whether the regular file exists with the same content. Only a file of the same size is read. */
function isThere({ existing, content, target }: Plan): boolean {
  if (existing === undefined || existing.size !== content.length) return false;
  try {
    return readFileSync(target).equals(content);
  } catch {
    // A file that may be written but not read is replaced.
    return false;
  }
}

/** @throws OutputError if two outputs are the same regular file: the second would overwrite the first */
function refuseTwins(plans: readonly Plan[]): void {
  const owners = new Map<string, PendingFile>();
  for (const { file, target, how } of plans) {
    if (how === 'through') continue;
    const key = path.resolve(target);
    const owner = owners.get(key);
    if (owner !== undefined)
      throw new OutputError(file.path, `another output is the same file (${owner.path}). Name two different files.`);
    owners.set(key, file);
  }
}

/**
 * Writes the new file beside the target, with the permissions of the existing file.
 * @returns false if the folder accepts no new file, so that the existing one must be overwritten
 */
function writtenBeside({ file, content, existing }: Plan, from: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(from, 'wx');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isClosed = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
    if (existing !== undefined && isClosed) return false;
    throw refusal(file, error);
  }
  try {
    attempt(file, () => writeAll(descriptor, content));
    if (existing !== undefined) fchmodSync(descriptor, existing.mode & 0o7777);
  } catch (error) {
    closeSync(descriptor);
    rmSync(from, { force: true });
    throw error instanceof OutputError ? error : refusal(file, error);
  }
  attempt(file, () => closeSync(descriptor));
  return true;
}

/** Renames the new file to the target. A target that cannot be replaced, such as a mount point, is overwritten. */
function move(from: string, one: Plan): void {
  try {
    renameSync(from, one.target);
  } catch (error) {
    if (one.existing === undefined || (error as NodeJS.ErrnoException).code !== 'EBUSY') throw refusal(one.file, error);
    writeInto(one, constants.O_WRONLY | constants.O_TRUNC);
  }
}

/** Writes to the existing target. */
function writeInto({ file, content, target }: Plan, flags: number): void {
  attempt(file, () => {
    const found = statSync(target);
    const own = found.isFile() || found.isSocket() ? ownDescriptor(found) : undefined;
    if (own !== undefined) {
      writeAll(own, content);
      return;
    }
    const descriptor = openSync(target, flags);
    try {
      writeAll(descriptor, content);
    } finally {
      closeSync(descriptor);
    }
  });
}

/**
 * The descriptor of standard output or standard error, if it is this file: a socket cannot be opened as `/dev/stdout`.
 */
function ownDescriptor(found: Stats): number | undefined {
  return [1, 2].find((descriptor) => areSame(fstatSync(descriptor), found));
}

function areSame(one: Stats, other: Stats): boolean {
  return one.dev === other.dev && one.ino === other.ino;
}

/** Runs `act`. @throws OutputError in place of the system's error */
function attempt<Result>(file: PendingFile, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof OutputError ? error : refusal(file, error);
  }
}

function refusal(file: PendingFile, error: unknown): OutputError {
  return new OutputError(file.path, `cannot be written: ${writeFault(error)}`);
}

const faults: Readonly<Record<string, string>> = {
  EACCES: 'Permission denied.',
  EPERM: 'Permission denied.',
  ENOSPC: 'No space left on the device.',
  EDQUOT: 'The quota of disk space is used up.',
  EFBIG: 'The file would be larger than the system allows.',
  EIO: 'The device reports an error.',
  ENXIO: 'No process reads from the other end.',
  EPIPE: 'The reader has closed the pipe.',
  EROFS: 'The file system is read-only.',
  ELOOP: 'Its symbolic links lead back to themselves.',
  ENOENT: 'No such file or directory.',
  ENOTDIR: 'A part of the path is a file, not a folder.',
  EEXIST: 'A part of the path is a file, not a folder.',
  ENAMETOOLONG: 'The name is too long for the file system.',
};

/** Why a write failed, in words; the error's own message if its code is not known. */
export function writeFault(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return faults[code ?? ''] ?? `${message === '' || message === undefined ? String(error) : message}.`;
}

/**
 * Writes all bytes to a descriptor, in as many writes as needed.
 * @throws the system's error if a write fails
 */
export function writeAll(descriptor: number, content: Uint8Array): void {
  let at = 0;
  while (at < content.length) {
    try {
      at += writeSync(descriptor, content, at);
    } catch (error) {
      // A non-blocking pipe is full. Node has no synchronous wait for its reader, so try again.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, 2);
    }
  }
}

const clock = new Int32Array(new SharedArrayBuffer(4));

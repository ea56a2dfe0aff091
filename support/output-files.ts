// Writing files where a user says: regular files are replaced as a whole, everything else is written through.

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

/** An output that cannot be written. The message names the path as it was given, and the reason. */
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
  /** Where the bytes go: the end of a chain of links, or what was given for a device, a pipe or a socket. */
  readonly target: string;
  /** `replace`: a new file takes the place. `through`: what is there is opened and written to. */
  readonly how: 'replace' | 'through';
  /** The regular file that is there already. */
  readonly existing?: Stats;
}

/** How many links may lead to one another: Linux has the same limit. */
const MOST_LINKS = 40;

/**
 * Writes all files or none. A regular file is replaced in one step, by a file that was written beside it; an equal one
 * is left alone, so that build tools see no change. Links are followed. Devices, pipes and sockets are opened and written to,
 * and never read; they get their bytes before any regular file changes.
 * @param writer stands in the names of the files beside, so that what a killed writer left can be told apart
 * @throws OutputError for the first file that cannot be written; then no regular file has changed, but for folders that were made
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

/** Decides how a file is written. @throws OutputError for what cannot be written: a folder, a loop of links, a read-only file */
function plan(file: PendingFile): Plan {
  const content = typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
  const found = attempt(file, () => statSync(file.path, { throwIfNoEntry: false }));
  if (found === undefined) return { file, content, target: attempt(file, () => endOfLinks(file.path)), how: 'replace' };
  if (found.isDirectory()) throw new OutputError(file.path, 'is a directory.');
  const through = { file, content, target: file.path, how: 'through' } as const;
  // A file that our own standard output goes to already is not to be replaced under it: `-o /dev/stdout >> log`.
  if (!found.isFile() || ownDescriptor(found) !== undefined) return through;
  attempt(file, () => accessSync(file.path, constants.W_OK));
  const target = attempt(file, () => realpathSync(file.path));
  // A descriptor's name (`/dev/fd/3`) may lead to a file that no path has any more.
  const named = statSync(target, { throwIfNoEntry: false });
  if (named === undefined || !areSame(named, found)) return through;
  return { file, content, target, how: 'replace', existing: found };
}

/** Where a file comes to be that a path with links names, and that does not exist. */
function endOfLinks(file: string): string {
  let place = file;
  for (let count = 0; count < MOST_LINKS; count++) {
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return place;
    place = path.resolve(realpathSync(path.dirname(place)), readlinkSync(place));
  }
  throw Object.assign(new Error(), { code: 'ELOOP' });
}

/** Is the regular file there with the same content? Only a file of the same size is read. */
function isThere({ existing, content, target }: Plan): boolean {
  if (existing === undefined || existing.size !== content.length) return false;
  try {
    return readFileSync(target).equals(content);
  } catch {
    // A file that may be written but not read is replaced.
    return false;
  }
}

/** @throws OutputError where two outputs would be one regular file: the second would undo the first */
function refuseTwins(plans: readonly Plan[]): void {
  const owners = new Map<string, PendingFile>();
  for (const { file, target, how } of plans) {
    if (how === 'through') continue;
    const key = path.resolve(target);
    const owner = owners.get(key);
    if (owner !== undefined)
      throw new OutputError(
        file.path,
        `two outputs would be this one file (the other: ${owner.path}). Name two files.`,
      );
    owners.set(key, file);
  }
}

/**
 * Writes the file that is to take the place, with the permissions of the one that is there.
 * @returns false where the folder takes no new file, and the one that is there has to be overwritten
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

/** Puts the new file into its place. What cannot be moved there, as onto a file that is a mount point, is overwritten. */
function move(from: string, one: Plan): void {
  try {
    renameSync(from, one.target);
  } catch (error) {
    if (one.existing === undefined || (error as NodeJS.ErrnoException).code !== 'EBUSY') throw refusal(one.file, error);
    writeInto(one, constants.O_WRONLY | constants.O_TRUNC);
  }
}

/** Writes into what is there. */
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

/** Standard output or standard error, if it is this file. A socket behind `/dev/stdout` cannot be opened by its path. */
function ownDescriptor(found: Stats): number | undefined {
  return [1, 2].find((descriptor) => areSame(fstatSync(descriptor), found));
}

function areSame(one: Stats, other: Stats): boolean {
  return one.dev === other.dev && one.ino === other.ino;
}

/** @throws OutputError in place of what `act` throws */
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
  EFBIG: 'The file would be larger than files may be here.',
  EIO: 'The device reports an error.',
  ENXIO: 'Nobody listens at the other end.',
  EPIPE: 'The reader has closed the pipe.',
  EROFS: 'The file system is read-only.',
  ELOOP: 'Its symbolic links lead back to themselves.',
  ENOENT: 'No such file or directory.',
  ENOTDIR: 'A part of the path is a file, not a folder.',
  EEXIST: 'A part of the path is a file, not a folder.',
  ENAMETOOLONG: 'The name is too long for the file system.',
};

/** What a failed write means, in words; the error's own text where nothing better is known. */
export function writeFault(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return faults[code ?? ''] ?? `${message === '' || message === undefined ? String(error) : message}.`;
}

/**
 * Writes all bytes to a descriptor, however many writes that takes.
 * @throws the system's error if one fails
 */
export function writeAll(descriptor: number, content: Uint8Array): void {
  let at = 0;
  while (at < content.length) {
    try {
      at += writeSync(descriptor, content, at);
    } catch (error) {
      // A pipe that does not block is full: node has no way to wait for its reader but to ask again.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, 2);
    }
  }
}

const clock = new Int32Array(new SharedArrayBuffer(4));

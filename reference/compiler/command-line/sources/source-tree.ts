// Finds schemas: searches the proto paths for virtual names, and finds the virtual names of inputs.

import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { CommandLineError, type Mapping } from '../arguments/request';

/** The largest schema, in bytes. */
const schemaLimit = 64 * 1024 * 1024;
/** The largest input file of any kind, in bytes; a descriptor set may be larger than a schema. */
const largestFile = 1024 * 1024 * 1024;

/** The path with forward slashes, without empty parts and `.`. It keeps `..`, whose meaning depends on links. */
function normalized(path: string): string {
  const slashes = process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
  const parts = slashes.split('/').filter((part) => part !== '' && part !== '.');
  return (slashes.startsWith('/') ? '/' : '') + parts.join('/');
}

function goesUp(path: string): boolean {
  return path.split('/').includes('..');
}

function isAbsolute(path: string): boolean {
  return path.startsWith('/') || (process.platform === 'win32' && /^[A-Za-z]:/.test(path));
}

/**
 * Replaces the prefix `from` of the path with `to`.
 * @returns undefined if the path does not have the prefix, or has `..` after it
 */
function replacePrefix(path: string, from: string, to: string): string | undefined {
  if (from === '') return isAbsolute(path) || goesUp(path) ? undefined : joined(to, path);
  if (path === from) return to;
  const prefix = from.endsWith('/') ? from : `${from}/`;
  if (!path.startsWith(prefix)) return undefined;
  const rest = path.slice(prefix.length);
  return goesUp(rest) ? undefined : joined(to, rest);
}

function joined(folder: string, path: string): string {
  return folder === '' || folder.endsWith('/') ? folder + path : `${folder}/${path}`;
}

/** The kind of file that a path leads to. */
type Found = 'file' | 'directory' | 'nothing';

/** @throws CommandLineError for a path that cannot be examined: a loop of links, a folder without permission */
function kindOf(file: string): Found {
  try {
    const found = statSync(file);
    // A pipe or a device is read like a file: `<(echo ...)` in a shell.
    return found.isDirectory() ? 'directory' : 'file';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'nothing';
    throw new CommandLineError(`${file}: cannot be read: ${describeError(code)}`);
  }
}

/** A sentence for the system's error code. */
function describeError(code: string | undefined): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'Permission denied.';
    case 'EISDIR':
      return 'It is a directory.';
    case 'ELOOP':
      return 'Its symbolic links lead back to themselves.';
    case 'ENAMETOOLONG':
      return 'The name is too long for the file system.';
    default:
      return `${code ?? 'unknown error'}.`;
  }
}

/** The proto paths, in search order. */
export class SourceTree {
  private readonly mappings: readonly Mapping[];
  /** Warnings about the proto paths themselves. */
  readonly warnings: readonly string[];

  /** @param isElsewhere whether a virtual name is known from a source other than the disk */
  constructor(
    protoPaths: readonly Mapping[],
    private readonly isElsewhere: (name: string) => boolean = () => false,
  ) {
    this.mappings = protoPaths.map(({ virtual, disk }) => ({ virtual: normalized(virtual), disk: normalized(disk) }));
    this.warnings = protoPaths
      .filter(({ disk }) => !existsSync(disk))
      .map(({ disk }) => `${disk}: warning: directory does not exist.`);
  }

  /** The file on disk for a virtual name: the one in the first proto path that has it. */
  diskFile(name: string): string | undefined {
    // Only one spelling of a name is valid, so that no file is loaded twice.
    if (name !== normalized(name) || goesUp(name)) return undefined;
    for (const { virtual, disk } of this.mappings) {
      const file = replacePrefix(name, virtual, disk);
      if (file !== undefined && kindOf(file) === 'file') return file;
    }
    return undefined;
  }

  /**
   * Reads the file of a virtual name.
   * @returns undefined if no proto path has it
   * @throws CommandLineError for a file that cannot be read, or is too large
   */
  read(name: string): Uint8Array | undefined {
    const file = this.diskFile(name);
    return file === undefined ? undefined : contentOf(file, schemaLimit);
  }

  /**
   * The virtual name of an input, which may be a path on disk or a virtual name.
   * @throws CommandLineError if the file does not exist, is in no proto path, or an earlier proto path shadows it
   */
  nameOf(input: string): string {
    const isVirtual = (): boolean => this.isElsewhere(input) || this.diskFile(input) !== undefined;
    if (this.mappings.length === 0) {
      // Only descriptor sets are searched.
      if (isVirtual()) return input;
      throw new CommandLineError(
        `${input}: not found in the files of --descriptor_set_in. To search for it on disk, pass --proto_path (or -I).`,
      );
    }
    const kind = kindOf(input);
    if (kind === 'nothing') {
      if (isVirtual()) return input;
      throw new CommandLineError(`Could not make proto path relative: ${input}: No such file or directory.`);
    }
    const path = normalized(input);
    for (const [index, { virtual, disk }] of this.mappings.entries()) {
      const name = replacePrefix(path, disk, virtual);
      if (name === undefined) continue;
      this.refuseShadowed(input, name, this.mappings.slice(0, index));
      if (kind === 'directory') throw new CommandLineError(`${input}: Input file is a directory.`);
      requireReadable(input);
      return name;
    }
    if (isVirtual()) return input;
    const folder = input.includes('/') ? input.slice(0, Math.max(1, input.lastIndexOf('/'))) : '.';
    throw new CommandLineError(
      `${input}: File does not reside within any path specified using --proto_path (or -I). It must be a literal prefix of the file's path, for example: -I${folder}`,
    );
  }

  private refuseShadowed(input: string, name: string, before: readonly Mapping[]): void {
    for (const { virtual, disk } of before) {
      const shadow = replacePrefix(name, virtual, disk);
      if (shadow === undefined || kindOf(shadow) === 'nothing') continue;
      throw new CommandLineError(
        `${input}: Input is shadowed in the --proto_path by "${shadow}". Either use that file as the input, or put the proto path of ${input} first.`,
      );
    }
  }
}

function requireReadable(file: string): void {
  try {
    closeSync(openSync(file, 'r'));
  } catch (error) {
    throw new CommandLineError(`${file}: cannot be read: ${describeError((error as NodeJS.ErrnoException).code)}`);
  }
}

/**
 * Reads a file.
 * @param limit the largest size in bytes
 * @throws CommandLineError if it cannot be read or is larger
 */
export function contentOf(file: string, limit = largestFile): Uint8Array {
  const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
  try {
    const found = statSync(file);
    if (!found.isFile()) {
      const content = readAtMost(file, limit);
      if (content !== undefined) return content;
      throw new CommandLineError(
        `${file}: cannot be read: It is a pipe or a device with more than ${megabytes(limit)} MiB.`,
      );
    }
    if (found.size <= limit) return readFileSync(file);
    throw new CommandLineError(
      `${file}: The file has ${megabytes(found.size)} MiB; a schema may have at most ${megabytes(limit)} MiB. Split it into files that import each other.`,
    );
  } catch (error) {
    if (error instanceof CommandLineError) throw error;
    throw new CommandLineError(`${file}: cannot be read: ${describeError((error as NodeJS.ErrnoException).code)}`);
  }
}

/** Reads a pipe or a device to its end. @returns undefined beyond the limit: /dev/zero has no end */
function readAtMost(file: string, limit: number): Uint8Array | undefined {
  const descriptor = openSync(file, 'r');
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(65_536);
      const length = readSync(descriptor, piece);
      if (length === 0) return Buffer.concat(pieces);
      size += length;
      if (size > limit) return undefined;
      pieces.push(piece.subarray(0, length));
    }
  } finally {
    closeSync(descriptor);
  }
}

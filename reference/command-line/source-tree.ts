// Where schemas are on disk: proto paths, the inputs' virtual names in them, and what is found under a name.

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandLineError } from './arguments';
import { bundledSchema } from './bundled-schemas';

/** A name as imports write it: forward slashes, no `.` and no `..`. */
function normalized(name: string): string {
  const parts = name.split(/[/\\]+/).filter((part) => part !== '' && part !== '.');
  return parts.join('/');
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The folders that were named as proto paths, in the order in which they are searched. */
export class SourceTree {
  /** What is to be told about the proto paths themselves. */
  readonly warnings: readonly string[];

  constructor(private readonly protoPaths: readonly string[]) {
    this.warnings = protoPaths
      .filter((folder) => !existsSync(folder))
      .map((folder) => `${folder}: warning: directory does not exist.`);
  }

  /**
   * The file on disk that a virtual name stands for: the first proto path that has it counts.
   * @returns undefined if none has, which may be a schema that comes with the compiler
   */
  find(name: string): string | undefined {
    for (const folder of this.protoPaths) {
      const file = path.join(folder, name);
      if (isFile(file)) return file;
    }
    return undefined;
  }

  /**
   * The content under a virtual name; the schemas that come with the compiler are found last.
   * @returns undefined if there is none
   * @throws CommandLineError for a file that cannot be read
   */
  read(name: string): Uint8Array | string | undefined {
    const file = this.find(name);
    if (file === undefined) return bundledSchema(name);
    try {
      return readFileSync(file);
    } catch (error) {
      throw new CommandLineError(`${file}: cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
    }
  }

  /**
   * The virtual name of an input, which is written as a path on disk, or as a virtual name already.
   * @throws CommandLineError if there is no such file, no proto path holds it, or an earlier one has another of its name
   */
  nameOf(input: string): string {
    if (!existsSync(input)) {
      if (this.find(normalized(input)) !== undefined) return normalized(input);
      throw new CommandLineError(`${input}: No such file or directory.`);
    }
    if (!isFile(input)) throw new CommandLineError(`${input}: is not a file.`);
    const absolute = path.resolve(input);
    for (const folder of this.protoPaths) {
      const relative = path.relative(path.resolve(folder), absolute);
      if (relative.startsWith('..') || path.isAbsolute(relative)) continue;
      const name = relative.split(path.sep).join('/');
      const found = this.find(name)!;
      if (path.resolve(found) !== absolute) {
        throw new CommandLineError(
          `${input}: Input is shadowed in the --proto_path by "${found}". Name that file, or put the proto path of yours before.`,
        );
      }
      return name;
    }
    throw new CommandLineError(
      `${input}: File does not reside within any path given with --proto_path (or -I). Give one that is a beginning of the file's own path; here: -I${path.dirname(input)}`,
    );
  }
}

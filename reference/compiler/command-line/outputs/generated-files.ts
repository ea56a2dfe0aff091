// The files that the generators of one run produce, and the text inserted into them, before anything is written.

import path from 'node:path';
import { CommandLineError } from '../arguments/request';
import { archive, isArchive } from './archive';
import type { PendingFile } from './outputs';

/** A generated file: a later generator may insert text into the file of an earlier one. */
interface GeneratedFile {
  content: string;
  /** The flag of its generator: `--cpp_out`. */
  readonly by: string;
}

/** `@@protoc_insertion_point(NAME)`, anywhere in a line; generators put it into a comment. */
const marker = /@@protoc_insertion_point\(([^)\n]*)\)/g;

/** The output folders of a run. Two spellings of one path are one folder, so that generators share it. */
export class GeneratedFiles {
  /** Absolute path -> the path as first given, and the files by name. */
  private readonly folders = new Map<string, { directory: string; files: Map<string, GeneratedFile> }>();

  private filesOf(directory: string): Map<string, GeneratedFile> {
    const folder = path.resolve(directory);
    const known = this.folders.get(folder) ?? { directory, files: new Map<string, GeneratedFile>() };
    this.folders.set(folder, known);
    return known.files;
  }

  /**
   * Adds a new file.
   * @param by the flag whose generator made it, for messages: `--cpp_out`
   * @throws CommandLineError for a name that leads out of the folder, or a name that was added before
   */
  add(directory: string, name: string, content: string, by: string): void {
    const parts = name.split('/');
    if (name.includes('\\') || name.includes('\0') || parts.some((part) => part === '' || /^\.\.?$/.test(part))) {
      throw new CommandLineError(
        `${by}: "${name}" is not a valid output file name: it must be relative to the output folder, with forward slashes and without . or .. parts.`,
      );
    }
    const files = this.filesOf(directory);
    const there = files.get(name);
    if (there !== undefined) {
      const makers = there.by === by ? `twice by ${by}` : `by ${there.by} and by ${by}`;
      throw new CommandLineError(
        `${by}: ${path.join(directory, name)} is generated ${makers}. Remove one of the two flags.`,
      );
    }
    files.set(name, { content, by });
  }

  /**
   * Inserts text above the line of an insertion point, with the indentation of that line. The point stays below the
   * inserted text, so that several insertions keep their order.
   * @param by the flag whose generator inserts, for messages
   * @throws CommandLineError for a file that no generator of this run made, or a point that the file does not have; the
   *   message lists the existing ones
   */
  insert(directory: string, name: string, point: string, text: string, by: string): void {
    const files = this.filesOf(directory);
    const file = files.get(name);
    const refuse = (what: string) => {
      throw new CommandLineError(`${by}: cannot insert at "${point}" of ${path.join(directory, name)}: ${what}`);
    };
    if (file === undefined) {
      const there = files.size === 0 ? 'nothing' : [...files.keys()].join(', ');
      refuse(
        `no earlier generator produced this file. Files in ${directory}: ${there}. (Generators run in the order of their flags: put --cpp_out first.)`,
      );
    } else {
      const points = [...file.content.matchAll(marker)];
      const found = points.find(([, written]) => written === point);
      if (found === undefined) {
        const names = [...new Set(points.map(([, written]) => written))];
        refuse(
          names.length === 0
            ? 'the file has no insertion points.'
            : `no such insertion point; the file has: ${names.join(', ')}.`,
        );
      } else file.content = insertedAt(file.content, found.index, text);
    }
  }

  /** All files to write, ordered by name within each folder or archive. */
  pending(): PendingFile[] {
    return [...this.folders.values()].flatMap(({ directory, files }): PendingFile[] => {
      const sorted = [...files]
        .map(([name, { content }]) => ({ name, content }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      if (isArchive(directory)) return [{ path: directory, content: archive(directory, sorted) }];
      return sorted.map(({ name, content }) => ({ path: path.join(directory, name), content }));
    });
  }
}

/** Inserts lines above the line that contains the marker. */
function insertedAt(content: string, markerAt: number, text: string): string {
  const lineAt = content.lastIndexOf('\n', markerAt) + 1;
  const indentation = /^[ \t]*/.exec(content.slice(lineAt, markerAt))![0];
  const lines = text.endsWith('\n') ? text.slice(0, -1) : text;
  if (text === '') return content;
  const indented = lines.replace(/^(?=[^\n])/gm, () => indentation);
  return `${content.slice(0, lineAt)}${indented}\n${content.slice(lineAt)}`;
}

// FileDescriptorSets: `--descriptor_set_out` writes one, `--descriptor_set_in` reads several.

import type { FileDescriptor } from '../../schema/model/descriptor';
import {
  serialized,
  serializedAsSource,
  serializedWithSourceInfo,
} from '../../schema/serialization/file-descriptor-proto';
import { nameOfSerialized, SerializedFile } from '../../schema/serialization/serialized-file';
import { LENGTH_DELIMITED, WireWriter } from '../../schema/wire/wire';
import { WireError } from '../../schema/wire/wire-reader';
import { Record } from '../../schema/wire/wire-record';
import { CommandLineError } from '../arguments/request';
import { contentOf } from './source-tree';

/** The number of FileDescriptorSet's only field. */
const FILE = 1;

/** The files and everything that they import, each once, imports before importers. */
export function withImports(files: readonly FileDescriptor[]): FileDescriptor[] {
  const seen = new Set<FileDescriptor>();
  const visit = (file: FileDescriptor): void => {
    if (seen.has(file)) return;
    for (const dependency of [...file.dependencies, ...file.optionImports]) visit(dependency);
    seen.add(file);
  };
  for (const file of files) visit(file);
  return [...seen];
}

/**
 * A serialized FileDescriptorSet.
 * @param sourceInfo include source locations and comments
 * @param retainOptions include options with source retention
 */
export function descriptorSet(
  files: readonly FileDescriptor[],
  { sourceInfo, retainOptions }: { sourceInfo: boolean; retainOptions: boolean },
): Uint8Array {
  const out = new WireWriter();
  for (const file of files) {
    out.tag(FILE, LENGTH_DELIMITED);
    if (retainOptions) out.bytes(serializedAsSource(file, sourceInfo));
    else out.bytes(sourceInfo ? serializedWithSourceInfo(file) : serialized(file));
  }
  return out.finish();
}

/**
 * The files of descriptor sets, by name. If a name occurs twice, the first file counts.
 * @throws CommandLineError for a file that cannot be read or is not a FileDescriptorSet
 */
export function readDescriptorSets(paths: readonly string[]): Map<string, SerializedFile> {
  const files = new Map<string, SerializedFile>();
  for (const path of paths) {
    try {
      for (const file of filesOfSet(contentOf(path))) {
        const name = nameOfSerialized(file);
        if (!files.has(name)) files.set(name, file);
      }
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      throw new CommandLineError(`${path}: Unable to parse: not a FileDescriptorSet (${error.message}).`);
    }
  }
  return files;
}

function filesOfSet(bytes: Uint8Array): SerializedFile[] {
  return Record.read(bytes)
    .all(FILE)
    .map((file) => new SerializedFile(file));
}

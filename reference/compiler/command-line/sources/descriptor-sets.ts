// Files with a FileDescriptorSet: `--descriptor_set_out` writes one, `--descriptor_set_in` reads some.

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

/** The number of FileDescriptorSet's one field. */
const FILE = 1;

/** The files and all that they import, each once, imports before importers. */
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
 * @param sourceInfo with the places and comments of everything
 * @param retainOptions with options that are kept in the source alone
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
 * The files of descriptor sets, by their names; of two of one name the first counts.
 * @throws CommandLineError for a set that cannot be read, or is none
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
      throw new CommandLineError(`${path}: Unable to parse: this is no FileDescriptorSet (${error.message}).`);
    }
  }
  return files;
}

function filesOfSet(bytes: Uint8Array): SerializedFile[] {
  return Record.read(bytes)
    .all(FILE)
    .map((file) => new SerializedFile(file));
}

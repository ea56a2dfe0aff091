// Files with a FileDescriptorSet: `--descriptor_set_out` writes one.

import type { FileDescriptor } from '../schema/descriptor';
import { LENGTH_DELIMITED, WireWriter } from '../schema/wire';

/** The number of FileDescriptorSet's one field. */
const FILE = 1;

/** The files and all that they import, each once, imports before importers. */
export function withImports(files: readonly FileDescriptor[]): FileDescriptor[] {
  const seen = new Set<FileDescriptor>();
  const visit = (file: FileDescriptor): void => {
    if (seen.has(file)) return;
    for (const dependency of file.dependencies) visit(dependency);
    seen.add(file);
  };
  for (const file of files) visit(file);
  return [...seen];
}

/** A serialized FileDescriptorSet. @param sourceInfo with the places and comments of everything */
export function descriptorSet(files: readonly FileDescriptor[], sourceInfo: boolean): Uint8Array {
  const out = new WireWriter();
  for (const file of files) {
    out.tag(FILE, LENGTH_DELIMITED);
    out.bytes(sourceInfo ? file.serializedWithSourceInfo() : file.serialized());
  }
  return out.finish();
}

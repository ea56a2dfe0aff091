// A compiled file as the bytes of descriptor.proto's FileDescriptorProto, in the forms that its readers want.

import type { FileDescriptor } from '../model/descriptor';
import { FileElement, isForSourceOnly } from '../model/elements';
import type { OptionNode } from '../syntax/ast';
import { serializeFile } from './serialize';
import { sourceInfo } from './source-info';

/**
 * The file without source info.
 *
 * @param jsonNames of all fields, as --descriptor_set_out has them, or only those that the schema itself gives, as
 *   generated code has them
 * @throws TypeError for a file that `compile` did not make; so do the other two
 */
export function serialized(file: FileDescriptor, jsonNames: 'all' | 'written' = 'all'): Uint8Array {
  return serializeFile(elementOf(file), { jsonNames });
}

/** The file with SourceCodeInfo: where everything stands, and the comments. */
export function serializedWithSourceInfo(file: FileDescriptor): Uint8Array {
  const element = elementOf(file);
  return serializeFile(element, { sourceInfo: sourceInfoOf(element, false) });
}

/** The file with the options that only the source keeps (`retention = RETENTION_SOURCE`), with or without source info. */
export function serializedAsSource(file: FileDescriptor, withSourceInfo: boolean): Uint8Array {
  const element = elementOf(file);
  return serializeFile(element, {
    sourceInfo: withSourceInfo ? sourceInfoOf(element, true) : undefined,
    retainOptions: true,
  });
}

function elementOf(file: FileDescriptor): FileElement {
  if (file instanceof FileElement) return file;
  throw new TypeError(`${file.name} was not made by compile(): only such files can be serialized`);
}

function sourceInfoOf(file: FileElement, retainOptions: boolean): Uint8Array | undefined {
  if (file.descriptor !== undefined) return file.descriptor.sourceInfo;
  const isSeen = (option: OptionNode): boolean => {
    const outermost = file.optionMeanings.get(option)?.fields[0];
    return outermost !== undefined && (retainOptions || !isForSourceOnly(outermost));
  };
  const path = (option: OptionNode) => optionPath(file, option, retainOptions);
  return sourceInfo(file.node, file.reporter.source.text, path, isSeen);
}

function optionPath(file: FileElement, option: OptionNode, retainOptions: boolean): number[] | undefined {
  const meaning = file.optionMeanings.get(option);
  if (meaning === undefined || (!retainOptions && meaning.fields.some(isForSourceOnly))) return undefined;
  const numbers = meaning.fields.map(({ number }) => number);
  return meaning.index === undefined ? numbers : [...numbers, meaning.index];
}

// Serializes a compiled file as FileDescriptorProto, in the forms that its readers need.

import type { FileDescriptor } from '../model/descriptor';
import { FileElement, isForSourceOnly } from '../model/elements';
import type { OptionNode } from '../syntax/ast';
import { serializeFile } from './serialize';
import { sourceInfo } from './source-info';

/**
 * The file without source info.
 *
 * @param jsonNames the JSON names of all fields, as in --descriptor_set_out, or only those in the schema, as in
 *   generated code
 * @throws TypeError for a file that `compile` did not return; so do the other two functions
 */
export function serialized(file: FileDescriptor, jsonNames: 'all' | 'written' = 'all'): Uint8Array {
  return serializeFile(elementOf(file), { jsonNames });
}

/** The file with SourceCodeInfo: source locations and comments. */
export function serializedWithSourceInfo(file: FileDescriptor): Uint8Array {
  const element = elementOf(file);
  return serializeFile(element, { sourceInfo: sourceInfoOf(element, false) });
}

/** The file including options with source retention, with or without source info. */
export function serializedAsSource(file: FileDescriptor, withSourceInfo: boolean): Uint8Array {
  const element = elementOf(file);
  return serializeFile(element, {
    sourceInfo: withSourceInfo ? sourceInfoOf(element, true) : undefined,
    retainOptions: true,
  });
}

function elementOf(file: FileDescriptor): FileElement {
  if (file instanceof FileElement) return file;
  throw new TypeError(`${file.name} cannot be serialized: it was not returned by compile()`);
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

// The compiler as a protoc plugin: `protoc --touchstone_out=DIR` generates the same C++ as `--cpp_out`.

import { GenerateError, generateCpp } from '../../cpp';
import { compile, SerializedFile } from '../../schema/compiler';
import type { Diagnostic } from '../../schema/model/descriptor';
import { nameOfSerialized } from '../../schema/serialization/serialized-file';
import { editionNumber } from '../../schema/syntax/editions';
import { WireError } from '../../schema/wire/wire-reader';
import { CommandLineError } from '../arguments/request';
import { escapeControlCharacters, formatDiagnostic } from '../console';
import { bundledSchema } from '../sources/bundled-schemas';
import { decodeRequest, encodeResponse, type GenerateRequest, type PluginResponse } from './plugin-protocol';

/** The features that the plugin supports: `optional` in proto3, and these editions. */
const supported = {
  supportsProto3Optional: true,
  supportsEditions: true,
  minimumEdition: editionNumber('PROTO2'),
  maximumEdition: editionNumber('2024'),
} as const;

/**
 * Answers a request.
 * @param bytes a CodeGeneratorRequest
 * @param warn receives warnings for the author of the schemas
 * @returns the bytes of a CodeGeneratorResponse; it contains the errors in schemas or parameters
 * @throws CommandLineError for bytes that are not a request
 */
export function answerAsPlugin(bytes: Uint8Array, warn: (line: string) => void): Uint8Array {
  let request: GenerateRequest;
  let descriptors: Map<string, SerializedFile>;
  try {
    request = decodeRequest(bytes);
    const files = request.descriptors.map((descriptor) => new SerializedFile(descriptor));
    descriptors = new Map(files.map((file) => [nameOfSerialized(file), file]));
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw new CommandLineError(
      `Standard input is not a CodeGeneratorRequest (${error.message}). This program is a protoc plugin; run it with: protoc --plugin=protoc-gen-touchstone=PATH --touchstone_out=DIR.`,
    );
  }
  return encodeResponse({ ...supported, ...generated(request, descriptors, warn) });
}

function generated(
  { files: names, parameters }: GenerateRequest,
  descriptors: ReadonlyMap<string, SerializedFile>,
  warn: (line: string) => void,
): Pick<PluginResponse, 'error' | 'files'> {
  const inLine = (diagnostic: Diagnostic): string => formatDiagnostic(diagnostic, 'gcc', () => undefined);
  const { files, diagnostics } = compile(names, (name) => descriptors.get(name) ?? bundledSchema(name));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { error: errors.map(inLine).join('\n'), files: [] };
  for (const diagnostic of diagnostics) warn(inLine(diagnostic));
  const outputs: PluginResponse['files'][number][] = [];
  for (const file of files) {
    try {
      outputs.push(
        ...generateCpp(file, parameters, (warning) => warn(typeof warning === 'string' ? warning : inLine(warning))),
      );
    } catch (error) {
      if (error instanceof GenerateError)
        return { error: `${escapeControlCharacters(file.name)}: ${error.message}`, files: [] };
      throw error;
    }
  }
  return { files: outputs };
}

// The messages of google/protobuf/compiler/plugin.proto that pass between the compiler and a plugin.

import type { FileDescriptor } from '../../schema/model/descriptor';
import { serializedAsSource, serializedWithSourceInfo } from '../../schema/serialization/file-descriptor-proto';
import { LENGTH_DELIMITED, VARINT, WireWriter } from '../../schema/wire/wire';
import { WireError } from '../../schema/wire/wire-reader';
import { Record } from '../../schema/wire/wire-record';

/** A request to a plugin. */
export interface PluginRequest {
  /** The files named on the command line, in that order. */
  readonly files: readonly FileDescriptor[];
  /** Those files and everything that they import, imports before importers. */
  readonly withImports: readonly FileDescriptor[];
  /** The options before the colon of `--NAME_out`, and those of `--NAME_opt`. */
  readonly parameters: string;
  /** The compiler's own version: `1.2.3`. */
  readonly version: string;
}

/** The numbers of CodeGeneratorRequest's fields, and of Version's. */
const request = { fileToGenerate: 1, parameter: 2, compilerVersion: 3, protoFile: 15, sourceFile: 17 } as const;
const version = { major: 1, minor: 2, patch: 3, suffix: 4 } as const;

/** Serializes a CodeGeneratorRequest. */
export function encodeRequest({ files, withImports, parameters, version: written }: PluginRequest): Uint8Array {
  const out = new WireWriter();
  const text = (field: number, value: string): void => {
    out.tag(field, LENGTH_DELIMITED);
    out.string(value);
  };
  const bytes = (field: number, value: Uint8Array): void => {
    out.tag(field, LENGTH_DELIMITED);
    out.bytes(value);
  };
  for (const file of files) text(request.fileToGenerate, file.name);
  text(request.parameter, parameters);
  bytes(request.compilerVersion, encodeVersion(written));
  // Files to generate code for have only the options that programs see; the others keep all options of the source.
  for (const file of withImports)
    bytes(request.protoFile, files.includes(file) ? serializedWithSourceInfo(file) : serializedAsSource(file, true));
  for (const file of files) bytes(request.sourceFile, serializedAsSource(file, true));
  return out.finish();
}

/** A version other than three numbers (a development build) becomes 0.0.0, with its name as the suffix. */
function encodeVersion(written: string): Uint8Array {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(written);
  const out = new WireWriter();
  for (const [index, field] of [version.major, version.minor, version.patch].entries()) {
    out.tag(field, VARINT);
    out.unsigned(Number(numbers?.[index + 1] ?? 0));
  }
  if (numbers === null) {
    out.tag(version.suffix, LENGTH_DELIMITED);
    out.string(written);
  }
  return out.finish();
}

/** A part of a file, as the plugin sent it. */
export interface ResponseFile {
  /** Absent if it continues the part before it. */
  readonly name?: string;
  /** Present if the content is to be inserted into an existing file. */
  readonly insertionPoint?: string;
  readonly content: string;
}

/** A plugin's response. */
export interface PluginResponse {
  /** An error in the schemas; the message is for their author. */
  readonly error?: string;
  readonly supportsProto3Optional: boolean;
  readonly supportsEditions: boolean;
  /** The range of editions, as numbers of descriptor.proto's Edition. */
  readonly minimumEdition: number;
  readonly maximumEdition: number;
  readonly files: readonly ResponseFile[];
}

/** The bits of `supported_features`. */
const features = { proto3Optional: 1, editions: 2 } as const;
/** The numbers of CodeGeneratorResponse's fields, and of its File's. */
const response = { error: 1, supportedFeatures: 2, minimumEdition: 3, maximumEdition: 4, file: 15 } as const;
const responseFile = { name: 1, insertionPoint: 2, content: 15 } as const;

/**
 * Reads a CodeGeneratorResponse.
 * @throws WireError for malformed bytes, or text that is not UTF-8
 */
export function decodeResponse(bytes: Uint8Array): PluginResponse {
  const record = Record.read(bytes);
  const error = textOf(record, response.error);
  const supported = record.number(response.supportedFeatures) ?? 0;
  return {
    ...(error !== undefined && { error }),
    supportsProto3Optional: (supported & features.proto3Optional) !== 0,
    supportsEditions: (supported & features.editions) !== 0,
    minimumEdition: record.number(response.minimumEdition) ?? 0,
    maximumEdition: record.number(response.maximumEdition) ?? 0,
    files: record.messages(response.file).map(fileOf),
  };
}

function fileOf(record: Record): ResponseFile {
  const name = textOf(record, responseFile.name);
  const insertionPoint = textOf(record, responseFile.insertionPoint);
  const content = textOf(record, responseFile.content) ?? '';
  // An empty name or insertion point counts as absent: proto3 plugins do not tell these apart.
  return { ...(name && { name }), ...(insertionPoint && { insertionPoint }), content };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws WireError for bytes that are not UTF-8: generated files are text. */
function textOf(record: Record, field: number): string | undefined {
  const bytes = record.bytes(field);
  if (bytes === undefined) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    throw new WireError(`field ${field} is not UTF-8`);
  }
}

/** A CodeGeneratorRequest, as a plugin receives it. */
export interface GenerateRequest {
  /** The names of the files to generate code for. */
  readonly files: readonly string[];
  readonly parameters: string;
  /** FileDescriptorProtos of those files and of everything that they import. */
  readonly descriptors: readonly Uint8Array[];
}

/**
 * Reads a CodeGeneratorRequest.
 * @throws WireError for malformed bytes
 */
export function decodeRequest(bytes: Uint8Array): GenerateRequest {
  const record = Record.read(bytes);
  return {
    files: record.texts(request.fileToGenerate),
    parameters: record.text(request.parameter) ?? '',
    descriptors: record.all(request.protoFile),
  };
}

/** Serializes a CodeGeneratorResponse. */
export function encodeResponse(answer: PluginResponse): Uint8Array {
  const out = new WireWriter();
  const number = (field: number, value: number): void => {
    out.tag(field, VARINT);
    out.unsigned(value);
  };
  if (answer.error !== undefined) {
    out.tag(response.error, LENGTH_DELIMITED);
    out.string(answer.error);
  }
  number(
    response.supportedFeatures,
    (answer.supportsProto3Optional ? features.proto3Optional : 0) | (answer.supportsEditions ? features.editions : 0),
  );
  number(response.minimumEdition, answer.minimumEdition);
  number(response.maximumEdition, answer.maximumEdition);
  for (const { name, insertionPoint, content } of answer.files) {
    const file = new WireWriter();
    const text = (field: number, value: string | undefined): void => {
      if (value === undefined) return;
      file.tag(field, LENGTH_DELIMITED);
      file.string(value);
    };
    text(responseFile.name, name);
    text(responseFile.insertionPoint, insertionPoint);
    text(responseFile.content, content);
    out.tag(response.file, LENGTH_DELIMITED);
    out.bytes(file.finish());
  }
  return out.finish();
}

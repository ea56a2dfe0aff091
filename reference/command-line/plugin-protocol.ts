// The messages of google/protobuf/compiler/plugin.proto that pass between the compiler and a plugin.

import { Reader } from 'protobufjs/minimal';
import type { FileDescriptor } from '../schema/descriptor';
import { LENGTH_DELIMITED, VARINT, WireWriter } from '../schema/wire';

/** What a plugin is asked. */
export interface PluginRequest {
  /** The files that were named on the command line, in that order. */
  readonly files: readonly FileDescriptor[];
  /** Those files and all that they import, imports before importers. */
  readonly withImports: readonly FileDescriptor[];
  /** What stands before the colon of `--NAME_out`, and in `--NAME_opt`. */
  readonly parameters: string;
  /** The compiler's own version: `1.2.3`. */
  readonly version: string;
}

/** The numbers of CodeGeneratorRequest's fields, and of Version's. */
const request = { fileToGenerate: 1, parameter: 2, compilerVersion: 3, protoFile: 15, sourceFile: 17 } as const;
const version = { major: 1, minor: 2, patch: 3, suffix: 4 } as const;

/** Gives the bytes of a CodeGeneratorRequest. */
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
  for (const file of withImports) bytes(request.protoFile, file.serializedWithSourceInfo());
  for (const file of files) bytes(request.sourceFile, file.serializedWithSourceInfo());
  return out.finish();
}

/** A version that is no three numbers (a development build) is 0.0.0, with what it is called as suffix. */
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

/** A piece of a file, as the plugin sent it. */
export interface ResponseFile {
  /** Absent: it goes on with the piece before it. */
  readonly name?: string;
  /** Set: the content is inserted into a file that is there. */
  readonly insertionPoint?: string;
  readonly content: string;
}

/** What a plugin answers. */
export interface PluginResponse {
  /** Something is wrong with the schemas; the message is for their author. */
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
 * @throws Error for bytes that are none
 */
export function decodeResponse(bytes: Uint8Array): PluginResponse {
  const reader = Reader.create(bytes);
  const files: ResponseFile[] = [];
  let error: string | undefined;
  let supported = 0;
  let minimumEdition = 0;
  let maximumEdition = 0;
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    // As tags, so that a field of another wire type is skipped like an unknown one.
    switch (tag) {
      case response.error * 8 + LENGTH_DELIMITED:
        error = text(reader.bytes());
        break;
      case response.supportedFeatures * 8 + VARINT:
        // Of the 64 bits the lower half, where all known ones are.
        supported = reader.uint32();
        break;
      case response.minimumEdition * 8 + VARINT:
        minimumEdition = reader.int32();
        break;
      case response.maximumEdition * 8 + VARINT:
        maximumEdition = reader.int32();
        break;
      case response.file * 8 + LENGTH_DELIMITED:
        files.push(decodeFile(reader.bytes()));
        break;
      default:
        reader.skipType(tag & 7, 0, tag >>> 3);
    }
  }
  return {
    ...(error !== undefined && { error }),
    supportsProto3Optional: (supported & features.proto3Optional) !== 0,
    supportsEditions: (supported & features.editions) !== 0,
    minimumEdition,
    maximumEdition,
    files,
  };
}

function decodeFile(bytes: Uint8Array): ResponseFile {
  const reader = Reader.create(bytes);
  let name: string | undefined;
  let insertionPoint: string | undefined;
  let content = '';
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    switch (tag) {
      case responseFile.name * 8 + LENGTH_DELIMITED:
        name = text(reader.bytes());
        break;
      case responseFile.insertionPoint * 8 + LENGTH_DELIMITED:
        insertionPoint = text(reader.bytes());
        break;
      case responseFile.content * 8 + LENGTH_DELIMITED:
        content = text(reader.bytes());
        break;
      default:
        reader.skipType(tag & 7, 0, tag >>> 3);
    }
  }
  // An empty name or point is as good as none: proto2 plugins and proto3 plugins both mean that.
  return { ...(name && { name }), ...(insertionPoint && { insertionPoint }), content };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws TypeError for bytes that are not UTF-8: generated files are text. */
function text(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

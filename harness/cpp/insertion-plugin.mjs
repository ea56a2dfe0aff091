// A generator plugin that inserts text: `node insertion-plugin.mjs INSTRUCTIONS`. It reads a request from standard
// input and writes the response to standard output, as google/protobuf/compiler/plugin.proto defines them. INSTRUCTIONS
// is a JSON file: a list of `{ file, point, text }`. Errors go into the response, and the generator has to show them.

import { readFileSync } from 'node:fs';
// The minimal build has no reflection. To load the full one takes longer than all the rest of a call.
import protobuf from 'protobufjs/minimal.js';

// The numbers of the fields that are used here.
const requestFields = { fileToGenerate: 1, protoFile: 15 };
const descriptorFields = { name: 1 };
const responseFields = { error: 1, supportedFeatures: 2, minimumEdition: 3, maximumEdition: 4, file: 15 };
const fileFields = { name: 1, insertionPoint: 2, content: 15 };

const proto3Optional = 1;
const editions = 2;
const edition2023 = 1000;
const edition2024 = 1001;

const lengthDelimited = 2;

/** The contents of a message's length-delimited fields, by field number. */
function fieldsOf(bytes) {
  const reader = protobuf.Reader.create(bytes);
  const fields = new Map();
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if ((tag & 7) !== lengthDelimited) reader.skipType(tag & 7);
    else fields.set(tag >>> 3, [...(fields.get(tag >>> 3) ?? []), reader.bytes()]);
  }
  return fields;
}

/** The values of a string field, in the order of the message. */
function textsOf(fields, number) {
  return (fields.get(number) ?? []).map((bytes) => Buffer.from(bytes).toString());
}

/** A request's files to generate, and the names of the files that it describes. */
function decodeRequest(bytes) {
  const fields = fieldsOf(bytes);
  const described = fields.get(requestFields.protoFile) ?? [];
  return {
    filesToGenerate: textsOf(fields, requestFields.fileToGenerate),
    described: described.flatMap((file) => textsOf(fieldsOf(file), descriptorFields.name)),
  };
}

/** What is wrong with a request; undefined if nothing is. */
function fault({ filesToGenerate, described }) {
  if (filesToGenerate.length === 0) return 'the request asks for no file';
  const missing = filesToGenerate.filter((name) => !described.includes(name));
  return missing.length > 0 ? `the request has no descriptor of ${missing.join(', ')}` : undefined;
}

/** @returns what is to be inserted, or an error */
function answer() {
  try {
    const error = fault(decodeRequest(readFileSync(0)));
    return error === undefined ? { insertions: JSON.parse(readFileSync(process.argv[2], 'utf8')) } : { error };
  } catch (error) {
    return { error: `the plugin cannot read its request: ${error instanceof Error ? error.message : error}` };
  }
}

/** The tag before a string or a message on the wire. */
const lengthDelimitedTag = (field) => (field << 3) | lengthDelimited;
/** The tag before a number on the wire. */
const varintTag = (field) => field << 3;

function encodeResponse({ error, insertions = [] }) {
  const writer = protobuf.Writer.create();
  if (error !== undefined) writer.uint32(lengthDelimitedTag(responseFields.error)).string(error);
  writer.uint32(varintTag(responseFields.supportedFeatures)).uint64(proto3Optional + editions);
  writer.uint32(varintTag(responseFields.minimumEdition)).int32(edition2023);
  writer.uint32(varintTag(responseFields.maximumEdition)).int32(edition2024);
  for (const { file, point, text } of insertions) {
    writer.uint32(lengthDelimitedTag(responseFields.file)).fork();
    writer.uint32(lengthDelimitedTag(fileFields.name)).string(file);
    writer.uint32(lengthDelimitedTag(fileFields.insertionPoint)).string(point);
    writer.uint32(lengthDelimitedTag(fileFields.content)).string(text);
    writer.ldelim();
  }
  return writer.finish();
}

process.stdout.write(encodeResponse(answer()));

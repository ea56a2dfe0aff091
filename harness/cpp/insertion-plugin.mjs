// A generator plugin that inserts text: `node insertion-plugin.mjs INSTRUCTIONS`. It reads a request from standard
// input and writes the response to standard output, as google/protobuf/compiler/plugin.proto defines them. INSTRUCTIONS
// is a JSON file: a list of `{ file, point, text }`. Errors go into the response, and the generator has to show them.

import { readFileSync } from 'node:fs';
import protobuf from 'protobufjs';

/** The part of plugin.proto that is used here. */
const schema = `
  syntax = "proto2";
  message Schema { optional string name = 1; }
  message Request { repeated string file_to_generate = 1; repeated Schema proto_file = 15; }
  message Response {
    optional string error = 1;
    optional uint64 supported_features = 2;
    optional int32 minimum_edition = 3;
    optional int32 maximum_edition = 4;
    message File { optional string name = 1; optional string insertion_point = 2; optional string content = 15; }
    repeated File file = 15;
  }`;
const proto3Optional = 1;
const editions = 2;
const edition2023 = 1000;
const edition2024 = 1001;

const { root } = protobuf.parse(schema, { keepCase: true });
const Request = root.lookupType('Request');
const Response = root.lookupType('Response');

/** What is wrong with a request; undefined if nothing is. */
function fault(request) {
  const described = new Set(request.proto_file.map(({ name }) => name));
  if (request.file_to_generate.length === 0) return 'the request asks for no file';
  const missing = request.file_to_generate.filter((name) => !described.has(name));
  return missing.length > 0 ? `the request has no descriptor of ${missing.join(', ')}` : undefined;
}

function answer() {
  try {
    const error = fault(Request.decode(readFileSync(0)));
    if (error !== undefined) return { error };
    const insertions = JSON.parse(readFileSync(process.argv[2], 'utf8'));
    const file = insertions.map(({ file: name, point, text }) => ({ name, insertion_point: point, content: text }));
    return { file };
  } catch (error) {
    return { error: `the plugin cannot read its request: ${error instanceof Error ? error.message : error}` };
  }
}

const response = {
  supported_features: proto3Optional + editions,
  minimum_edition: edition2023,
  maximum_edition: edition2024,
  ...answer(),
};
process.stdout.write(Response.encode(Response.fromObject(response)).finish());

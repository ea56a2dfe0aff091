// Runs generator plugins: programs that read a request from standard input and print a response to standard output.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FieldDescriptor, FileDescriptor, MessageDescriptor } from '../../schema/model/descriptor';
import { editionNumber } from '../../schema/syntax/editions';
import { CommandLineError } from '../arguments/request';
import type { Console } from '../console';
import type { GeneratedFiles } from '../outputs/generated-files';
import { decodeResponse, encodeRequest, type PluginRequest, type PluginResponse } from './plugin-protocol';

/** The largest response of a plugin, in bytes. */
const answerLimit = 512 * 1024 * 1024;

/** A plugin that the command line asks for. */
export interface Plugin {
  /** `protoc-gen-NAME` */
  readonly program: string;
  /** The path from `--plugin`; if undefined, PATH is searched. */
  readonly path?: string;
  /** The time limit. */
  readonly limitSeconds: number;
}

/**
 * Runs a plugin and collects its output.
 * @param by its flag, for messages: `--NAME_out`
 * @param directory the folder of that flag, which receives the plugin's files
 * @param console receives the plugin's standard error
 * @throws CommandLineError if the plugin cannot be run, fails, takes too long, reports an error, or sends a response
 *   that is malformed or cannot be used
 */
export function generateByPlugin(
  plugin: Plugin,
  request: PluginRequest,
  by: string,
  directory: string,
  into: GeneratedFiles,
  console: Console,
): void {
  const answer = runPlugin(plugin, encodeRequest(request), by, console);
  let response: PluginResponse;
  try {
    response = decodeResponse(answer);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandLineError(
      `${by}: ${plugin.program} did not print a CodeGeneratorResponse (${why}). It printed: ${excerpt(answer)}. A plugin must print only its response to standard output.`,
    );
  }
  if (response.error !== undefined) throw new CommandLineError(`${by}: ${plugin.program}: ${response.error}`);
  for (const file of request.files) refuseUnsupported(file, response, plugin, by);
  addFiles(response, plugin, by, directory, into);
}

/** Joins the parts of the response and adds the files to the output. */
function addFiles(
  { files }: PluginResponse,
  { program }: Plugin,
  by: string,
  directory: string,
  into: GeneratedFiles,
): void {
  const whole: { name: string; insertionPoint?: string; chunks: string[] }[] = [];
  for (const { name, insertionPoint, content } of files) {
    if (name !== undefined) whole.push({ name, ...(insertionPoint && { insertionPoint }), chunks: [content] });
    else if (whole.length > 0) whole.at(-1)!.chunks.push(content);
    else
      throw new CommandLineError(
        `${by}: ${program} sent content without a file name, and no file before it to append to.`,
      );
  }
  for (const { name, insertionPoint, chunks } of whole) {
    const content = chunks.join('');
    if (insertionPoint === undefined) into.add(directory, name, content, by);
    else into.insert(directory, name, insertionPoint, content, by);
  }
}

/** Runs the program with the request and returns its standard output. Its standard error goes to ours. */
function runPlugin(
  { program, path: place, limitSeconds }: Plugin,
  request: Uint8Array,
  by: string,
  console: Console,
): Uint8Array {
  const command = place === undefined ? program : path.resolve(place);
  const { status, signal, stdout, stderr, error } = spawnSync(command, [], {
    input: request,
    // Not inherited: a process that the plugin leaves behind would keep our standard error open, and its reader
    // waiting.
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: limitSeconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: answerLimit,
  });
  if (stderr) console.writeError(stderr);
  const failure = (error as NodeJS.ErrnoException | undefined)?.code;
  // A plugin need not read its input: its exit status decides.
  if (failure !== undefined && failure !== 'EPIPE') {
    throw new CommandLineError(`${by}: ${program} ${cannotRun(failure, program, place, limitSeconds)}`);
  }
  if (signal !== null) throw new CommandLineError(`${by}: ${program} was killed by ${signal}.`);
  if (status !== 0) throw new CommandLineError(`${by}: ${program} failed with exit status ${status}.`);
  return stdout;
}

function cannotRun(failure: string, program: string, place: string | undefined, limitSeconds: number): string {
  switch (failure) {
    case 'ENOENT':
      if (place === undefined) {
        return `was not found in PATH. Install it, or pass its path: --plugin=${program}=PATH.`;
      }
      return existsSync(place)
        ? `cannot be run: the interpreter that the first line of ${place} names does not exist.`
        : `cannot be run: ${place}: No such file or directory.`;
    case 'EACCES':
      return `cannot be run: ${place ?? 'the one in PATH'} is not executable. To change that: chmod +x ${place ?? program}.`;
    case 'ENOEXEC':
      return `cannot be run: ${place ?? 'the one in PATH'} is neither a program nor a script with an interpreter in its first line.`;
    case 'ETIMEDOUT':
      return `did not end within ${limitSeconds} s and was stopped. To allow more time, pass --plugin_timeout=SECONDS.`;
    case 'ENOBUFS':
      return `printed more than ${answerLimit / 1024 / 1024} MiB and was stopped.`;
    default:
      return `cannot be run: ${failure}.`;
  }
}

/** Requires that the plugin declares support for the features in use, so that it cannot misread new schemas. */
function refuseUnsupported(file: FileDescriptor, response: PluginResponse, { program }: Plugin, by: string): void {
  const refuse = (what: string): never => {
    throw new CommandLineError(
      `${by}: ${file.name} ${what}, which ${program} does not support. Use a newer version of the plugin.`,
    );
  };
  if (!response.supportsProto3Optional && allFields(file.messages).some((field) => field.oneof?.isSynthetic)) {
    refuse('has optional fields in proto3');
  }
  if (file.edition === undefined) return;
  if (!response.supportsEditions) refuse(`uses edition ${file.edition}`);
  const edition = editionNumber(file.edition);
  if (edition < response.minimumEdition || edition > response.maximumEdition) {
    refuse(`uses edition ${file.edition}`);
  }
}

function allFields(messages: readonly MessageDescriptor[]): FieldDescriptor[] {
  return messages.flatMap((message) => [...message.fields, ...allFields(message.messages)]);
}

/** The beginning of the printed text, escaped to one line. */
function excerpt(bytes: Uint8Array): string {
  const shown = 40;
  return JSON.stringify(Buffer.from(bytes.subarray(0, shown)).toString('latin1')) + (bytes.length > shown ? '…' : '');
}

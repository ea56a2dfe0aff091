// Compares the JSON of our runtime with that of libprotobuf and of protobufjs: random messages are written as JSON by
// each, and each reads what the others wrote.
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Root } from 'protobufjs';
import { besideFolder, runtimeBuild, sharedCache } from '../../reference/compiler/cpp/runtime-build';
import { findTools } from '../../support/tools.mjs';
import { decisions } from './json-decisions';
import { JsonMessages, loadJsonSchema, withJsonNames } from './json-messages';

const run = promisify(execFile);

/** What a library makes of an input: the JSON text, and the message with its map entries in order. */
interface Answer {
  readonly json: string;
  readonly bytes: string;
}

/** A difference between two of them. */
export interface JsonDifference {
  /** What differs: the kind of comparison. */
  readonly what: string;
  readonly type: string;
  /** The message, in hexadecimal digits, or the JSON text that was read. */
  readonly input: string;
  readonly ours: string;
  readonly theirs: string;
}

export interface JsonComparison {
  readonly messages: number;
  /** How many of them have JSON, for both libraries. */
  readonly written: number;
  /** How many of them protobufjs was compared with. */
  readonly besideProtobufjs: number;
  readonly differences: readonly JsonDifference[];
  readonly stale: readonly StaleDecision[];
}

/** Builds the peer: the same program with the installed libprotobuf. @returns its path */
async function buildPeer(folder: string): Promise<string> {
  // With relative paths only, ccache knows the files again in another folder.
  const place = path.join(folder, 'beside');
  for (const name of ['check.h', 'beside/json_messages.cc'])
    await cp(path.join(besideFolder, '..', name), path.join(folder, name));
  const inFolder = { cwd: place, env: { ...process.env, ...sharedCache } };
  await run('protoc', [`-I${besideFolder}`, '--cpp_out=.', 'json.proto'], inFolder);
  const { stdout } = await run('pkg-config', ['--cflags', '--libs', 'protobuf']);
  const flags = stdout.split(/\s+/).filter(Boolean);
  const launcher = findTools().ccache?.path;
  const compiler = [...(launcher === undefined ? [] : [launcher]), 'clang++-19', '-std=c++17', '-w', '-I.'];
  const objects = ['json_messages', 'json.pb'].map(async (name) => {
    const [file, ...words] = [...compiler, ...flags, '-c', `${name}.cc`, '-o', `${name}.o`];
    await run(file!, words, inFolder);
    return `${name}.o`;
  });
  await run('clang++-19', [...(await Promise.all(objects)), ...flags, '-o', 'json_messages'], inFolder);
  return path.join(place, 'json_messages');
}

/** Lets a program answer all lines. @throws Error if it fails, or does not answer each */
async function ask(program: string, lines: readonly string[]): Promise<(Answer | undefined)[]> {
  const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const answers = Buffer.concat(output).toString('latin1').split('\n').slice(0, -1);
  if (status !== 0 || answers.length !== lines.length)
    throw new Error(`${program} ended with ${status} after ${answers.length} of ${lines.length} answers`);
  return answers.map((answer) => {
    if (answer === 'refused') return undefined;
    const [json = '', bytes = ''] = answer.split(' ');
    return { json: Buffer.from(json, 'hex').toString('utf8'), bytes };
  });
}

/** The JSON mapping of protobufjs. It has no forms of the well-known types. */
function protobufjsJson(root: Root, type: string, bytes: Buffer): unknown {
  const messageType = root.lookupType(type);
  const options = { longs: String, enums: String, bytes: String, json: true, oneofs: false };
  return withJsonNames(messageType, messageType.toObject(messageType.decode(bytes), options));
}

const hex = (text: string): string => Buffer.from(text).toString('hex');

/** Lets two programs, ours and the peer, write or read an input each; a text stands for JSON to read. */
async function askBoth(programs: readonly [string, string], type: string, input: Buffer | string): Promise<string[]> {
  const line = typeof input === 'string' ? `read ${type} ${hex(input)}` : `write ${type} ${input.toString('hex')}`;
  const answers = await Promise.all(programs.map((program) => ask(program, [line])));
  return answers.map(([answer]) => {
    if (answer === undefined) return 'refused';
    return typeof input === 'string' ? answer.bytes : answer.json;
  });
}

/** A message or text that the libraries treat differently, and no longer do so as expected. */
export interface StaleDecision {
  readonly why: string;
  readonly expected: readonly string[];
  readonly actual: readonly string[];
}

/** Checks that the libraries still differ as {@link decisions} say. */
async function checkDecisions(programs: readonly [string, string], root: Root): Promise<StaleDecision[]> {
  const stale: StaleDecision[] = [];
  for (const { type, input, ours, theirs, why } of decisions(root)) {
    const actual = await askBoth(programs, type, input);
    const expected = [ours, theirs];
    if (actual.join() !== expected.join()) stale.push({ why, expected, actual });
  }
  return stale;
}

/**
 * Compares random messages; the programs of reference/runtime/tests must have been built.
 * @param seed the same seed gives the same messages
 */
export async function compareJson(count: number, seed: number): Promise<JsonComparison> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-json-'));
  try {
    const own = path.join(runtimeBuild, 'touchstone-beside-json_messages');
    return await comparePrograms(own, await buildPeer(folder), count, seed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compares what two builds of json_messages.cc, ours and the peer, make of random messages. */
export async function comparePrograms(own: string, peer: string, count: number, seed: number): Promise<JsonComparison> {
  const root = await loadJsonSchema();
  const random = new JsonMessages(root, seed);
  const messages = Array.from({ length: count }, () => random.next());
  const both = (lines: readonly string[]) => Promise.all([ask(own, lines), ask(peer, lines)]);

  const [ours, theirs] = await both(messages.map(({ type, bytes }) => `write ${type} ${bytes.toString('hex')}`));
  const differences: JsonDifference[] = [];
  const report = (what: string, type: string, input: string, our: Answer | undefined, their: Answer | undefined) => {
    const shown = (answer: Answer | undefined) => (answer === undefined ? 'refused' : `${answer.json} ${answer.bytes}`);
    differences.push({ what, type, input, ours: shown(our), theirs: shown(their) });
  };

  /** Texts to read, each with the bytes of the message that was written. */
  const texts: { type: string; json: string; bytes: string; writer: string }[] = [];
  let written = 0;
  let besideProtobufjs = 0;
  for (const [index, { type, bytes }] of messages.entries()) {
    const [our, their] = [ours[index], theirs[index]];
    const input = bytes.toString('hex');
    if (our === undefined || their === undefined) {
      if (our !== their) report('one refuses to write', type, input, our, their);
      continue;
    }
    written += 1;
    const [ourTree, theirTree]: unknown[] = [JSON.parse(our.json), JSON.parse(their.json)];
    if (!sameTree(ourTree, theirTree)) report('another JSON', type, input, our, their);
    if (our.bytes !== their.bytes) report('other bytes of the message', type, input, our, their);
    texts.push({ type, json: our.json, bytes: our.bytes, writer: 'ours' });
    texts.push({ type, json: their.json, bytes: our.bytes, writer: 'libprotobuf' });
    if (type !== 'Kinds') continue;
    besideProtobufjs += 1;
    const third = protobufjsJson(root, `beside.json.${type}`, bytes);
    const json = jsonText(third);
    texts.push({ type, json, bytes: our.bytes, writer: 'protobufjs' });
    if (!sameTree(third, ourTree))
      report('another JSON than that of protobufjs', type, input, our, { json, bytes: input });
  }

  const read = await both(texts.map(({ type, json }) => `read ${type} ${hex(json)}`));
  for (const [index, { type, json, bytes, writer }] of texts.entries()) {
    const [our, their] = [read[0][index], read[1][index]];
    if (our?.bytes !== bytes) report(`ours reads the JSON of ${writer} differently`, type, json, our, { json, bytes });
    if (their?.bytes !== bytes)
      report(`libprotobuf reads the JSON of ${writer} differently`, type, json, { json, bytes }, their);
  }
  const stale = await checkDecisions([own, peer], root);
  return { messages: count, written, besideProtobufjs, differences, stale };
}

/**
 * Whether two values of JSON are the same. A float may have more digits in one of them than it needs; that it is the same
 * float, and a double the same double, is seen when the texts are read back.
 */
function sameTree(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Object.is(one, other) || Object.is(Math.fround(one), Math.fround(other));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => key in other && sameTree(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}

/** A JSON text. Unlike that of JSON.stringify() it has -0: as a string, which the mapping allows for numbers. */
function jsonText(tree: unknown): string {
  return JSON.stringify(tree, (_, value: unknown) => (Object.is(value, -0) ? '-0' : value));
}

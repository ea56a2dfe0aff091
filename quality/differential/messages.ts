// Compares what our runtime and libprotobuf make of the same serialized messages, most of which nobody wrote.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { parse } from 'yaml';
import { z } from 'zod';
import { pkgConfig } from '../../harness/cpp/pkg-config';
import { findTools } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import { buildFuzzer, fuzzFolder } from '../fuzz/cpp/build';
import { readInputs } from '../fuzz/cpp/inputs';

const sources = path.join(__dirname, 'messages');
const schemas = path.join(__dirname, '..', 'fuzz', 'cpp');
const types = ['Kinds', 'Maps', 'Needy', 'Item', 'Nothing', 'FileDescriptorProto'];
/** How many messages are made and answered at a time. */
const batch = 20_000;

/** The kinds of differences, each with who is right. */
export const classes = {
  'only libprotobuf accepts': 'our runtime refuses bytes that libprotobuf takes',
  'only we accept': 'libprotobuf refuses bytes that our runtime takes',
  'another size': 'both accept; the written messages have different sizes',
  'another initialization': 'both accept; a required field is missing for one of them',
  'another text': 'both accept; the printed texts differ',
} as const;

export type DifferenceClass = keyof typeof classes;

/** Messages that are answered differently, by class and type. */
export interface DifferenceGroup {
  readonly difference: DifferenceClass;
  readonly type: string;
  readonly count: number;
  /** The shortest of them, in hexadecimal digits. */
  readonly example: string;
  readonly ours: string;
  readonly theirs: string;
}

export interface MessageComparison {
  readonly messages: number;
  readonly accepted: number;
  readonly groups: readonly DifferenceGroup[];
}

const knownSchema = z.array(
  z.strictObject({
    difference: z.enum(Object.keys(classes) as [DifferenceClass]),
    type: z.string(),
    right: z.string(),
  }),
);

/** The differences that are explained: who is right, and why. @throws ZodError if the file is damaged */
export async function readKnownDifferences(): Promise<z.infer<typeof knownSchema>> {
  return knownSchema.parse(parse(await readFile(path.join(sources, 'differences.yaml'), 'utf8')) ?? []);
}

/** What distinguishes two answers of answer.cc; undefined if nothing does. */
export function differenceOf(ours: string, theirs: string): DifferenceClass | undefined {
  if (ours === theirs) return undefined;
  if (ours === 'refused') return 'only libprotobuf accepts';
  if (theirs === 'refused') return 'only we accept';
  const [size, initialized] = ours.split(' ');
  const [otherSize, otherInitialized] = theirs.split(' ');
  if (size !== otherSize) return 'another size';
  return initialized === otherInitialized ? 'another text' : 'another initialization';
}

/** Compares `count` messages. @param progress called with the number of messages so far */
export async function compareMessages(
  count: number,
  seed: number,
  progress: (done: number) => void,
): Promise<MessageComparison> {
  await buildFuzzer([
    { name: 'answer', sources: [path.join(sources, 'answer.cc')] },
    {
      name: 'make-inputs',
      sources: [
        path.join(sources, 'make_inputs.cc'),
        ...['records.cc', 'scratch.cc'].map((name) => path.join(schemas, name)),
      ],
    },
  ]);
  const peer = await buildPeer();
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-messages-'));
  try {
    const seeds: string[] = [];
    for (const { name, bytes } of await readInputs('reflection')) {
      seeds.push(path.join(folder, name));
      await writeFile(path.join(folder, name), bytes);
    }
    const groups = new Map<string, DifferenceGroup>();
    let accepted = 0;
    for (let done = 0; done < count; done += batch) {
      const size = Math.min(batch, count - done);
      const file = path.join(folder, 'made');
      const made = await outputOf(file, path.join(fuzzFolder, 'make-inputs'), [
        String(seed + done),
        String(size),
        ...seeds,
      ]);
      const [ours, theirs] = await Promise.all([
        answers(path.join(fuzzFolder, 'answer'), file, `${file}.ours`),
        answers(peer, file, `${file}.theirs`),
      ]);
      const inputs = split(made);
      if (inputs.length !== size || ours.length !== size || theirs.length !== size)
        throw new Error(`${size} messages: ${inputs.length} made, ${ours.length} and ${theirs.length} answered`);
      for (const [index, input] of inputs.entries()) {
        const [our, their] = [ours[index]!, theirs[index]!];
        if (their !== 'refused') accepted++;
        const difference = differenceOf(our, their);
        if (difference !== undefined) take(groups, difference, input, our, their);
      }
      progress(done + size);
    }
    return { messages: count, accepted, groups: [...groups.values()] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function take(
  groups: Map<string, DifferenceGroup>,
  difference: DifferenceClass,
  input: { readonly type: string; readonly bytes: Buffer },
  ours: string,
  theirs: string,
): void {
  const key = `${difference} ${input.type}`;
  const known = groups.get(key);
  const example = input.bytes.toString('hex');
  const isShorter = known === undefined || example.length < known.example.length;
  groups.set(key, {
    ...(isShorter ? { difference, type: input.type, example, ours, theirs } : known),
    count: (known?.count ?? 0) + 1,
  });
}

/** The messages of make_inputs.cc's output. */
export function split(made: Buffer): { type: string; bytes: Buffer }[] {
  const inputs: { type: string; bytes: Buffer }[] = [];
  for (let at = 0; at < made.length; ) {
    const length = made.readUInt32LE(at + 1);
    inputs.push({ type: types[made[at]!]!, bytes: made.subarray(at + 5, at + 5 + length) });
    at += 5 + length;
  }
  return inputs;
}

/** Builds the same program against the installed libprotobuf. @throws UsageError if that is missing */
async function buildPeer(): Promise<string> {
  const folder = path.join(fuzzFolder, 'libprotobuf');
  const { compiler, protoc } = findTools();
  if (compiler === undefined || protoc === undefined)
    throw new UsageError(
      'clang++ or protoc is not installed.',
      'npm run conformance -- doctor says how to install both.',
    );
  await mkdir(folder, { recursive: true });
  const names = ['kinds', 'maps'];
  await run(protoc.path, [`--cpp_out=${folder}`, `-I${schemas}`, ...names.map((name) => `${name}.proto`)]);
  const cache = path.join(fuzzFolder, '.pkg-config');
  const [compile, libraries] = await Promise.all([
    pkgConfig(['protobuf'], '--cflags', cache),
    pkgConfig(['protobuf'], '--libs', cache),
  ]);
  const files = [path.join(sources, 'answer.cc'), ...names.map((name) => path.join(folder, `${name}.pb.cc`))];
  const program = path.join(folder, 'answer');
  await run(compiler.path, [
    '-std=c++17',
    '-O1',
    '-w',
    `-I${folder}`,
    ...compile,
    ...files,
    ...libraries,
    '-o',
    program,
  ]);
  return program;
}

async function answers(program: string, made: string, answered: string): Promise<string[]> {
  return (await outputOf(answered, program, [], made)).toString().trimEnd().split('\n');
}

/**
 * Runs a program with files as its standard streams: on a busy machine a pipe of megabytes was once cut.
 * @param to the file for its standard output
 * @param from the file for its standard input
 */
async function outputOf(to: string, program: string, words: readonly string[], from?: string): Promise<Buffer> {
  const output = await open(to, 'w');
  const input = from === undefined ? undefined : await open(from);
  try {
    const child = spawn(program, words, {
      stdio: [input?.fd ?? 'ignore', output.fd, 'inherit'],
      env: { ...process.env, ...withoutLeaks },
    });
    const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (status !== 0) throw new Error(`${program} ended with ${signal ?? `status ${status}`}`);
  } finally {
    await output.close();
    await input?.close();
  }
  return await readFile(to);
}

async function run(program: string, words: readonly string[]): Promise<void> {
  await execa(program, words, { env: withoutLeaks });
}

const withoutLeaks = { ASAN_OPTIONS: 'detect_leaks=0' };

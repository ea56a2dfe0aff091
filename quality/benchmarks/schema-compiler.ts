// Compares a subject's schema compiler with the real ones on real schemas: reading, generating C++, starting up.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSubject } from '../../harness/subject/manifest';
import { realCompiler, realSchemas } from '../../reference/compiler/real-compiler/real-compiler';
import { compile } from '../../reference/compiler/schema/compiler';
import { corpusNames, corpusRoots, readerOf, sampleOf } from '../differential/schemas';
import type { Figure } from './figure';
import { measure, median } from './measure';

const root = path.resolve(__dirname, '../..');
const heading = 'Schema compiler';
/** The number of schemas to generate C++ for. */
const generated = 1000;
/** The targets: ratios to the peer, megabytes, and milliseconds. */
const frontEndLimit = 2;
const frontEndMegabytes = 2048;
const generationLimit = 1.5;
const startUpMilliseconds = 150;

/**
 * Measures the schema compiler of a subject.
 * @param folder the folder for outputs; created if missing
 * @param subject the subject whose generator to measure
 * @param peer the subject to compare C++ generation with; reading is compared with the npm package protoc
 * @param runs the number of runs of each command, alternating between the sides; the median counts
 * @throws Error if a command fails
 */
export async function measureSchemaCompiler(
  folder: string,
  subject: string,
  peer: string,
  runs: number,
): Promise<Figure[]> {
  await mkdir(folder, { recursive: true });
  const ours = await generatorOf(subject);
  const theirs = await generatorOf(peer);
  const names = acceptedTogether();
  return [
    ...(await frontEnd(folder, ours, names, runs)),
    await generation(folder, ours, theirs, names, runs),
    await startUp(folder, ours, runs),
  ];
}

async function generatorOf(name: string): Promise<readonly string[]> {
  const { cpp } = await loadSubject(name, root);
  if (cpp === undefined) throw new Error(`${name} generates no C++`);
  return cpp.generator;
}

/** The schemas of the corpus that compile in one run: without invalid ones and those that declare the same names. */
function acceptedTogether(): string[] {
  let names = corpusNames();
  for (;;) {
    const { files, diagnostics } = compile(names, readerOf(corpusRoots));
    if (files.length > 0) return names;
    const refused = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
    names = names.filter((name) => !refused.has(name));
  }
}

/** Runs two commands alternately. @returns the seconds of each, and the peak memory of the first */
async function inTurns(
  first: readonly string[],
  second: readonly string[],
  runs: number,
): Promise<{ first: number[]; second: number[]; peakMegabytes: number }> {
  const seconds = { first: [] as number[], second: [] as number[], peakMegabytes: 0 };
  for (let run = 0; run < runs; run++) {
    const measured = await measure(first, { cwd: root });
    seconds.first.push(measured.seconds);
    seconds.peakMegabytes = Math.max(seconds.peakMegabytes, measured.peakMegabytes);
    seconds.second.push((await measure(second, { cwd: root })).seconds);
  }
  return seconds;
}

async function frontEnd(
  folder: string,
  ours: readonly string[],
  names: readonly string[],
  runs: number,
): Promise<Figure[]> {
  const argumentFile = path.join(folder, 'all.txt');
  const flags = [...corpusRoots.map((include) => `-I${include}`), '--include_imports', ...names];
  await writeFile(argumentFile, flags.join('\n'));
  const { first, second, peakMegabytes } = await inTurns(
    [...ours, `--descriptor_set_out=${path.join(folder, 'ours.bin')}`, `@${argumentFile}`],
    [realCompiler(), `--descriptor_set_out=${path.join(folder, 'real.bin')}`, `@${argumentFile}`],
    runs,
  );
  const ratio = median(first) / median(second);
  return [
    {
      group: heading,
      name: `descriptors of ${names.length} schemas, time, beside protoc 36.2`,
      value: ratio,
      unit: 'x',
      better: 'less',
      target: `≤ ${frontEndLimit} x`,
      reached: ratio <= frontEndLimit,
      runs: first.map((seconds, index) => seconds / second[index]!),
      sides: { subject: median(first), peer: median(second), unit: 's' },
    },
    {
      group: heading,
      name: `descriptors of ${names.length} schemas, memory`,
      value: peakMegabytes,
      unit: 'MB',
      better: 'less',
      target: `≤ ${frontEndMegabytes} MB`,
      reached: peakMegabytes <= frontEndMegabytes,
      runs: [],
    },
  ];
}

async function generation(
  folder: string,
  ours: readonly string[],
  theirs: readonly string[],
  names: readonly string[],
  runs: number,
): Promise<Figure> {
  // proto3, and not one of protobuf's own schemas: every protoc of recent years reads these.
  const read = readerOf(corpusRoots);
  const isPlain = (name: string) =>
    !name.startsWith('google/protobuf/') &&
    /^syntax = "proto3";/m.test(Buffer.from(read(name) as Uint8Array).toString());
  const chosen = sampleOf(names.filter(isPlain), generated);
  const argumentFile = path.join(folder, 'some.txt');
  const includes = [path.join(root, 'reference', 'compiler', 'protos'), realSchemas];
  await writeFile(argumentFile, [...includes.map((include) => `-I${include}`), ...chosen].join('\n'));
  const into = async (side: string): Promise<string> => {
    const output = path.join(folder, side);
    await rm(output, { recursive: true, force: true });
    await mkdir(output);
    return output;
  };
  const first: number[] = [];
  const second: number[] = [];
  for (let run = 0; run < runs; run++) {
    first.push(
      (await measure([...ours, `--cpp_out=${await into('ours')}`, `@${argumentFile}`], { cwd: root })).seconds,
    );
    second.push(
      (await measure([...theirs, `--cpp_out=${await into('theirs')}`, `@${argumentFile}`], { cwd: root })).seconds,
    );
  }
  const ratio = median(first) / median(second);
  return {
    group: heading,
    name: `C++ of ${chosen.length} schemas, time`,
    value: ratio,
    unit: 'x',
    better: 'less',
    target: `≤ ${generationLimit} x`,
    reached: ratio <= generationLimit,
    runs: first.map((seconds, index) => seconds / second[index]!),
    sides: { subject: median(first), peer: median(second), unit: 's' },
  };
}

async function startUp(folder: string, ours: readonly string[], runs: number): Promise<Figure> {
  await writeFile(path.join(folder, 'small.proto'), 'syntax = "proto3";\nmessage Small { int32 number = 1; }\n');
  const times: number[] = [];
  // The command is short, so more runs cost little.
  for (let run = 0; run < 5 * runs; run++) {
    const { seconds } = await measure([...ours, `--cpp_out=${folder}`, `-I${folder}`, 'small.proto'], { cwd: root });
    times.push(seconds * 1000);
  }
  return {
    group: heading,
    name: 'one small schema, whole process',
    value: median(times),
    unit: 'ms',
    better: 'less',
    target: `≤ ${startUpMilliseconds} ms`,
    reached: median(times) <= startUpMilliseconds,
    runs: times,
  };
}

// Compares a subject's runtime and generated code with a peer's: throughput, compile time, size. Results are ratios:
// both sides are measured alternately, with the same compiler and flags.

import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import type { Figure } from './figure';
import { median } from './measure';
import { buildProgram, compileLibrary, inTurns, prepareSide, run, type Side } from './side';

const root = path.resolve(__dirname, '../..');
const sources = path.join(__dirname, 'runtime');
const schemas = ['flat', 'nested', 'bench_descriptor'];
const dataSets = ['flat', 'nested', 'descriptors'] as const;
const actions = ['parse-new', 'parse-reused', 'serialize'] as const;
/** How many copies of the bundled schemas, each in its own package, make a FileDescriptorSet of about 1 MB. */
const copies = 48;
/** How long a program runs for one measurement, in seconds of processor time. */
const secondsEach = 0.15;
/** The target of each throughput ratio. */
const parity = 1;
/** At least half of the throughput ratios should reach this one. */
const better = 1.3;

const titles: Record<(typeof dataSets)[number], string> = {
  flat: 'small flat messages (~230 B)',
  nested: 'large nested messages (~80 kB)',
  descriptors: 'a FileDescriptorSet (~1 MB)',
};

/** Runs a command. @returns its processor time in seconds, which other work on the machine influences little */
async function processorSeconds(command: readonly string[], cwd: string): Promise<number> {
  const script = 'TIMEFORMAT="%U %S"; time "$@" 2>&1';
  const { stderr, stdout, exitCode } = await execa('bash', ['-c', script, 'bash', ...command], { cwd, reject: false });
  if (exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${exitCode}:\n${stdout}\n${stderr}`);
  const times = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
  return times.reduce((sum, time) => sum + time, 0);
}

/** Builds `make_data` and `throughput`. */
async function buildPrograms(side: Side): Promise<void> {
  const objects = await compileLibrary(side, schemas);
  for (const program of ['make_data', 'throughput']) await buildProgram(side, program, objects);
}

/** Writes the schemas to generate: the benchmark's own, and descriptor.proto in another package. */
async function writeSchemas(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of ['flat', 'nested'])
    await cp(path.join(sources, `${name}.proto`), path.join(folder, `${name}.proto`));
  const descriptor = path.join(root, 'reference', 'compiler', 'protos', 'google', 'protobuf', 'descriptor.proto');
  await writeFile(path.join(folder, 'bench_descriptor.proto'), benchDescriptor(await readFile(descriptor, 'utf8')));
}

/**
 * Rewrites descriptor.proto so that every protoc since 3.21 accepts it. It omits options that older ones do not know;
 * none of them changes the messages. The package is another one, because each runtime contains these classes already.
 */
export function benchDescriptor(descriptor: string): string {
  return descriptor
    .replace(/^package google\.protobuf;/m, 'package bench;')
    .replace(/^option .*;\n/gm, '')
    .replace(/\s*\[[^\]]*\]/g, (list) => {
      const known = list.match(/\b(default|packed|deprecated) = [\w"-]+/g) ?? [];
      return known.length === 0 ? '' : ` [${known.join(', ')}]`;
    });
}

/** Compiles many copies of the bundled schemas, each in its own package. @returns the file with their descriptors */
async function writeDescriptorSet(generator: readonly string[], folder: string): Promise<string> {
  const bundled = path.join(root, 'reference', 'compiler', 'protos');
  const names: string[] = [];
  for await (const name of glob('**/*.proto', { cwd: bundled })) names.push(name);
  const inputs: string[] = [];
  for (let copy = 0; copy < copies; copy++) {
    for (const name of names.sort()) {
      const text = await readFile(path.join(bundled, name), 'utf8');
      const input = `copy${copy}/${name}`;
      await mkdir(path.dirname(path.join(folder, input)), { recursive: true });
      await writeFile(path.join(folder, input), copyOf(text, `copy${copy}`));
      inputs.push(input);
    }
  }
  const output = path.join(folder, 'descriptors.bin');
  await run([...generator, `-I${folder}`, `--descriptor_set_out=${output}`, ...inputs], folder);
  return output;
}

/** Moves a schema into its own package. Drops extension declarations, because they name the original package. */
export function copyOf(schema: string, name: string): string {
  return schema
    .replace(/^package /m, `package ${name}.`)
    .replaceAll('import "', `import "${name}/`)
    .replace(/\s*\[\s*declaration = [^\]]*\]/g, '');
}

/** Writes the data sets as files of records. @throws Error if the two sides write different bytes */
async function writeData(folder: string, sides: readonly Side[]): Promise<Record<string, string>> {
  const [first] = sides;
  for (const side of sides) await run(['./make_data', 'flat.bin', 'nested.bin'], side.folder);
  for (const file of ['flat.bin', 'nested.bin']) {
    const [one, other] = await Promise.all(sides.map((side) => readFile(path.join(side.folder, file))));
    if (!one!.equals(other!)) throw new Error(`${sides.map((s) => s.name).join(' and ')} write ${file} differently`);
  }
  const set = await readFile(await writeDescriptorSet(first!.generator, path.join(folder, 'corpus')));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(set.length);
  const descriptors = path.join(folder, 'descriptors.bin');
  await writeFile(descriptors, Buffer.concat([length, set]));
  return {
    flat: path.join(first!.folder, 'flat.bin'),
    nested: path.join(first!.folder, 'nested.bin'),
    descriptors,
  };
}

function ratioFigure(
  { group, name }: Pick<Figure, 'group' | 'name'>,
  [ours, theirs]: readonly [readonly number[], readonly number[]],
  goal: { least: number } | { most: number },
  unit: string,
): Figure {
  const runs = ours.map((value, round) => value / theirs[round]!);
  const sides = { subject: median(ours), peer: median(theirs), unit };
  const value = sides.subject / sides.peer;
  const judged =
    'least' in goal
      ? { better: 'more' as const, target: `>= ${goal.least.toFixed(1)} x`, reached: value >= goal.least }
      : { better: 'less' as const, target: `<= ${goal.most.toFixed(1)} x`, reached: value <= goal.most };
  return { group, name, value, unit: 'x', ...judged, runs, sides };
}

/** Bytes of code and data in an object file, without symbols and debug information. */
async function objectBytes(file: string, cwd: string): Promise<number> {
  const lines = (await run(['size', file], cwd)).trim().split('\n');
  return Number(lines.at(-1)!.trim().split(/\s+/)[3]);
}

/** What the generated code costs the C++ compiler: time, object size, and the lines of a preprocessed header. */
async function compilerFigures(sides: readonly Side[], rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const group = 'What the generated code costs the C++ compiler';
  const discard = ['-o', '/dev/null'];
  for (const level of ['-O0', '-O2']) {
    const times = await inTurns(sides, rounds, (side) =>
      processorSeconds([...side.compile, level, '-c', path.join(sources, 'one_header.cc'), ...discard], side.folder),
    );
    figures.push(
      ratioFigure(
        { group, name: `compiling a file that uses one generated header, ${level}` },
        times,
        { most: 0.5 },
        's',
      ),
    );
  }
  const generated = await inTurns(sides, rounds, async (side) => {
    let sum = 0;
    for (const schema of schemas) {
      sum += await processorSeconds([...side.compile, '-O2', '-c', `${schema}.pb.cc`, ...discard], side.folder);
    }
    return sum;
  });
  figures.push(ratioFigure({ group, name: 'compiling the generated .cc files, -O2' }, generated, { most: 0.6 }, 's'));
  const sizes = await inTurns(sides, 1, async (side) => {
    let sum = 0;
    for (const schema of schemas) sum += await objectBytes(`objects/${schema}.pb.cc.o`, side.folder);
    return sum / 1000;
  });
  figures.push(ratioFigure({ group, name: 'size of the generated code, -O2' }, sizes, { most: 0.7 }, 'kB'));
  const [[ours], [theirs]] = await inTurns(sides, 1, async (side) => {
    return (await run([...side.compile, '-E', '-x', 'c++', 'nested.pb.h'], side.folder)).split('\n').length;
  });
  figures.push({
    group,
    name: 'lines of a preprocessed header of three messages',
    value: ours!,
    unit: '',
    better: 'less',
    target: '<= 30000',
    reached: ours! <= 30000,
    runs: [ours!],
    sides: { subject: ours!, peer: theirs!, unit: 'lines' },
  });
  return figures;
}

async function throughputFigures(
  sides: readonly Side[],
  data: Record<string, string>,
  rounds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const group = 'Throughput';
  for (const set of dataSets) {
    for (const action of actions) {
      const speeds = await inTurns(sides, rounds, async (side) => {
        const words = ['./throughput', set, data[set]!, action, String(secondsEach)];
        return Number(await run(words, side.folder)) / 1e6;
      });
      figures.push(ratioFigure({ group, name: `${action}, ${titles[set]}` }, speeds, { least: parity }, 'MB/s'));
    }
  }
  const half = Math.ceil(figures.length / 2);
  const ahead = figures.filter(({ value }) => value >= better).length;
  return [
    ...figures,
    {
      group,
      name: `throughput figures of ${better} x or more, of ${figures.length}`,
      value: ahead,
      unit: '',
      target: `>= ${half}`,
      reached: ahead >= half,
      runs: [],
    },
  ];
}

/**
 * Compares a subject's runtime and generated code with a peer's. Each side has its own programs.
 * @param folder an empty folder to build in
 * @param rounds the number of measurements of each figure; the medians count
 * @param parts all figures, or only throughput or compile time and size
 * @returns ratios of the subject to the peer
 * @throws Error if something does not build, or the two sides write different bytes
 */
export async function measureRuntime(
  folder: string,
  subject: string,
  peer: string,
  rounds: number,
  parts: 'all' | 'throughput' | 'compiler' = 'all',
): Promise<Figure[]> {
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  await writeSchemas(path.join(folder, 'schemas'));
  const ours = await prepareSide(subject, path.join(folder, subject), schemas);
  // Both sides use the same C++ compiler.
  const theirs = await prepareSide(peer, path.join(folder, `${peer}.peer`), schemas, ours.compiler);
  const sides = [ours, theirs];
  say(`building ${subject} and ${peer} with ${ours.compiler} -O2`);
  for (const side of sides) await buildPrograms(side);
  const figures: Figure[] = [];
  if (parts !== 'compiler') {
    const data = await writeData(folder, sides);
    say(`throughput: ${rounds} rounds`);
    figures.push(...(await throughputFigures(sides, data, rounds)));
  }
  if (parts !== 'throughput') {
    say('compile time and size');
    figures.push(...(await compilerFigures(sides, Math.max(3, Math.ceil(rounds / 2)))));
  }
  return figures;
}

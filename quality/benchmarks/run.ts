// `npm run bench`: measures the harness, and compares the reference with libprotobuf; writes reports/bench.json.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { type BenchDocument, benchVersion } from '../../harness/report/bench';
import { loadSubject } from '../../harness/subject/manifest';
import { replaceFile } from '../../harness/verdict/report';
import { newCommand, oneOf, repeatable, runCommand, wholeNumber } from '../../support/command-line';
import { type Figure, table } from './figure';
import { measureHarness } from './harness';
import { measureRuntime } from './runtime';
import { measureScale } from './scale';
import { measureSchemaCompiler } from './schema-compiler';
import { measureShapes } from './shapes';

const root = path.resolve(__dirname, '../..');

/** The parts that can run alone; `runtime` is `throughput`, `shapes` and `compiler`. */
const parts = ['harness', 'runtime', 'throughput', 'shapes', 'compiler', 'schemas', 'scale'] as const;
/** How many random shapes are measured. */
const randomShapes = 4;

type Part = (typeof parts)[number];

/** The options as the parser gives them. */
interface Values {
  readonly subject: string;
  readonly peer: string;
  readonly only?: Part;
  readonly runs: number;
  readonly rounds: number;
  readonly sample: number;
  readonly seed: number;
  readonly section?: readonly string[];
  readonly shape?: readonly string[];
  readonly operation?: readonly string[];
  readonly times: number;
  readonly reports?: string;
  readonly keep?: string;
}

async function bench(values: Values): Promise<void> {
  const { only, subject, peer, runs, rounds, sample } = values;
  const wanted = (part: Part): boolean => only === undefined || only === part;
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-bench-'));
  try {
    const figures: Figure[] = [];
    if (wanted('harness')) figures.push(...(await measureHarness(folder, subject, runs, sample)));
    // It takes an hour with all sections, and is measured only when it is asked for.
    if (only === 'scale') {
      const sections = values.section ?? (await readdir(path.join(root, 'features', 'cpp')));
      figures.push(...(await measureScale(path.join(folder, 'scale'), subject, sections, values.times)));
    }
    if (wanted('schemas')) {
      const place = path.join(folder, 'schemas');
      figures.push(...(await measureSchemaCompiler(place, subject, peer, runs)));
    }
    const place = path.resolve(values.keep ?? path.join(folder, 'runtime'));
    if (wanted('shapes') || only === 'runtime') {
      const seeds = Array.from({ length: randomShapes }, (_, index) => values.seed + index);
      const selection = { shapes: values.shape ?? [], operations: values.operation ?? [] };
      figures.push(...(await measureShapes(path.join(place, 'shapes'), subject, peer, rounds, seeds, selection)));
    }
    if (only === undefined || only === 'runtime' || only === 'throughput' || only === 'compiler') {
      const part = only === 'throughput' || only === 'compiler' ? only : 'all';
      figures.push(...(await measureRuntime(place, subject, peer, rounds, part)));
    }
    const [cpu] = cpus();
    const document: BenchDocument = {
      version: benchVersion,
      subject: (await loadSubject(subject, root)).name,
      peer: (await loadSubject(peer, root)).name,
      date: new Date().toISOString(),
      machine: {
        model: cpu?.model ?? 'unknown',
        processors: availableParallelism(),
        node: process.versions.node,
      },
      figures,
    };
    const file = path.join(path.resolve(values.reports ?? path.join(root, 'reports')), 'bench.json');
    await replaceFile(file, `${JSON.stringify(document, null, 2)}\n`);
    process.stdout.write(`${table(figures)}\n${path.relative(process.cwd(), file)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

void runCommand(
  newCommand(
    'npm run bench --',
    'Measures the harness (cold, warm, after an edit, and the same scenarios compiled one by one), and compares the ' +
      "runtime, generated code and schema compiler of a subject with a peer's: speed, compile time, size.",
  )
    .option('--subject <name>', 'the subject to measure', 'reference')
    .option('--peer <name>', 'the subject to compare it with', 'protoc')
    .addOption(oneOf('--only <part>', 'measure one part only', parts))
    .addOption(wholeNumber('--runs <n>', 'runs of each command; the median counts', { most: 99, initial: 3 }))
    .addOption(
      wholeNumber('--rounds <n>', 'measurements of each runtime figure; the median counts', { most: 99, initial: 7 }),
    )
    .addOption(wholeNumber('--sample <n>', 'scenarios to compile one by one', { most: 999, initial: 24 }))
    .addOption(wholeNumber('--seed <n>', 'the seed of the first random shape', { most: 999999, initial: 1 }))
    .addOption(repeatable('--shape <name>', 'with shapes: only this shape; repeatable'))
    .addOption(repeatable('--operation <name>', 'with shapes: only this operation, as the table names it; repeatable'))
    .addOption(repeatable('--section <name>', 'with scale: a folder of features/cpp (default: all); repeatable'))
    .addOption(wholeNumber('--times <n>', 'with scale: how large the suite is', { least: 2, most: 99, initial: 10 }))
    .option('--reports <folder>', 'where bench.json goes (default: reports)')
    .option('--keep <folder>', 'build the programs of the runtime part here, and keep them')
    .addHelpText(
      'after',
      '\nParts: harness; runtime, which is throughput (parse, serialize), shapes (all\n' +
        'operations on messages of many shapes, fixed and random) and compiler (compile\n' +
        'time and size of the generated code); schemas (the schema compiler); scale (a\n' +
        'suite ten times as large; only with `--only scale`).\n\n' +
        'One cell of the table of shapes, in a few seconds once it is built:\n' +
        '  npm run bench -- --only shapes --shape flat2 --operation "parse new"\n\n' +
        'Another libprotobuf, installed below a folder of its own (built for speed, with\n' +
        'static libraries if you can):\n' +
        '  PROTOBUF_PREFIX=FOLDER npm run bench -- --only shapes --peer libprotobuf\n\n' +
        '`npm run conformance -- --bench reports/bench.json` plots the figures in the\n' +
        'report. docs/bench.md says what the file contains.\n\n' +
        'Exit status: 0, or 2 if something could not be measured.',
    )
    .action(bench),
);

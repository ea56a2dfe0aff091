// `npm run bench`: measures the harness on the reference, and the reference's runtime beside libprotobuf; writes
// reports/bench.json.

import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFile } from '../../harness/verdict/report';
import { UsageError } from '../../support/usage-error';
import { type Figure, table } from './figure';
import { measureHarness } from './harness';
import { measureRuntime } from './runtime';
import { measureSchemaCompiler } from './schema-compiler';

const root = path.resolve(__dirname, '../..');

const help = `Measures the harness (a cold run, a warm one, one after an edit, and the same scenarios compiled one by one), and
the subject's runtime, generated code and schema compiler side by side with a peer's: speed, compile time, size.

  --subject NAME    whom to measure (default: reference)
  --peer NAME       whose runtime to compare with (default: protoc)
  --only PART       one of: harness, runtime, throughput, compiler, schemas; throughput (parse, serialize) and compiler
                    (compile time, size of generated code) are parts of runtime; schemas is the schema compiler
  --runs N          runs of the harness of each kind; the median counts (default: 3)
  --rounds N        how often each number of the runtime is taken, both sides in turns (default: 7)
  --sample N        scenarios that are compiled one by one (default: 24)
  --reports FOLDER  where bench.json goes (default: reports)
  --keep FOLDER     builds the runtime's part there and leaves it, to be looked at`;

/** The parts that can run alone; runtime is two of them. */
const parts = ['harness', 'runtime', 'throughput', 'compiler', 'schemas'] as const;
type Part = (typeof parts)[number];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      subject: { type: 'string', default: 'reference' },
      peer: { type: 'string', default: 'protoc' },
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '7' },
      sample: { type: 'string', default: '24' },
      reports: { type: 'string', default: path.join(root, 'reports') },
      keep: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const only = parts.find((part) => part === values.only);
  if (values.only !== undefined && only === undefined)
    throw new Error(`--only is \`${values.only}\`: write one of ${parts.join(', ')}.`);
  const wanted = (part: Part): boolean => only === undefined || only === part;
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-bench-'));
  try {
    const figures: Figure[] = [];
    if (wanted('harness'))
      figures.push(...(await measureHarness(folder, values.subject, Number(values.runs), Number(values.sample))));
    if (wanted('schemas')) {
      const place = path.join(folder, 'schemas');
      figures.push(...(await measureSchemaCompiler(place, values.subject, values.peer, Number(values.runs))));
    }
    if (only !== 'harness' && only !== 'schemas') {
      const place = path.resolve(values.keep ?? path.join(folder, 'runtime'));
      const part = only === 'throughput' || only === 'compiler' ? only : 'all';
      figures.push(...(await measureRuntime(place, values.subject, values.peer, Number(values.rounds), part)));
    }
    const [cpu] = cpus();
    const document = {
      machine: { processors: availableParallelism(), model: cpu?.model ?? 'unknown', node: process.version },
      subject: values.subject,
      peer: values.peer,
      figures,
    };
    await replaceFile(path.join(path.resolve(values.reports), 'bench.json'), `${JSON.stringify(document, null, 2)}\n`);
    process.stdout.write(`${table(figures)}\n${path.join(values.reports, 'bench.json')}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  // What the user can mend needs no stack.
  const said = error instanceof UsageError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${said}\n`);
  process.exitCode = 2;
});

// Runs entry points of the fuzzing program, several processes each, and reads what libFuzzer tells.

import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { findTools } from '../../../support/tools.mjs';
import { readInputs } from './inputs';

/** The entry points, with what each of them asks. The program has the same list (program.cc). */
export const entries = {
  parse: 'Do all ways to parse agree?',
  'round-trip': 'Do all ways to write agree, and is the same message read again?',
  streams: 'Do coded streams over small pieces do the same as over one array?',
  sequence: 'Does the generated API do the same as a small model?',
  text: 'Is printed text read as the same message?',
  descriptors: 'Is a schema refused, or consistent, and built again from its copy?',
  reflection: 'Does reflection agree with itself and with the bytes?',
} as const;

export type EntryName = keyof typeof entries;

export const entryNames = Object.keys(entries) as EntryName[];

/** What to run. Whichever limit is reached first ends a process. */
export interface Campaign {
  /** The program, see {@link buildFuzzer}. */
  readonly program: string;
  /** Where the inputs that reach new code are kept, a folder an entry point. */
  readonly corpora: string;
  /** Where logs and the inputs of findings go. */
  readonly reports: string;
  /** Executions of each entry point, shared by its processes. */
  readonly executions?: number;
  /** Seconds for each entry point. */
  readonly seconds?: number;
  /** Seconds of processor time for each of an entry point's processes: as much work on a busy machine as on an idle one. */
  readonly processorSeconds?: number;
  /** Processes at a time. */
  readonly jobs: number;
  /** The same seed, corpus and number of executions give the same inputs, with one job. */
  readonly seed?: number;
}

/** An input that the program did not survive. */
export interface Finding {
  /** The file with the input. */
  readonly input: string;
  /** The first line that tells what happened. */
  readonly what: string;
}

/** What one entry point's processes did. */
export interface EntryResult {
  readonly entry: EntryName;
  readonly executions: number;
  readonly seconds: number;
  readonly seed: number;
  /** Edges of the control flow that some input reached, and inputs in the corpus. */
  readonly edges: number;
  readonly corpus: number;
  readonly findings: readonly Finding[];
}

/** An input that needs longer than this, or more memory, is a finding. */
const inputLimits = { seconds: 10, megabytes: 2048 };
/**
 * For millions of executions: short stacks of allocations, which a replay shows whole, and freed memory that is kept only
 * as long as some hundred executions take, so that it stays in the processor's cache.
 */
const briefly = 'malloc_context_size=2:quarantine_size_mb=16';

/** A part of a campaign. */
interface Stretch {
  /** The part of the executions, or of the time. */
  readonly share: number;
  readonly longestInput: number;
  /** Options of AddressSanitizer. */
  readonly sanitizing: string;
}

/**
 * Nine of ten executions are of short inputs, which are ten times as fast and reach nearly all code; the last ones are of
 * long inputs. Those look for uses of a returned function's variables too, which cost a quarter of the time.
 */
const stretches: Readonly<Record<'short' | 'long', Stretch>> = {
  short: { share: 0.9, longestInput: 384, sanitizing: `${briefly}:detect_stack_use_after_return=0` },
  long: { share: 0.1, longestInput: 4096, sanitizing: briefly },
};

/** Fuzzes one entry point. @throws Error if the program cannot run */
export async function fuzz(entry: EntryName, campaign: Campaign): Promise<EntryResult> {
  const { corpora, reports, jobs } = campaign;
  const corpus = path.join(corpora, entry);
  const findings = path.join(reports, entry);
  await mkdir(corpus, { recursive: true });
  await rm(findings, { recursive: true, force: true });
  await mkdir(findings, { recursive: true });
  for (const { name, bytes } of await readInputs(entry)) await writeFile(path.join(corpus, name), bytes);
  const seed = campaign.seed ?? randomInt(1, 2 ** 31);
  const start = performance.now();
  const results = await Promise.all(
    Array.from({ length: jobs }, (_, job) => fuzzOnce(entry, campaign, { corpus, findings, seed: seed + job, job })),
  );
  return {
    entry,
    executions: results.reduce((sum, { executions }) => sum + executions, 0),
    seconds: (performance.now() - start) / 1000,
    seed,
    edges: Math.max(...results.map(({ edges }) => edges)),
    corpus: (await readdir(corpus)).length,
    findings: results.flatMap((result) => result.findings),
  };
}

interface Job {
  readonly corpus: string;
  readonly findings: string;
  readonly seed: number;
  readonly job: number;
}

interface JobResult {
  readonly executions: number;
  readonly edges: number;
  readonly findings: readonly Finding[];
}

/** Runs both stretches. A finding ends them. */
async function fuzzOnce(entry: EntryName, campaign: Campaign, job: Job): Promise<JobResult> {
  const short = await fuzzStretch(entry, campaign, job, stretches.short);
  if (short.findings.length > 0) return short;
  const long = await fuzzStretch(entry, campaign, job, stretches.long);
  return { ...long, executions: short.executions + long.executions, edges: Math.max(short.edges, long.edges) };
}

async function fuzzStretch(
  entry: EntryName,
  { program, executions, seconds, processorSeconds, jobs, reports }: Campaign,
  { corpus, findings, seed, job }: Job,
  { share, longestInput, sanitizing }: Stretch,
): Promise<JobResult> {
  const part = (whole: number): number => Math.ceil(whole * share);
  const artifacts = await mkdtemp(path.join(findings, `${job}-`));
  const { exitCode, signal, all } = await execa(
    program,
    [
      `--entry=${entry}`,
      `-seed=${seed}`,
      `-max_len=${longestInput}`,
      `-timeout=${inputLimits.seconds}`,
      `-rss_limit_mb=${inputLimits.megabytes}`,
      `-dict=${path.join(__dirname, 'dictionaries', entry === 'text' ? 'text.dict' : 'wire.dict')}`,
      `-artifact_prefix=${artifacts}/`,
      '-print_final_stats=1',
      // Counting how rare an input's features are takes a fifth of the time.
      '-entropic=0',
      ...(executions === undefined ? [] : [`-runs=${part(executions / jobs)}`]),
      ...(seconds === undefined ? [] : [`-max_total_time=${part(seconds)}`]),
      ...(processorSeconds === undefined ? [] : [`--processor-seconds=${part(processorSeconds)}`]),
      corpus,
    ],
    { reject: false, all: true, env: environment(sanitizing), maxBuffer: 64 << 20 },
  );
  const output = typeof all === 'string' ? all : '';
  await writeFile(path.join(reports, `${entry}-${job}-${longestInput}.log`), output);
  const inputs = (await readdir(artifacts)).map((name) => path.join(artifacts, name));
  if (exitCode !== 0 && inputs.length === 0) {
    throw new Error(`The fuzzing program ended with ${signal ?? exitCode} and kept no input:\n${output.slice(-2000)}`);
  }
  if (inputs.length === 0) await rm(artifacts, { recursive: true });
  return { ...figuresOf(output), findings: inputs.map((input) => ({ input, what: reasonOf(output) })) };
}

function environment(more = ''): Record<string, string> {
  const symbolizer = findTools().symbolizer?.path;
  return {
    ASAN_OPTIONS: `detect_leaks=1:allocator_may_return_null=1:detect_stack_use_after_return=1:${more}`,
    UBSAN_OPTIONS: 'print_stacktrace=1',
    ...(symbolizer !== undefined && { ASAN_SYMBOLIZER_PATH: symbolizer, UBSAN_SYMBOLIZER_PATH: symbolizer }),
  };
}

/** How often libFuzzer ran the entry point, and how many edges it reached. @param output what libFuzzer printed */
export function figuresOf(output: string): { executions: number; edges: number } {
  const counts = [...output.matchAll(/^#(\d+)\t.*\bcov: (\d+)/gm)];
  const final = /^stat::number_of_executed_units: (\d+)/m.exec(output)?.[1];
  const last = counts.at(-1);
  return { executions: Number(final ?? last?.[1] ?? 0), edges: Number(last?.[2] ?? 0) };
}

/** The line of a log that tells why the program stopped. */
export function reasonOf(output: string): string {
  const patterns = [/^FAULT .*/m, /^.*runtime error: .*/m, /^SUMMARY: .*/m, /^==\d+== ?ERROR: .*/m];
  for (const pattern of patterns) {
    const found = pattern.exec(output)?.[0];
    if (found !== undefined) return found;
  }
  return 'The program ended without saying why.';
}

/**
 * Runs the entry point once on each input.
 * @returns the findings; a finding ends the run, so at most one
 */
export async function replay(program: string, entry: EntryName, inputs: readonly string[]): Promise<string[]> {
  const { exitCode, all } = await execa(program, [`--entry=${entry}`, ...inputs], {
    reject: false,
    all: true,
    env: environment(),
  });
  const output = typeof all === 'string' ? all : '';
  return exitCode === 0 ? [] : [`${reasonOf(output)}\n${output}`];
}

/** The bytes of a finding, for `found/ENTRY.txt`. */
export async function hexOf(file: string): Promise<string> {
  return (await readFile(file)).toString('hex');
}

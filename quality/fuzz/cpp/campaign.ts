// The campaigns of the entry points: which inputs, how many executions, in how many processes.

import { randomInt } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readInputs } from './inputs';
import { type Finding, type ProcessResult, runFuzzer } from './process';
import { KeptCampaign, type Progress } from './progress';

/** The entry points, with what each of them asks. The program has the same list (program.cc). */
export const entries = {
  parse: 'Do all ways to parse agree?',
  'round-trip': 'Do all ways to write agree, and is the same message read again?',
  streams: 'Do coded streams over small pieces do the same as over one array?',
  sequence: 'Does the generated API do the same as a small model?',
  text: 'Is printed text read as the same message?',
  json: 'Is JSON that is written read again, and the other way round?',
  descriptors: 'Is a schema refused, or consistent, and built again from its copy?',
  reflection: 'Does reflection agree with itself and with the bytes?',
} as const;

export type EntryName = keyof typeof entries;

export const entryNames = Object.keys(entries) as EntryName[];

/** Entry points with a dictionary of their own. */
const dictionaries: { readonly [entry in EntryName]?: string } = { text: 'text.dict', json: 'json.dict' };

/** What to run. Whichever limit is reached first ends the campaign. */
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
  /** Where the state of campaigns with a number of executions is kept, so that they can go on after an interruption. */
  readonly unfinished: string;
  /** The commit that is examined. */
  readonly commit: string;
  /** Ends the campaign early. What it has executed counts. */
  readonly signal?: AbortSignal;
}

/** What one entry point's processes did. */
export interface EntryResult {
  readonly entry: EntryName;
  readonly executions: number;
  /** The executions that were to be, if the campaign was interrupted. */
  readonly asked?: number;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly commit: string;
  readonly seed: number;
  /** Edges of the control flow that some input reached, and inputs in the corpus. */
  readonly edges: number;
  readonly corpus: number;
  readonly findings: readonly Finding[];
}

/**
 * For millions of executions: no stacks of allocations, which a replay shows, and freed memory that is kept only as long
 * as some dozen executions take, so that it stays in the processor's cache.
 */
const briefly = 'malloc_context_size=0:quarantine_size_mb=4';

/** A part of a campaign. */
interface Stretch {
  /** The part of the executions, or of the time. */
  readonly share: number;
  readonly longestInput: number;
  /** Options of AddressSanitizer. */
  readonly sanitizing: string;
}

/** How long the inputs of the first stretch are, where it is not {@link shortInput}. */
const shortInputs: { readonly [entry in EntryName]?: number } = { streams: 256, descriptors: 96 };
const shortInput = 64;

/**
 * Nine of ten executions are of short inputs, whose time is that of few fields: most faults need no more. Then come
 * longer ones, three times as slow, and at last some that are long enough to fill buffers and to move to the heap. Those
 * look for uses of a returned function's variables too, which cost a quarter of the time.
 */
const stretchesOf = (entry: EntryName): Readonly<Record<'short' | 'medium' | 'long', Stretch>> => ({
  short: {
    share: 0.9,
    longestInput: shortInputs[entry] ?? shortInput,
    sanitizing: `${briefly}:detect_stack_use_after_return=0`,
  },
  medium: { share: 0.08, longestInput: 512, sanitizing: `${briefly}:detect_stack_use_after_return=0` },
  long: { share: 0.02, longestInput: 4096, sanitizing: briefly },
});

/** The executions of one process: what a killed campaign loses at most, for each job. */
const executionsOfProcess = 500_000;

/**
 * Fuzzes one entry point. An interrupted campaign with the same number of executions goes on if the program is the same.
 * @throws Error if the program cannot run
 */
export async function fuzz(entry: EntryName, campaign: Campaign): Promise<EntryResult> {
  const { corpora, reports, signal, executions: asked } = campaign;
  const corpus = path.join(corpora, entry);
  const findings = path.join(reports, entry);
  await mkdir(corpus, { recursive: true });
  await rm(findings, { recursive: true, force: true });
  await mkdir(findings, { recursive: true });
  for (const { name, bytes } of await readInputs(entry)) await writeFile(path.join(corpus, name), bytes);
  const fresh = {
    commit: campaign.commit,
    asked: asked ?? 1,
    seed: campaign.seed ?? randomInt(1, 2 ** 31),
    processes: 0,
    executions: {},
    seconds: 0,
    processorSeconds: 0,
  };
  const kept = asked === undefined ? undefined : new KeptCampaign(campaign.unfinished, entry);
  let progress: Progress = (await kept?.begin(campaign.program, fresh)) ?? { ...fresh, program: '' };
  const program = kept?.program ?? campaign.program;
  let edges = 0;
  const found: Finding[] = [];
  for (const [name, { share, longestInput, sanitizing }] of Object.entries(stretchesOf(entry))) {
    const part = (whole: number): number => Math.ceil(whole * share);
    const start = performance.now();
    for (;;) {
      const done = progress.executions[name] ?? 0;
      const secondsLeft = part(campaign.seconds ?? Number.POSITIVE_INFINITY) - (performance.now() - start) / 1000;
      const executionsLeft = asked === undefined ? Number.POSITIVE_INFINITY : part(asked) - done;
      if (executionsLeft <= 0 || secondsLeft <= 0 || found.length > 0 || signal?.aborted === true) break;
      const round = performance.now();
      const results = await Promise.all(
        Array.from({ length: campaign.jobs }, (_, job) =>
          runFuzzer({
            program,
            entry,
            dictionary: path.join(__dirname, 'dictionaries', dictionaries[entry] ?? 'wire.dict'),
            corpus,
            findings,
            log: path.join(reports, `${entry}-${job}-${longestInput}.log`),
            seed: progress.seed + progress.processes + job,
            longestInput,
            sanitizing,
            ...(asked !== undefined && {
              executions: Math.min(executionsOfProcess, Math.ceil(executionsLeft / campaign.jobs)),
            }),
            ...(campaign.seconds !== undefined && { seconds: secondsLeft }),
            ...(campaign.processorSeconds !== undefined && {
              processorSeconds: Math.max(1, Math.floor(share * campaign.processorSeconds)),
            }),
            ...(signal !== undefined && { signal }),
          }),
        ),
      );
      progress = advanced(progress, name, results, (performance.now() - round) / 1000);
      edges = Math.max(edges, ...results.map((result) => result.edges));
      found.push(...results.flatMap((result) => result.findings));
      await kept?.keep(progress);
      // A process without a number of executions has used its time.
      if (asked === undefined) break;
    }
  }
  const executions = Object.values(progress.executions).reduce((sum, count) => sum + count, 0);
  const isFinished = asked === undefined || executions >= asked;
  if (isFinished || found.length > 0) await kept?.end();
  return {
    entry,
    executions,
    ...(!isFinished && { asked }),
    seconds: progress.seconds,
    processorSeconds: progress.processorSeconds,
    commit: progress.commit,
    seed: progress.seed,
    edges,
    corpus: (await readdir(corpus)).length,
    findings: found,
  };
}

function advanced(before: Progress, stretch: string, results: readonly ProcessResult[], seconds: number): Progress {
  const sum = (of: (result: ProcessResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  const executions = (before.executions[stretch] ?? 0) + sum((result) => result.executions);
  return {
    ...before,
    processes: before.processes + results.length,
    executions: { ...before.executions, [stretch]: executions },
    seconds: before.seconds + seconds,
    processorSeconds: before.processorSeconds + sum((result) => result.processorSeconds),
  };
}

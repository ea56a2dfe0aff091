// Runs one process of the fuzzing program, and reads what libFuzzer tells.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { findTools } from '../../../support/tools.mjs';

/** An input that the program did not survive. */
export interface Finding {
  /** The file with the input. */
  readonly input: string;
  /** The first line that tells what happened. */
  readonly what: string;
}

/** What one process does. Whichever limit is reached first ends it. */
export interface ProcessRequest {
  readonly program: string;
  readonly entry: string;
  readonly dictionary: string;
  /** Inputs that reach new code are kept here. */
  readonly corpus: string;
  /** Inputs of findings are kept here. */
  readonly findings: string;
  /** A file for what the process prints. */
  readonly log: string;
  readonly seed: number;
  readonly longestInput: number;
  /** Options of AddressSanitizer. */
  readonly sanitizing: string;
  readonly executions?: number;
  readonly seconds?: number;
  readonly processorSeconds?: number;
  /** Ends the process early. What it has executed counts. */
  readonly signal?: AbortSignal;
}

/** What one process did. */
export interface ProcessResult {
  readonly executions: number;
  /** Edges of the control flow that some input reached. */
  readonly edges: number;
  readonly processorSeconds: number;
  readonly findings: readonly Finding[];
}

/** An input that needs longer than this, or more memory, is a finding. */
const inputLimits = { seconds: 10, megabytes: 2048 };
/** libFuzzer's exit status after SIGINT, which a terminal sends to all processes. */
const interruptedStatus = 72;
/** How often the processor time of a process is read. */
const samplingMs = 250;

/** Runs the program. @throws Error if it ends without an input that could be at fault */
export async function runFuzzer(request: ProcessRequest): Promise<ProcessResult> {
  const { executions, seconds, processorSeconds, signal } = request;
  const artifacts = await mkdtemp(path.join(request.findings, 'process-'));
  const running = execa(
    request.program,
    [
      `--entry=${request.entry}`,
      `-seed=${request.seed}`,
      `-max_len=${request.longestInput}`,
      `-timeout=${inputLimits.seconds}`,
      `-rss_limit_mb=${inputLimits.megabytes}`,
      `-dict=${request.dictionary}`,
      `-artifact_prefix=${artifacts}/`,
      '-print_final_stats=1',
      // Counting how rare an input's features are takes a fifth of the time.
      '-entropic=0',
      // Nobody else writes into the corpus while one process runs; a second one does not need its inputs at once.
      '-reload=0',
      ...(executions === undefined ? [] : [`-runs=${executions}`]),
      ...(seconds === undefined ? [] : [`-max_total_time=${Math.ceil(seconds)}`]),
      ...(processorSeconds === undefined ? [] : [`--processor-seconds=${Math.ceil(processorSeconds)}`]),
      request.corpus,
    ],
    { reject: false, all: true, env: environment(request.sanitizing), maxBuffer: 64 << 20 },
  );
  // libFuzzer takes this signal as a request to end, with its figures.
  const stop = (): void => void running.kill('SIGUSR1');
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const clock = new ProcessorClock(running.pid);
  const { exitCode, signal: killedBy, all } = await running;
  clock.stop();
  signal?.removeEventListener('abort', stop);
  const output = typeof all === 'string' ? all : '';
  await writeFile(request.log, output);
  const inputs = (await readdir(artifacts)).map((name) => path.join(artifacts, name));
  const isStopped = signal?.aborted === true && (exitCode === interruptedStatus || killedBy === 'SIGUSR1');
  if (exitCode !== 0 && inputs.length === 0 && !isStopped) {
    throw new Error(
      `The fuzzing program ended with ${killedBy ?? exitCode} and kept no input:\n${output.slice(-2000)}`,
    );
  }
  if (inputs.length === 0) await rm(artifacts, { recursive: true });
  return {
    ...figuresOf(output),
    processorSeconds: clock.seconds,
    findings: inputs.map((input) => ({ input, what: reasonOf(output) })),
  };
}

/** Reads the processor time of a running process; on Linux only. The last {@link samplingMs} of it may be missing. */
class ProcessorClock {
  seconds = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(pid: number | undefined) {
    this.timer = setInterval(async () => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // Fields 14 and 15 in hundredths of a second, counted behind the name in parentheses.
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number);
      if (user !== undefined && system !== undefined) this.seconds = (user + system) / 100;
    }, samplingMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }
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
export async function replay(program: string, entry: string, inputs: readonly string[]): Promise<string[]> {
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

// Runs a driver on programs, and reads what each call showed.

import { execaSync } from 'execa';
import { findTools } from '../../support/tools.mjs';

/** What one program showed. */
export interface ProgramRun {
  /** The values that each executed call showed. */
  readonly calls: readonly (readonly string[])[];
  /** Whether all calls were executed. */
  readonly completed: boolean;
}

/** What a driver showed. */
export interface DriverRun {
  /** Of the programs that were begun. */
  readonly programs: readonly ProgramRun[];
  /** What ended the driver early, or what a sanitizer reported at its end, such as a leak. */
  readonly report?: string;
}

const usualLimitMs = 120_000;

const environment = {
  ASAN_OPTIONS: 'exitcode=86:detect_leaks=1:handle_abort=1:allocator_may_return_null=1:print_legend=0',
  UBSAN_OPTIONS: 'exitcode=86:print_stacktrace=1',
  LSAN_OPTIONS: 'print_suppressions=0:exitcode=87',
};

/**
 * @param programs as `programBytes` gives them
 * @param variables of the environment, besides those of the sanitizers
 */
export function runDriver(
  driver: string,
  programs: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  limitMs = usualLimitMs,
): DriverRun {
  const symbolizer = findTools().symbolizer?.path;
  const { stdout, stderr, exitCode, timedOut, signal } = execaSync(driver, {
    input: Buffer.from(programs.join(''), 'latin1'),
    reject: false,
    timeout: limitMs,
    env: { ...environment, ...variables, ...(symbolizer && { ASAN_SYMBOLIZER_PATH: symbolizer }) },
    encoding: 'latin1',
    maxBuffer: 1_000_000_000,
    stripFinalNewline: false,
  });
  const runs = readPrograms(stdout);
  if (exitCode === 0) return { programs: runs };
  const how = timedOut ? `it did not end within ${limitMs / 1000} s` : (signal ?? `exit status ${exitCode}`);
  return { programs: runs, report: `${how}\n${stderr}` };
}

/** The output: a line for each value, an empty one after each call, a dot after each program. */
export function readPrograms(output: string): ProgramRun[] {
  const runs: ProgramRun[] = [];
  let calls: string[][] = [];
  let values: string[] = [];
  const lines = output.split('\n');
  // After the last line feed.
  const rest = lines.pop();
  for (const line of lines) {
    if (line === '.') {
      runs.push({ calls, completed: true });
      calls = [];
    } else if (line === '') {
      calls.push(values);
      values = [];
    } else values.push(line);
  }
  if (calls.length > 0 || values.length > 0 || rest !== '') runs.push({ calls, completed: false });
  return runs;
}

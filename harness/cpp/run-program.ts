// Runs a driver: a process whose lines are taken as they come, and that is ended if it falls silent.

import { randomBytes } from 'node:crypto';
import { constants } from 'node:os';
import { execa } from 'execa';
import type { CaseLimits } from '../subject/case-limits';
import type { Cause, Failure } from '../verdict/cause';
import { firstLines } from './diagnostics';
import { printable } from './endings';
import { type DriverLine, DriverLines } from './program-output';

/** A program with cases. Paths are absolute. */
export interface Driver {
  /** The tool that ends with the driver whatever the driver has started. */
  readonly limit: string;
  readonly program: string;
  /** The program that the cases run, if they have one. */
  readonly ownProgram: string;
  readonly limits: CaseLimits;
  /** `llvm-symbolizer`, for readable stacks. */
  readonly symbolizer?: string;
}

export interface DriverRun {
  readonly lines: readonly DriverLine[];
  /** How the first line begins that the driver did not write. */
  readonly refused: string | undefined;
  /** The numbers of the cases that have ended. */
  readonly ended: ReadonlySet<number>;
  /** The case that was running when the driver ended. */
  readonly unfinished: number | undefined;
  /** How the driver ended, with what it printed. */
  readonly death: Failure;
}

/** Beyond what a case may take: the runner's own work, on a machine that is busy with other things. */
const patienceMs = 20_000;
/** The descriptor of the driver's lines. */
const records = 3;

/** Runs a driver with some of its cases to its end. @param onLine is called with each line as it comes */
export async function runDriver(
  driver: Driver,
  cases: readonly number[],
  onLine: (line: DriverLine) => void,
): Promise<DriverRun> {
  const { limits } = driver;
  const token = randomBytes(16).toString('hex');
  const words = [driver.program, String(limits.seconds * 1000), ...cases.map(String)];
  const child = execa(driver.limit, ['0', ...words], {
    env: {
      ...sanitizerEnvironment(driver.symbolizer),
      TOUCHSTONE_PROGRAM: driver.ownProgram,
      TOUCHSTONE_RECORDS: String(records),
      TOUCHSTONE_LIMITS: `memory_mb=${limits.memoryMb} processes=${limits.processes} file_mb=${limits.fileMb}`,
    },
    reject: false,
    input: `${token}\n`,
    stdio: [undefined, 'ignore', 'pipe', 'pipe'],
    buffer: { stdout: false, stderr: true, fd3: false },
    // Cases print into files of their own: this is what the runner and code before main() print.
    maxBuffer: { stderr: 1_000_000 },
    forceKillAfterDelay: 10_000,
  });
  const silence = new Silence(limits.seconds * 1000 + patienceMs, () => child.kill('SIGTERM'));
  const lines = new DriverLines(token);
  try {
    for await (const text of child.iterable({ from: 'fd3' })) {
      const line = lines.take(text);
      if (line === undefined) continue;
      silence.broken();
      onLine(line);
    }
  } finally {
    silence.end();
  }
  const { exitCode, stderr } = await child;
  const signal = signalOf(exitCode);
  const how = silence.tooLong
    ? `it said nothing for ${limits.seconds + patienceMs / 1000} s and was killed.`
    : `${signal ?? statusInWords(exitCode)}.`;
  const cause: Cause = silence.tooLong ? { kind: 'timed-out' } : { kind: 'crashed', ...(signal && { signal }) };
  const printed = firstLines(printable(Buffer.from(stderr).toString('latin1')).trim(), 20);
  return {
    lines: lines.lines,
    refused: lines.refused,
    ended: lines.ended,
    unfinished: lines.unfinished,
    death: { cause, message: printed ? `${how}\n${printed}` : how },
  };
}

/** What a unit is told whose driver's descriptor had something else on it. @param text how that begins */
export function refusedInWords(text: string): string {
  return `Something in the program other than the runner wrote to the runner's descriptor, so that no scenario of it can be judged: ${JSON.stringify(printable(text))}`;
}

/** Calls when nothing has come for too long. */
class Silence {
  private timer: NodeJS.Timeout;
  tooLong = false;

  constructor(
    private readonly ms: number,
    private readonly onTooLong: () => void,
  ) {
    this.timer = this.start();
  }

  private start(): NodeJS.Timeout {
    return setTimeout(() => {
      this.tooLong = true;
      this.onTooLong();
    }, this.ms);
  }

  /** Something came. */
  broken(): void {
    this.timer.refresh();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** `limit` ends as the driver ended: with its exit status, or 128 and the signal's number. */
function signalOf(status: number | undefined): string | undefined {
  return Object.entries(constants.signals).find(([, number]) => number + 128 === status)?.[0];
}

function statusInWords(status: number | undefined): string {
  return status === undefined ? 'it was killed' : `exit status ${status}`;
}

function sanitizerEnvironment(symbolizer: string | undefined): Record<string, string> {
  return {
    // 86 is what the runner takes for a sanitizer's report.
    ASAN_OPTIONS:
      'exitcode=86:detect_leaks=1:handle_abort=0:allocator_may_return_null=1:detect_stack_use_after_return=0:print_legend=0:strict_init_order=1',
    UBSAN_OPTIONS: 'exitcode=86:print_stacktrace=1',
    LSAN_OPTIONS: 'print_suppressions=0',
    ...(symbolizer && { ASAN_SYMBOLIZER_PATH: symbolizer }),
  };
}

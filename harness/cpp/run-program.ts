// Runs a test program, reads its lines as they come, and kills it if none comes for too long.

import { randomBytes } from 'node:crypto';
import { constants } from 'node:os';
import { execa } from 'execa';
import { bothEnds } from '../../support/printed';
import type { CaseLimits } from '../subject/case-limits';
import type { Cause, Failure } from '../verdict/cause';
import { printable } from './endings';
import { type ProgramLine, ProgramLines } from './program-output';

/** A test program. Paths are absolute. */
export interface ProgramCommand {
  /** The tool that kills all processes which the program leaves behind. */
  readonly limit: string;
  readonly program: string;
  /** The scenarios' own program, if they have one. */
  readonly ownProgram: string;
  readonly limits: CaseLimits;
  /** `llvm-symbolizer`, for readable stacks. */
  readonly symbolizer?: string;
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ProgramRun {
  readonly lines: readonly ProgramLine[];
  /** The beginning of the first line that the runner did not write. */
  readonly refused: string | undefined;
  /** The numbers of the cases that have ended. */
  readonly ended: ReadonlySet<number>;
  /** The case that was running when the program ended. */
  readonly unfinished: number | undefined;
  /** How the program ended, with its output. */
  readonly death: Failure;
}

/** Added to a case's time limit: the runner itself needs time on a busy machine. */
const graceMs = 20_000;
/** The descriptor of the program's lines. */
const records = 3;

/** Runs some cases of a program, each in a process of its own. @param onLine called with each line as it comes */
export async function runTestProgram(
  command: ProgramCommand,
  cases: readonly number[],
  onLine: (line: ProgramLine) => void,
): Promise<ProgramRun> {
  const { limits } = command;
  const token = newToken();
  const argv = [command.program, String(limits.seconds * 1000), ...cases.map(String)];
  const child = start(command, argv, { TOUCHSTONE_PROGRAM: command.ownProgram }, `${token}\n`);
  const lines = new ProgramLines(token);
  const expired = await readRecords(child, limits, (text) => {
    const line = lines.take(text);
    if (line !== undefined) onLine(line);
    return line !== undefined;
  });
  const { exitCode, stderr } = await child;
  const signal = signalOf(exitCode);
  const how = expired
    ? `it reported nothing for ${limits.seconds + graceMs / 1000} s and was killed.`
    : `${signal ?? statusText(exitCode)}.`;
  const cause: Cause = expired ? { kind: 'timed-out' } : { kind: 'crashed', ...(signal && { signal }) };
  const printed = bothEnds(printable(Buffer.from(stderr).toString('latin1')).trim(), 20);
  return {
    lines: lines.lines,
    refused: lines.refused,
    ended: lines.ended,
    unfinished: lines.unfinished,
    death: { cause, message: printed ? `${how}\n${printed}` : how },
  };
}

/** Some cases of a program. */
export interface ProgramCall {
  readonly command: ProgramCommand;
  readonly cases: readonly number[];
}

/**
 * Runs several programs, one after the other, and the cases of each together, in few processes. A shell starts the
 * programs: each process that Node.js starts costs it 20 ms, because the kernel copies its page tables. Each program has
 * a process of `limit` and a token of its own.
 * @param calls of programs with the same limits
 * @param onLine called with each line as it comes, and the index of its call
 * @returns what each program reported of the cases that went well. The others have not ended: {@link runTestProgram}
 *   runs each in a process of its own, and finds out why.
 */
export async function runTestPrograms(
  calls: readonly ProgramCall[],
  onLine: (line: ProgramLine, call: number) => void,
): Promise<readonly ProgramLines[]> {
  const { command: first } = calls[0]!;
  const tokens = calls.map(newToken);
  const reports = tokens.map((token) => new ProgramLines(token));
  const script = [
    "while IFS='\t' read -r token own program cases; do",
    '  printf "%s\\n" "$token" | TOUCHSTONE_PROGRAM="$own" "$1" 0 "$program" "$2" together $cases 2>/dev/null',
    'done',
  ];
  const argv = ['/bin/sh', '-c', script.join('\n'), 'sh', first.limit, String(first.limits.seconds * 1000)];
  const input = calls.map(({ command: { ownProgram, program }, cases }, index) =>
    [tokens[index], ownProgram, program, cases.join(' ')].join('\t'),
  );
  const child = start(first, argv, {}, `${input.join('\n')}\n`);
  let current = 0;
  await readRecords(child, first.limits, (text) => {
    // A program cannot speak for one that ran before it.
    const speaker = tokens.findIndex((token, index) => index >= current && text.startsWith(`${token} `));
    if (speaker > current) current = speaker;
    const line = reports[current]!.take(text);
    if (line !== undefined) onLine(line, current);
    return line !== undefined;
  });
  await child;
  return reports;
}

/** Whether the shell can be given the paths of a program. */
export function isPlain({ program, ownProgram }: ProgramCommand): boolean {
  return !/[\t\n]/.test(program + ownProgram);
}

function newToken(): string {
  return randomBytes(16).toString('hex');
}

/** Starts a command whose descriptor for records is read. @param input what it reads */
function start(
  { limit, limits, environment, symbolizer }: ProgramCommand,
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
  input: string,
) {
  return execa(limit, ['0', ...argv], {
    env: {
      ...environment,
      ...sanitizerEnvironment(symbolizer),
      ...env,
      // A library's tables of functions do not change while cases run together.
      LD_BIND_NOW: '1',
      TOUCHSTONE_RECORDS: String(records),
      TOUCHSTONE_LIMITS: `memory_mb=${limits.memoryMb} processes=${limits.processes} file_mb=${limits.fileMb}`,
    },
    reject: false,
    input,
    stdio: [undefined, 'ignore', 'pipe', 'pipe'],
    buffer: { stdout: false, stderr: true, fd3: false },
    // The output of cases goes elsewhere: this is the runner's, and that of code before main().
    maxBuffer: { stderr: 1_000_000 },
    forceKillAfterDelay: 10_000,
  });
}

/**
 * Reads records until there are no more, and ends the command if none comes for too long.
 * @param take takes a line, and says whether it is a record
 * @returns whether none came for too long
 */
async function readRecords(
  child: ReturnType<typeof start>,
  limits: CaseLimits,
  take: (text: string) => boolean,
): Promise<boolean> {
  const watchdog = new Watchdog(limits.seconds * 1000 + graceMs, () => child.kill('SIGTERM'));
  try {
    for await (const text of child.iterable({ from: 'fd3' })) if (take(text)) watchdog.reset();
  } finally {
    watchdog.stop();
  }
  return watchdog.expired;
}

/**
 * The message of all cases if something other than the runner wrote to its descriptor.
 * @param text the beginning of it
 */
export function refusedMessage(text: string): string {
  return `Something other than the runner wrote to the runner's descriptor, so no scenario of the program can be judged: ${JSON.stringify(printable(text))}`;
}

/** Calls a function if it is not reset in time. */
class Watchdog {
  private timer: NodeJS.Timeout;
  expired = false;

  constructor(
    private readonly ms: number,
    private readonly onExpired: () => void,
  ) {
    this.timer = this.start();
  }

  private start(): NodeJS.Timeout {
    return setTimeout(() => {
      this.expired = true;
      this.onExpired();
    }, this.ms);
  }

  reset(): void {
    this.timer.refresh();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** `limit` exits with the program's exit status, or with 128 plus the signal's number. */
function signalOf(status: number | undefined): string | undefined {
  return Object.entries(constants.signals).find(([, number]) => number + 128 === status)?.[0];
}

function statusText(status: number | undefined): string {
  return status === undefined ? 'it was killed' : `exit status ${status}`;
}

function sanitizerEnvironment(symbolizer: string | undefined): Record<string, string> {
  return {
    // The runner takes exit status 86 for a sanitizer's report.
    ASAN_OPTIONS:
      'exitcode=86:detect_leaks=1:handle_abort=0:allocator_may_return_null=1:detect_stack_use_after_return=0:print_legend=0:strict_init_order=1',
    UBSAN_OPTIONS: 'exitcode=86:print_stacktrace=1',
    LSAN_OPTIONS: 'print_suppressions=0',
    ...(symbolizer && { ASAN_SYMBOLIZER_PATH: symbolizer }),
  };
}

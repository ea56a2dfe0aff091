// A generator that answers many calls in one process. Ninja's commands ask through a socket (conformance-cpp/src/ask.cc);
// the server hands each call to a worker, which is a process of the generator. Workers speak the JSON form of Bazel's
// protocol for persistent workers: a line `{"arguments":[…]}` on standard input for each call, and a line
// `{"exitCode":0,"output":"…"}` on standard output when its files are written.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { constants } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '../../support/owner.mjs';
import { mostOfCommand } from '../../support/printed';
import { endProcesses, generatorVariable } from './run-generator';

/** The argument behind the generator's command that makes it a worker. */
export const workerFlag = '--persistent_worker';

/** The variable by which `ask` finds the server. */
const socketVariable = 'TOUCHSTONE_GENERATOR';

/** The longest path of a socket that every system accepts. */
const longestSocket = 100;

export interface ServerOptions {
  /** The generator's command, without {@link workerFlag}. */
  readonly command: readonly string[];
  /** The working directory of its calls. */
  readonly cwd: string;
  /** The largest number of workers. */
  readonly jobs: number;
  /** How long a call may take. */
  readonly limitSeconds: number;
}

export interface GeneratorServer {
  /** Environment variables for those who ask. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends the workers, and every process that they have started. */
  stop(): Promise<void>;
}

/** How a call ended. */
interface Answer {
  readonly status: number;
  readonly output: string;
}

/**
 * Starts the server. A worker starts when the first call needs it.
 * @returns undefined if no socket can be made, because the temporary folder's path is too long: calls are then made one
 *   by one, in processes of their own
 */
export async function startGeneratorServer(options: ServerOptions): Promise<GeneratorServer | undefined> {
  const folder = await temporaryFolder();
  const socket = path.join(folder, 'generator');
  if (Buffer.byteLength(socket) > longestSocket) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const workers = new Workers(options);
  const connections = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
    // Who asked was killed. Its command has failed, whatever the answer would be.
    connection.on('error', () => connection.destroy());
    void answer(connection, workers);
  });
  server.listen({ path: socket });
  await once(server, 'listening');
  return {
    environment: { [socketVariable]: socket },
    stop: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
      await workers.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answer(connection: Socket, workers: Workers): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of connection) chunks.push(chunk as Buffer);
  // Each word has a null byte behind it.
  const words = Buffer.concat(chunks).toString().split('\0').slice(0, -1);
  const { status, output } = await workers.call(words);
  connection.end(`${status}\n${output}`);
}

/** The workers, and the calls that wait for one. */
class Workers {
  private readonly all = new Set<Worker>();
  private readonly idle: Worker[] = [];
  private readonly waiting: ((worker: Worker) => void)[] = [];

  constructor(private readonly options: ServerOptions) {}

  async call(words: readonly string[]): Promise<Answer> {
    const worker = await this.free();
    const answer = await worker.call(words);
    const next = worker.ended ? this.replacement(worker) : worker;
    if (next !== undefined) this.release(next);
    return answer;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.all].map((worker) => worker.end()));
  }

  private async free(): Promise<Worker> {
    for (let idle = this.idle.pop(); idle !== undefined; idle = this.idle.pop()) {
      if (!idle.ended) return idle;
      this.all.delete(idle);
    }
    if (this.all.size < this.options.jobs) return this.start();
    return await new Promise((resolve) => this.waiting.push(resolve));
  }

  private start(): Worker {
    const worker = new Worker(this.options);
    this.all.add(worker);
    return worker;
  }

  /** A worker in place of one that has ended, if somebody waits for it. */
  private replacement(ended: Worker): Worker | undefined {
    this.all.delete(ended);
    return this.waiting.length > 0 ? this.start() : undefined;
  }

  private release(worker: Worker): void {
    const next = this.waiting.shift();
    if (next === undefined) this.idle.push(worker);
    else next(worker);
  }
}

/** The exit status for a call that took too long, as `limit` has it. */
const timedOut = 124;
/** What is shown of a line that is no answer. */
const mostShown = 200;

/** A message of the protocol. Absent members have their default values, as in JSON of Protocol Buffers. */
const response = z.looseObject({ exitCode: z.int().default(0), output: z.string().default('') });

/** One process of the generator. It has one call at a time. */
class Worker {
  /** Whether the process has ended, or is being killed: it takes no more calls. */
  ended = false;
  private readonly process: ChildProcessWithoutNullStreams;
  /** Marks the processes that this one starts, by their environment. */
  private readonly mark = randomUUID();
  private readonly limitMs: number;
  /** What the process has printed since the last call. */
  private printed = { out: '', error: '' };
  /** Looks whether the current call has ended. */
  private look = (): void => {};
  /** The answer to every further call, once the process has ended or must be killed. */
  private failure: Answer | undefined;

  constructor({ command: [program, ...words], cwd, limitSeconds }: ServerOptions) {
    this.limitMs = limitSeconds * 1000;
    const env = { ...process.env, [generatorVariable]: this.mark };
    this.process = spawn(program!, [...words, workerFlag], { cwd, env });
    const { stdin, stdout, stderr } = this.process;
    stdout.setEncoding('utf8').on('data', (text: string) => this.take({ out: text }));
    stderr.setEncoding('utf8').on('data', (text: string) => this.take({ error: text }));
    // A process that has ended reads no more. Its end is what counts.
    stdin.on('error', () => {});
    this.process.on('error', (error: NodeJS.ErrnoException) => this.fail(`cannot be started: ${error.code}`));
    this.process.on('close', (status, signal) =>
      this.fail(
        `ended with ${signal ?? `exit status ${status}`}`,
        signal === null ? 1 : 128 + constants.signals[signal],
      ),
    );
  }

  /** Makes one call. A process that does not answer properly, or in time, is killed. */
  async call(words: readonly string[]): Promise<Answer> {
    this.printed = { out: '', error: '' };
    const ended = new Promise<Answer>((resolve) => {
      this.look = () => {
        const answer = this.answer();
        if (answer !== undefined) resolve(answer);
      };
    });
    const late = setTimeout(
      () => this.fail(`was killed: it did not answer within ${this.limitMs / 1000} s`, timedOut),
      this.limitMs,
    );
    this.process.stdin.write(`${JSON.stringify({ arguments: words })}\n`);
    this.look();
    const answer = await ended;
    clearTimeout(late);
    if (this.ended) await this.end();
    return answer;
  }

  /** Kills the process and those that it has started. */
  async end(): Promise<void> {
    this.ended = true;
    this.process.kill('SIGKILL');
    await endProcesses(this.mark);
  }

  /** The process takes no more calls. @param what it did: "ended with …" */
  private fail(what: string, status = 1): void {
    this.failure ??= { status, output: `The generator, as a worker (${workerFlag}), ${what}.` };
    this.ended = true;
    this.look();
  }

  private take(printed: { readonly out?: string; readonly error?: string }): void {
    this.printed.out += printed.out ?? '';
    // What a worker prints to standard error is cut at its end.
    this.printed.error = (this.printed.error + (printed.error ?? '')).slice(0, mostOfCommand);
    if (this.printed.out.length > mostOfCommand && !this.printed.out.includes('\n'))
      this.fail(`answered with more than ${mostOfCommand} bytes`);
    this.look();
  }

  /** The answer to the current call, once the process has given it, or cannot give it any more. */
  private answer(): Answer | undefined {
    const { out, error } = this.printed;
    const end = out.indexOf('\n');
    if (this.failure === undefined && end >= 0) {
      const { success, data } = response.safeParse(jsonOf(out.slice(0, end)));
      if (success) return { status: data.exitCode, output: joined(data.output, error) };
      const shown = out.slice(0, Math.min(end, mostShown));
      this.failure = {
        status: 1,
        output: `The generator, as a worker (${workerFlag}), answered with a line that is no WorkResponse: ${shown}`,
      };
      this.ended = true;
    }
    return this.failure && { status: this.failure.status, output: joined(error, this.failure.output) };
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Texts behind each other, each from the beginning of a line. */
function joined(...texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => (text.endsWith('\n') ? text : `${text}\n`))
    .join('');
}

// Compile servers on this machine: distccd, once for each machine that they stand for.

import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import { findTools, lookUp } from '../../support/tools.mjs';

/** The tools that are missing for {@link startCompileServers}. */
export function missingForDistcc(): string[] {
  return ['distcc', 'distccd'].filter((name) => findDaemon(name) === undefined);
}

/** What one server has compiled. */
export interface CompileServer {
  /** `127.0.0.1:3632` */
  readonly address: string;
  readonly compiled: number;
  readonly failed: number;
  /** How long its compilers ran, in seconds of wall time. */
  readonly seconds: number;
}

export interface CompileServers {
  /** Environment variables with which distcc sends its work to these servers, and nowhere else. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends the servers. @returns what each has compiled */
  stop(): Promise<readonly CompileServer[]>;
}

/**
 * Starts compile servers. They listen on the loopback address, and run only the compiler that tests are compiled with.
 * @param folder for files of distcc; anybody must be able to enter it
 * @throws Error if one does not start, with what it printed
 */
export async function startCompileServers(folder: string, count: number): Promise<CompileServers> {
  await mkdir(folder, { recursive: true });
  const allowed = path.join(folder, 'allowed-compilers');
  await writeFile(allowed, `${findTools().compiler?.path}\n`, { mode: 0o644 });
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  try {
    for (let server = 0; server < count; server++) servers.push(await startServer(allowed));
  } catch (error) {
    await Promise.all(servers.map((server) => server.stop()));
    throw error;
  }
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}/${jobs}`).join(' ');
  return {
    // Without fallback: what a server cannot compile must not be compiled here unnoticed.
    environment: { DISTCC_HOSTS: hosts, DISTCC_FALLBACK: '0', DISTCC_DIR: folder },
    stop: () => Promise.all(servers.map((server) => server.stop())),
  };
}

/** Compilers that a server runs at a time. */
const jobs = 2;

async function startServer(allowed: string): Promise<{ port: number; stop(): Promise<CompileServer> }> {
  const port = await freePort();
  const words = ['--no-detach', '--daemon', '--log-stderr', '--log-level', 'info', '--nice', '0'];
  const limits = ['--listen', '127.0.0.1', '--allow', '127.0.0.1', '--port', String(port), '--jobs', String(jobs)];
  // distccd does not run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  // The list names compilers by their whole path, that is by their last three words.
  const env = { DISTCC_CMDLIST: allowed, DISTCC_CMDLIST_NUMWORDS: '3' };
  const daemon = execa(findDaemon('distccd')!, [...words, ...limits, ...user], { env, stdin: 'ignore', reject: false });
  let log = '';
  const listening = new Promise<void>((resolve, reject) => {
    daemon.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('listening on')) resolve();
    });
    void daemon.then(() => reject(new Error(`distccd ended:\n${log}`)));
  });
  await listening;
  return {
    port,
    stop: async () => {
      daemon.kill('SIGTERM');
      await daemon;
      return { address: `127.0.0.1:${port}`, ...workIn(log) };
    },
  };
}

/** What a server's log says about its work. */
export function workIn(log: string): Omit<CompileServer, 'address'> {
  const done = [...log.matchAll(/\(dcc_job_summary\) .* (COMPILE_OK|\w+) exit:.* time:(\d+)ms/g)];
  const good = done.filter(([, outcome]) => outcome === 'COMPILE_OK');
  const milliseconds = good.reduce((sum, [, , time]) => sum + Number(time), 0);
  return { compiled: good.length, failed: done.length - good.length, seconds: milliseconds / 1000 };
}

/** distccd is in a folder of administrators' tools, which not every PATH has. */
function findDaemon(name: string): string | undefined {
  return lookUp(name) ?? lookUp(name, { PATH: '/usr/sbin:/usr/local/sbin' });
}

/** A port of the loopback address that nobody uses at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The loopback address has no free port.');
  return address.port;
}

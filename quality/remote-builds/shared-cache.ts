// A cache of objects that machines share: ccache with Redis behind it.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { findTools, lookUp } from '../../support/tools.mjs';

/** The tools that are missing for {@link startSharedCache}. */
export function missingForSharedCache(): string[] {
  const missing = lookUp('redis-server') === undefined ? ['redis-server'] : [];
  return findTools().ccache === undefined ? [...missing, 'ccache'] : missing;
}

/** What ccache did for one machine. */
export interface CacheUse {
  /** Objects that were compiled, because neither cache had them. */
  readonly compiled: number;
  /** Objects from the shared cache. */
  readonly shared: number;
  /** Objects from the machine's own cache. */
  readonly own: number;
}

export interface SharedCache {
  /** Environment variables of a machine that has only what it once got from the shared cache. */
  environmentOf(machine: string): Readonly<Record<string, string>>;
  useOf(machine: string): Promise<CacheUse>;
  stop(): Promise<void>;
}

/**
 * Starts Redis on a socket in a folder, for this process alone, and keeps nothing when it ends.
 * @param folder for the socket and the machines' own caches; its path must be short enough for a socket
 * @throws Error if Redis does not start, with what it printed
 */
export async function startSharedCache(folder: string): Promise<SharedCache> {
  await mkdir(folder, { recursive: true });
  const socket = path.join(folder, 'redis');
  const options = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = execa(lookUp('redis-server')!, options, { stdin: 'ignore', reject: false });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    void server.then(() => reject(new Error(`redis-server ended:\n${log}`)));
  });
  const environmentOf = (machine: string): Record<string, string> => ({
    CCACHE_DIR: path.join(folder, machine),
    CCACHE_REMOTE_STORAGE: `redis+unix:${socket}`,
  });
  return {
    environmentOf,
    useOf: async (machine) => {
      const { stdout } = await execa(findTools().ccache!.path, ['--print-stats'], { env: environmentOf(machine) });
      return useIn(stdout);
    },
    stop: async () => {
      server.kill('SIGTERM');
      await server;
    },
  };
}

/** @param statistics what `ccache --print-stats` prints: lines of a name, a tab and a number */
export function useIn(statistics: string): CacheUse {
  const counts = new Map(statistics.split('\n').map((line) => line.split('\t') as [string, string]));
  const count = (name: string): number => Number(counts.get(name) ?? 0);
  return { compiled: count('cache_miss'), shared: count('remote_storage_hit'), own: count('local_storage_hit') };
}

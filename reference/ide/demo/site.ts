// A folder of pages, served on this computer alone.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** A web site that is being served. */
export interface Site {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the pages, styles and scripts of a folder on a free port of the loopback interface.
 *
 * @param folder what lies outside of it, or has another extension, is not found
 */
export async function serveFolder(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void readPage(folder, pathname).then((content) => {
      const type = types[path.extname(pathname)] ?? types['.html']!;
      response.writeHead(content === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(content ?? 'No such page');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readPage(folder: string, pathname: string): Promise<Buffer | undefined> {
  // The address parser has taken out every `..`; what is left can only lead downwards.
  const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
  if (types[path.extname(file)] === undefined) return undefined;
  return await readFile(file).catch(() => undefined);
}

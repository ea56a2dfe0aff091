// Serves a folder of pages on the loopback interface. Three kinds of files and no cache: too little for `sirv`, which
// would still need the server around it.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** A running web site. */
export interface Site {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the pages, styles and scripts of a folder on a free port.
 *
 * @param folder requests for files outside it, or of another type, get 404
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
  // The URL parser has resolved every `..`, so the path cannot leave the folder.
  const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
  if (types[path.extname(file)] === undefined) return undefined;
  return await readFile(file).catch(() => undefined);
}

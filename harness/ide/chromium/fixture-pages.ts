// A local web server for the pages that scenarios define. They are texts, not files, so `sirv` cannot serve them.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The pages of a session. Each page has its own address, so that no scenario sees another's page. */
export class FixturePages {
  private readonly pages = new Map<string, string>();

  private constructor(
    private readonly server: Server,
    /** The server's origin, without a slash at the end. */
    readonly origin: string,
  ) {}

  /** Starts the server on a free port of the loopback interface. */
  static async serve(): Promise<FixturePages> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const pages = new FixturePages(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      const html = pages.pages.get(new URL(request.url ?? '/', pages.origin).pathname);
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html ?? 'No such page');
    });
    return pages;
  }

  /**
   * Publishes a page.
   *
   * @param body the HTML of the page's body
   * @returns its path, which begins with a slash
   */
  publish(body: string): string {
    const path = `/page-${this.pages.size + 1}`;
    this.pages.set(
      path,
      `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Page ${path}</title><body>${body}</body></html>`,
    );
    return path;
  }

  /** Stops the server, even if a browser still has connections to it. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}

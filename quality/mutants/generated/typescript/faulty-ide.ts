// The Test IDE with all of its faults, as unpacked extensions: one for each active fault, and one that tells which
// faults are reached.

import { globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildIde } from '../../../../reference/ide/build';
import { stateText, withFaults } from './faulty-bundle';
import { type NumberedPlace, typedSources, typescriptFaults } from './find-faults';
import { stateName } from './operators';

/** The parts that the document speaks of, and the bridge between them. */
const sources = 'reference/ide/{api,bridge,control,locators,log,playback,project,worker}/**/*.ts';
/** `command-reference.ts` is the help on commands, which the document does not describe. */
const withoutFaults = /\.test\.ts$|\/command-reference\.ts$/;
const noFault = '0 /* the active fault */';

export class FaultyIde {
  private constructor(
    readonly faults: readonly NumberedPlace[],
    private readonly folder: string,
  ) {}

  /**
   * Builds the extension without an active fault, in a folder of its own below `folder`.
   * @param pattern of the sources that have faults
   */
  static async build(project: string, folder: string, pattern = sources): Promise<FaultyIde> {
    const files = globSync(pattern, { cwd: project })
      .filter((file) => !withoutFaults.test(file))
      .sort();
    const faults = typescriptFaults(project, files, typedSources(project, files));
    await buildIde(path.join(folder, 'none'), {
      banner: { js: stateText(noFault, faults.length) },
      plugins: [withFaults(project, faults)],
    });
    return new FaultyIde(faults, folder);
  }

  /** The extension with one active fault. It replaces that of the last call. @returns its folder */
  async withFault(number: number): Promise<string> {
    return await this.copy('one', (code) => code.replace(noFault, String(number)));
  }

  /**
   * The extension that tells a server on this machine which faults it reaches. @returns its folder
   */
  async reporting(port: number): Promise<string> {
    const folder = await this.copy('reporting', (code) => code.replace('\n', `\n${reportingText(port)}\n`));
    const file = path.join(folder, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as {
      content_security_policy: { extension_pages: string };
    };
    manifest.content_security_policy.extension_pages += `; connect-src http://127.0.0.1:${port}`;
    await writeFile(file, JSON.stringify(manifest));
    return folder;
  }

  private async copy(name: string, change: (code: string) => string): Promise<string> {
    const target = path.join(this.folder, name);
    await rm(target, { recursive: true, force: true });
    await cp(path.join(this.folder, 'none'), target, { recursive: true });
    for (const script of ['worker.js', 'window.js', 'page.js']) {
      const file = path.join(target, script);
      await writeFile(file, change(await readFile(file, 'utf8')));
    }
    return target;
  }
}

/**
 * Tells every moment, and when a page is left, which faults were reached since the last time. Pages and workers may end
 * without notice.
 */
function reportingText(port: number): string {
  const report = `const { reached } = ${stateName}; const numbers = [];
    for (let number = 1; number < reached.length; number++) if (reached[number]) numbers.push(number);
    if (numbers.length === 0) return;
    reached.fill(0);
    fetch('http://127.0.0.1:${port}/', { method: 'POST', mode: 'no-cors', keepalive: true, body: numbers.join() }).catch(() => {});`;
  return `if (!${stateName}.reports) {
    ${stateName}.reports = true;
    const report = () => { ${report} };
    setInterval(report, ${reportMs});
    addEventListener('pagehide', report);
  }`.replace(/\s*\n\s*/g, ' ');
}

/** How often a page or worker tells what it has reached. */
const reportMs = 5;

/** Receives reports. @param take called with the numbers of reached faults */
export async function receiveReports(take: (numbers: readonly number[]) => void) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      take(body.split(',').map(Number));
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

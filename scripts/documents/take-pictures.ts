// Takes the pictures of the documents. Each function returns what its picture shows.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import { readVerdict } from '../../harness/verdict/report';
import { launchChromium } from '../../support/chromium';
import { typescriptOptions } from '../../support/project';
import { exitStatus, UsageError } from '../../support/usage-error';
import type { Pictures } from './pictures';

const root = path.resolve(__dirname, '../..');
/** The project that the IDE's picture shows. */
const project = path.join(root, 'examples', 'shop', 'shop.side');
/** Width and height of the report's part of the picture. */
const report = { width: 1066, height: 640 };

/** What the run's picture shows: a generator with one fault, and the rules that it is held to. */
export const pictured = {
  /** The subject whose generator gets the fault. */
  base: 'protoc',
  /** Of tests/five-faults/faulty-protoc.mjs. */
  fault: 'clear-any-member',
  rule: 'cpp.oneof.',
};

/** The manifest's path in the picture. */
const shownManifest = './mine/subject.yaml';

/**
 * Runs some features against a generator with one fault. Writes a picture of the terminal, with the report below it.
 * @throws UsageError if the run finds no failure
 */
export async function takeRun(file: string): Promise<Pictures['run.png']> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-docs-'));
  try {
    const { rule } = pictured;
    const manifest = path.join(folder, 'subject.yaml');
    await writeFile(manifest, faultyManifest());
    const reports = path.join(folder, 'reports');
    const words = ['--subject', manifest, '--rule', rule, '--reports', reports];
    const { exitCode, stdout } = await command('harness/command/main.ts', ...words);
    if (exitCode !== exitStatus.doesNotConform) {
      throw new UsageError(`The generator with a fault has no failure, so there is no picture of one:\n${stdout}`);
    }
    const { scenarios } = await readVerdict(path.join(reports, 'verdict.json'));
    const shown = stdout
      .trimEnd()
      .slice(stdout.indexOf('failed:'))
      .replaceAll(path.relative(root, reports), 'reports')
      .replaceAll(manifest, shownManifest);
    await compose(file, `npm run conformance -- --subject ${shownManifest} --rule ${rule}`, shown, reports);
    const counts: Record<string, number> = {};
    for (const { verdict } of scenarios) counts[verdict] = (counts[verdict] ?? 0) + 1;
    return { rule, scenarios: counts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function faultyManifest(): string {
  const { base, fault } = pictured;
  const generator = ['{node}', path.join(root, 'tests', 'five-faults', 'faulty-protoc.mjs'), fault];
  const inherited = path.join(root, 'subjects', `${base}.yaml`);
  return [
    `extends: ${JSON.stringify(inherited)}`,
    'name: mine',
    `cpp: { generator: ${JSON.stringify(generator)} }`,
  ].join('\n');
}

/** Plays the example project in the reference Test IDE and writes a picture of its window. */
export async function takeIde(file: string): Promise<Pictures['ide.png']> {
  const { exitCode, stderr } = await command('reference/ide/demo/run.ts', '--screenshot', file, '--play', '--dark');
  if (exitCode !== 0) throw new UsageError(`The Test IDE's picture could not be taken:\n${stderr}`);
  return await readProject();
}

const named = z.object({ name: z.string() });
const sideProject = z.object({ name: z.string(), tests: z.array(named), suites: z.array(named) });

/** The names in the project that the IDE's picture shows. */
export async function readProject(): Promise<Pictures['ide.png']> {
  const { name, tests, suites } = sideProject.parse(JSON.parse(await readFile(project, 'utf8')));
  return { project: name, tests: tests.map((test) => test.name), suites: suites.map((suite) => suite.name) };
}

function command(script: string, ...args: readonly string[]) {
  return execa(process.execPath, [...typescriptOptions(), path.join(root, script), ...args], {
    cwd: root,
    reject: false,
    stdin: 'ignore',
    stderr: ['pipe', 'inherit'],
  });
}

async function compose(file: string, command: string, output: string, reports: string) {
  const { browser, close } = await launchChromium();
  try {
    const image = await pictureOfReport(browser, path.join(reports, 'report', 'index.html'));
    const page = await browser.newPage();
    await page.setViewport({ width: 1100, height: 800 });
    await page.setContent(pageOf(command, output, image));
    await page.screenshot({ path: file as `${string}.png`, fullPage: true });
  } finally {
    await close();
  }
}

/** The report's first page, as base64. */
async function pictureOfReport(browser: Browser, file: string): Promise<string> {
  const page = await browser.newPage();
  await page.setViewport(report);
  await page.goto(pathToFileURL(file).href);
  await page.locator('.grid').wait();
  return await page.screenshot({ encoding: 'base64' });
}

function pageOf(command: string, output: string, image: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 16px; background: #e8eaed; width: 1068px }
pre { margin: 0 0 16px; padding: 16px 20px; border-radius: 8px; background: #16181d; color: #e6e6e6; font: 14px/1.5 monospace; white-space: pre-wrap; overflow-wrap: anywhere }
b { color: #fff } .red { color: #ff8078 } .green { color: #7ee08a } .yellow { color: #f0c75e } 
img { display: block; border: 1px solid #cdd0d5; border-radius: 8px }
</style><pre><b>$ ${escaped(command)}</b>

${coloured(output)}</pre><img alt="" src="data:image/png;base64,${image}">`;
}

/** Terminal output as HTML, in the colours that a dark terminal gives it. */
function coloured(output: string): string {
  return escaped(stripVTControlCharacters(output))
    .replace(/^failed: /gm, '<span class="red">$&</span>')
    .replace(/^( +expected +)(.*)$/gm, '$1<span class="green">$2</span>')
    .replace(/^( +actual +)(.*)$/gm, '$1<span class="red">$2</span>')
    .replace(/\b[1-9]\d* passed/g, '<span class="green">$&</span>')
    .replace(/\b[1-9]\d* failed/g, '<span class="red">$&</span>')
    .replace(/\b[1-9]\d* expected to fail/g, '<span class="yellow">$&</span>')
    .replace(/^.* does not conform.*$/gm, '<span class="red">$&</span>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

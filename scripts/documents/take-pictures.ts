// Takes the pictures of the documents. Each function returns what its picture shows.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import { readVerdict } from '../../harness/verdict/report';
import { launchChromium } from '../../support/chromium';
import { typescriptOptions } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import type { Pictures } from './pictures';

const root = path.resolve(__dirname, '../..');
/** The project that the IDE's picture shows. */
const project = path.join(root, 'examples', 'shop', 'shop.side');
/** Width and height of the report's part of the picture. */
const report = { width: 968, height: 600 };

/** The subject of the run's picture. */
export const pictured = { subject: 'protoc' };

/**
 * Runs the features and writes a picture of the command's summary, with its report below it.
 * @throws UsageError if the subject does not conform
 */
export async function takeRun(file: string): Promise<Pictures['run.png']> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-docs-'));
  try {
    const { subject } = pictured;
    const { exitCode, stdout } = await command('harness/command/main.ts', '--subject', subject, '--reports', folder);
    if (exitCode !== 0) {
      throw new UsageError(`${subject} does not conform, so there is no picture of its run:\n${stdout}`);
    }
    const { scenarios } = await readVerdict(path.join(folder, 'verdict.json'));
    await compose(file, `npm run conformance -- --subject ${subject}`, summaryOf(stdout, folder), folder);
    const counts: Record<string, number> = {};
    for (const { verdict } of scenarios) counts[verdict] = (counts[verdict] ?? 0) + 1;
    return { subject, scenarios: counts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

/** The last lines of a run: its figures and its verdict, with the default name in place of the temporary folder. */
function summaryOf(stdout: string, folder: string): string[] {
  const lines = stdout.trimEnd().split('\n');
  const start = lines.findLastIndex((line) => line.startsWith('rules '));
  const end = lines.findLastIndex((line) => / conforms\b/.test(line));
  const reports = path.relative(root, folder);
  return lines.slice(start, end + 1).map((line) => line.replace(reports, 'reports'));
}

async function compose(file: string, command: string, lines: readonly string[], reports: string) {
  const { browser, close } = await launchChromium();
  try {
    const image = await pictureOfReport(browser, path.join(reports, 'report', 'index.html'));
    const page = await browser.newPage();
    await page.setViewport({ width: 1000, height: 800 });
    await page.setContent(pageOf(command, lines, image));
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

function pageOf(command: string, lines: readonly string[], image: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 16px; background: #e8eaed; width: 968px }
pre { margin: 0 0 16px; padding: 16px 20px; border-radius: 8px; background: #16181d; color: #e6e6e6; font: 15px/1.5 monospace }
b { color: #fff } .passed { color: #7ee08a } .expected { color: #f0c75e }
img { display: block; border: 1px solid #cdd0d5; border-radius: 8px }
</style><pre><b>$ ${escaped(command)}</b>
${lines.map(coloured).join('\n')}</pre><img alt="" src="data:image/png;base64,${image}">`;
}

/** A line of the summary in the colours that a terminal gives it. */
function coloured(line: string): string {
  return escaped(line)
    .replace(/\d+ passed|^.* conforms.*$/, '<span class="passed">$&</span>')
    .replace(/\d+ expected to fail/, '<span class="expected">$&</span>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

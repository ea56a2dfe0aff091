// Writes the report: a folder with the page, its style, its data and its pictures, which opens without a server.

import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { replaceFile } from '../verdict/report';
import type { ReportPicture } from './attachments';
import { pageFolder, pageScript } from './page-script';
import type { ComparisonData, ReportData } from './report-data';

/**
 * Writes a report into a folder, in place of the one that is there. The data comes last: until then the old report
 * stays readable.
 *
 * @returns the page to open
 * @throws UsageError if a file cannot be written
 */
export async function writeReport(
  folder: string,
  data: ReportData,
  pictures: readonly ReportPicture[],
): Promise<string> {
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  for (const { file, content } of pictures) await replaceFile(path.join(folder, file), content);
  const page = await writePage(folder, 'touchstoneReport', data);
  await removeOldPictures(folder, pictures);
  return page;
}

/**
 * Writes a comparison into a folder, which opens like a report.
 *
 * @returns the page to open
 * @throws UsageError if a file cannot be written
 */
export async function writeComparison(folder: string, data: ComparisonData): Promise<string> {
  await mkdir(folder, { recursive: true });
  return writePage(folder, 'touchstoneComparison', data);
}

/** @param variable the global variable in which the page looks for the data */
async function writePage(folder: string, variable: string, data: object): Promise<string> {
  await replaceFile(path.join(folder, 'page.js'), await pageScript());
  await replaceFile(path.join(folder, 'page.css'), await readFile(path.join(pageFolder, 'style.css')));
  await replaceFile(path.join(folder, 'data.js'), `window.${variable}=${JSON.stringify(packed(data))};\n`);
  const page = path.join(folder, 'index.html');
  await replaceFile(page, await readFile(path.join(pageFolder, 'index.html')));
  return page;
}

/** The page's data as the page unpacks it: JSON, compressed by deflate, in base64. */
function packed(data: object): string {
  return deflateSync(JSON.stringify(data), { level: 9 }).toString('base64');
}

async function removeOldPictures(folder: string, pictures: readonly ReportPicture[]): Promise<void> {
  const current = new Set(pictures.map(({ file }) => path.basename(file)));
  for (const name of await readdir(path.join(folder, 'pictures')))
    if (!current.has(name)) await rm(path.join(folder, 'pictures', name), { force: true });
}

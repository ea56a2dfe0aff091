// A suite that is several times as large: its features multiplied, and what a run of it takes beside a run of the
// original.

import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { conformanceProgram } from '../../harness/run/spawn';
import { readVerdict } from '../../harness/verdict/report';
import type { Figure } from './figure';
import { type Measured, measure } from './measure';

const root = path.resolve(__dirname, '../..');

/**
 * Copies features, and copies of them in which nothing has the name of the original: neither scenarios nor schemas, so
 * that every copy is generated, compiled and judged.
 * @param sections folders below features/cpp
 * @param to where the features go; it must not exist
 * @param times how many there are of each feature, with the original
 */
export async function multiplyFeatures(sections: readonly string[], to: string, times: number): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(path.join(root, 'features', 'catalogue.yaml'), path.join(to, 'catalogue.yaml'));
  for (const section of sections) {
    const from = path.join(root, 'features', 'cpp', section);
    await cp(from, path.join(to, 'cpp', section), { recursive: true });
    for (const file of (await readdir(from)).filter((name) => name.endsWith('.feature'))) {
      const text = await readFile(path.join(from, file), 'utf8');
      for (let copy = 2; copy <= times; copy++) {
        const folder = path.join(to, 'cpp', `copy-${copy}`, section);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, file), copyOf(text, copy, stemOf(section, file)));
      }
    }
  }
}

/**
 * A feature under other names.
 * @param stem the name of its schema, which is made of its path
 */
export function copyOf(feature: string, copy: number, stem: string): string {
  return feature
    .replace(/^(\s*Scenario(?: Outline)?:) /gm, `$1 copy ${copy}, `)
    .replaceAll(new RegExp(`(?<![\\w/])${stem}(?=\\.proto\\b|\\.pb\\.h\\b)`, 'g'), `copy_${copy}_${stem}`);
}

/** The name of a feature's schema: `oneof/members.feature` -> `oneof_members`, and `map/map.feature` -> `map`. */
function stemOf(section: string, file: string): string {
  const name = path.basename(file, '.feature');
  return (name === section ? section : `${section}_${name}`).replaceAll('-', '_');
}

/** What one run took. */
interface Run extends Measured {
  readonly scenarios: number;
  /** The size of the folder with the report's pages. */
  readonly reportMegabytes: number;
}

/**
 * Measures cold runs of some features, and of several copies of each.
 * @param folder for features, builds and caches
 * @throws Error if a run could not judge
 */
export async function measureScale(
  folder: string,
  subject: string,
  sections: readonly string[],
  times: number,
): Promise<Figure[]> {
  const run = async (count: number): Promise<Run> => {
    const place = path.join(folder, `times-${count}`);
    await multiplyFeatures(sections, path.join(place, 'features'), count);
    const folders = ['features', 'reports', 'build'].flatMap((name) => [`--${name}`, path.join(place, name)]);
    const measured = await measure([process.execPath, ...conformanceProgram(root), '--subject', subject, ...folders], {
      cwd: root,
      env: { CCACHE_DIR: path.join(place, 'cache') },
    });
    const { counts } = await readVerdict(path.join(place, 'reports', 'verdict.json'));
    const reportMegabytes = (await sizeOf(path.join(place, 'reports', 'report'))) / 2 ** 20;
    process.stderr.write(
      `${counts.executed} scenarios: ${measured.seconds.toFixed(1)} s, the harness itself ` +
        `${measured.ownPeakMegabytes} MB, report ${reportMegabytes.toFixed(2)} MB\n`,
    );
    await rm(place, { recursive: true });
    return { ...measured, scenarios: counts.executed, reportMegabytes };
  };
  const one = await run(1);
  const many = await run(times);
  if (many.scenarios !== times * one.scenarios)
    throw new Error(`${times} times ${one.scenarios} scenarios are not ${many.scenarios}.`);
  const group = `A suite ${times} times as large`;
  const figure = (name: string, value: number, unit: string, most: number): Figure => ({
    group,
    name,
    value,
    unit,
    better: 'less',
    runs: [value],
    target: `<= ${most} ${unit}`,
    reached: value <= most,
  });
  return [
    { group, name: 'scenarios', value: many.scenarios, unit: '', runs: [] },
    figure('time of a cold run', many.seconds / one.seconds, 'times', times),
    figure("the harness's memory", many.ownPeakMegabytes / one.ownPeakMegabytes, 'times', 1.5),
    // What tests/report.test.ts allows a whole run.
    figure('report', many.reportMegabytes, 'MB', 3),
  ];
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

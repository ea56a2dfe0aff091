// Publishes a judged run: writes the pages, junit.xml, verdict.json, and the history of verdicts.

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, pidOf } from '../../support/owner.mjs';
import { recordVerdicts } from '../verdict/history';
import type { Judgement } from '../verdict/judge';
import { junit } from '../verdict/junit';
import { type RunFacts, replaceFile, verdictDocument, writeVerdict } from '../verdict/report';
import { keepTrend, trendWith } from '../verdict/trend';
import type { ReportPicture } from './attachments';
import { failedSteps } from './failed-steps';
import type { ReportData } from './report-data';
import { removeShard, type ShardDocument, writeShard } from './shard';
import { writeReport } from './write';

/** A judged run, with the data of its report. */
export interface Publication {
  readonly facts: RunFacts;
  readonly judgement: Judgement;
  readonly data: ReportData;
  readonly pictures: readonly ReportPicture[];
  /** What `merge` needs, if the run is one part of several. */
  readonly shard?: ShardDocument;
}

/** The report that people read. */
export interface PublishedReport {
  /** Its first page. */
  readonly page: string;
  readonly data: ReportData;
}

/**
 * Writes the reports. The report of an earlier run stays readable until the new one is complete.
 *
 * @param reports the folder; it is made if it is missing
 * @throws UsageError if a file cannot be written
 */
export async function publish(
  reports: string,
  { facts, judgement, data, pictures, shard }: Publication,
): Promise<PublishedReport> {
  await mkdir(reports, { recursive: true });
  await removeUnpublished(reports);
  const document = verdictDocument(judgement, facts, failedSteps(data), data.groups);
  const trend = await trendWith(reports, document);
  const page = await writeReport(path.join(reports, 'report'), { ...data, trend }, pictures);
  await replaceFile(path.join(reports, 'junit.xml'), junit([document]));
  await writeVerdict(reports, document);
  await (shard ? writeShard(reports, shard) : removeShard(reports));
  if (facts.selection === undefined) await keepTrend(reports, facts.subject, trend);
  await recordVerdicts(reports, document, facts.selection !== undefined, facts.ended);
  return { page, data };
}

/** Removes the temporary files of runs that were killed while they published. */
async function removeUnpublished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = /^\w+\.\w+\.\d+\.(.+)\.new$/.exec(name)?.[1];
    if (owner === undefined || pidOf(owner) === undefined) continue;
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (!isAlive(owner, Date.now() - mtimeMs)) await rm(path.join(folder, name), { force: true });
  }
}

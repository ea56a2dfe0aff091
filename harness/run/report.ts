// The last stage of a run: publishes its reports, all at its end.

import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, pidOf } from '../../support/owner.mjs';
import { namesIn, usedWords } from '../cpp/schema-names';
import type { Attachments } from '../report/attachments';
import { type ReportedFeatures, reportData } from '../report/collect';
import type { ReportData } from '../report/report-data';
import { writeReport } from '../report/write';
import { recordVerdicts } from '../verdict/history';
import type { Judgement } from '../verdict/judge';
import { junit } from '../verdict/junit';
import { replaceFile, verdictDocument, writeVerdict } from '../verdict/report';
import { messagesFile, reportsFolder } from './cucumber/run-features';
import type { RunOptions } from './options';
import type { RunPlan } from './plan';

/** A judged run. */
export interface JudgedRun {
  /** The subject's name. */
  readonly subject: string;
  readonly judgement: Judgement;
  /** Whether the run covers some of the scenarios only: verdicts of the others are kept. */
  readonly isSelection: boolean;
  readonly elapsedMs: number;
  readonly plan: RunPlan;
  readonly attachments: Attachments;
  /** The run's temporary folder, with cucumber's messages if they are wanted. */
  readonly folder: string;
}

/** The report that people read. */
export interface PublishedReport {
  /** Its first page. */
  readonly page: string;
  readonly data: ReportData;
}

/**
 * Writes the report, junit.xml, verdict.json and the history of verdicts. The report of an earlier run stays readable
 * until the new one is complete.
 *
 * @returns the page of the report, and its data
 */
export async function report({ root, reports, messages }: RunOptions, run: JudgedRun): Promise<PublishedReport> {
  const { subject, judgement, isSelection: selection, elapsedMs, plan, attachments } = run;
  const suite = await suiteVersion(root);
  const ended = new Date();
  await mkdir(reports, { recursive: true });
  await removeUnpublished(reports);
  if (messages)
    await replaceFile(
      path.join(reports, messagesFile),
      await readFile(path.join(reportsFolder(run.folder), messagesFile)),
    );
  const facts = { subject, versions: { Touchstone: suite }, ended, elapsedMs, selection };
  const data = reportData(facts, judgement, await reportedFeatures(root, plan), attachments);
  const page = await writeReport(path.join(reports, 'report'), data, attachments.pictures);
  await replaceFile(path.join(reports, 'junit.xml'), junit(judgement, subject));
  const document = verdictDocument(judgement, subject, suite);
  await writeVerdict(reports, document);
  await recordVerdicts(reports, document, selection, ended);
  return { page, data };
}

async function reportedFeatures(
  root: string,
  { scenarios, programs, documents, catalogue }: RunPlan,
): Promise<ReportedFeatures> {
  const uris = new Set(scenarios.map(({ pickle }) => pickle.uri));
  const features = await Promise.all(
    [...uris].map(async (uri) => {
      const text = await readFile(path.resolve(root, uri), 'utf8');
      return [uri, { document: documents.get(uri)!, text }] as const;
    }),
  );
  return {
    catalogue,
    features: new Map(features),
    pickles: new Map(scenarios.map(({ id, pickle }) => [id, pickle])),
    used: usedByCases(programs),
    cases: new Map(
      programs
        .flatMap(({ cases }) => cases)
        .map(({ pickleId, steps }) => [
          pickleId,
          steps.flatMap(({ line, cpp }) => (cpp === undefined ? [] : [[line, cpp.text] as const])),
        ]),
    ),
  };
}

/** What each C++ scenario uses of the generated interface, by its id. */
function usedByCases(programs: RunPlan['programs']): ReadonlyMap<string, readonly string[]> {
  return new Map(
    programs.flatMap(({ schemas, cases }) => {
      const names = namesIn(schemas.files.map(({ text }) => text));
      return cases.map(({ pickleId, steps }) => {
        const texts = steps.flatMap(({ cpp }) => cpp?.text ?? []);
        return [pickleId, usedWords(texts, names)] as const;
      });
    }),
  );
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

async function suiteVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

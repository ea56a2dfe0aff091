// The last stage of a run: publishes its reports, all at its end.

import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readShard } from '../../support/shard';
import { namesIn, usedWords } from '../cpp/schema-names';
import type { Attachments } from '../report/attachments';
import type { BenchDocument } from '../report/bench';
import { type ReportedFeatures, reportData } from '../report/collect';
import { type PublishedReport, publish } from '../report/publish';
import { shardDocument } from '../report/shard';
import type { Subject } from '../subject/manifest';
import type { Baseline } from '../verdict/baseline';
import type { Judgement, Run } from '../verdict/judge';
import { type RunFacts, replaceFile } from '../verdict/report';
import { messagesFile } from './cucumber/context';
import type { Execution } from './execute';
import { type RunOptions, selectionOf } from './options';
import { applicable, type RunPlan } from './plan';
import { versionsOf } from './versions';

/** A judged run. */
export interface JudgedRun {
  readonly subject: Subject;
  readonly baseline: Baseline;
  readonly run: Run;
  readonly judgement: Judgement;
  readonly elapsedMs: number;
  readonly plan: RunPlan;
  readonly attachments: Attachments;
  readonly bench?: BenchDocument;
  /** See {@link Execution.parts}. */
  readonly parts: Execution['parts'];
  /** The file of cucumber's messages, if they are wanted. */
  readonly messages?: string;
  /** The run's temporary folder. */
  readonly folder: string;
}

/**
 * Writes the reports into the reports folder, and cucumber's messages if they are wanted.
 * @returns the page of the report, and its data
 */
export async function report(options: RunOptions, judged: JudgedRun): Promise<PublishedReport> {
  const { reports, shard } = options;
  const { baseline, run, judgement, plan, attachments, parts, bench, messages } = judged;
  const facts = await factsOf(options, judged);
  await mkdir(reports, { recursive: true });
  if (messages) await replaceFile(path.join(reports, messagesFile), await readFile(messages));
  const features = { ...(await reportedFeatures(plan)), parts };
  const data = { ...reportData(facts, judgement, features, attachments), ...(bench && { bench }) };
  const { outcomes, counts, failFast = false } = run;
  const used = Object.fromEntries(outcomes.map(({ id }) => [id, features.used.get(id) ?? []]));
  const ran = { outcomes, counts, failFast, used };
  const part = shard && shardDocument(readShard(shard), facts, plan.whole, ran, baseline);
  return await publish(reports, {
    facts,
    judgement,
    data,
    pictures: attachments.pictures,
    ...(part && { shard: part }),
  });
}

async function factsOf(options: RunOptions, { subject, run, elapsedMs, plan, folder }: JudgedRun): Promise<RunFacts> {
  const needed = new Set(applicable(plan.scenarios).flatMap(({ tags }) => tags));
  const selection = selectionOf(options, run.selection);
  return {
    subject: subject.name,
    title: subject.title,
    command: options.command,
    suite: await suiteVersion(options.root),
    versions: await versionsOf(subject, needed, folder),
    ended: new Date(),
    elapsedMs,
    ...(selection && { selection }),
  };
}

async function reportedFeatures({
  scenarios,
  programs,
  documents,
  catalogue,
  base,
}: RunPlan): Promise<ReportedFeatures & Required<Pick<ReportedFeatures, 'used'>>> {
  const uris = new Set(scenarios.map(({ pickle }) => pickle.uri));
  const selected = new Set(scenarios.map(({ id }) => id));
  const features = await Promise.all(
    [...uris].map(async (uri) => {
      const text = await readFile(path.resolve(base, uri), 'utf8');
      return [uri, { document: documents.get(uri)!, text }] as const;
    }),
  );
  return {
    catalogue,
    features: new Map(features),
    pickles: new Map(scenarios.map(({ id, pickle }) => [id, pickle])),
    used: usedByCases(programs, selected),
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

/** What each selected C++ scenario uses of the generated interface, by its id. */
function usedByCases(
  programs: RunPlan['programs'],
  selected: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    programs.flatMap(({ schemas, cases: all }) => {
      const cases = all.filter(({ pickleId }) => selected.has(pickleId));
      if (cases.length === 0) return [];
      const names = namesIn(schemas.files.map(({ text }) => text));
      return cases.map(({ pickleId, steps }) => {
        const texts = steps.flatMap(({ cpp }) => cpp?.text ?? []);
        return [pickleId, usedWords(texts, names)] as const;
      });
    }),
  );
}

async function suiteVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

// shard.json: what one part of a run keeps for `merge`, beside its reports.

import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { reasonOf, shownPath } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import type { Baseline } from '../verdict/baseline';
import type { Counts, Outcome } from '../verdict/outcome';
import { type RunFacts, readVerdict, replaceFile, type VerdictDocument } from '../verdict/report';
import type { ReportPicture } from './attachments';
import { unpack } from './page/data';
import type { ReportData } from './report-data';

const fileName = 'shard.json';

/** The contents of shard.json: with verdict.json and the data of the report, all that a judgement needs. */
export interface ShardDocument {
  readonly version: 1;
  readonly part: number;
  readonly parts: number;
  /** When the run ended, as in its verdict.json: both files belong to one run. */
  readonly date: string;
  /** The ids of the scenarios of all parts, in their order. */
  readonly planned: readonly string[];
  readonly counts: Counts;
  readonly failFast: boolean;
  /** Without their traces, which the report's data has. */
  readonly outcomes: readonly Outcome[];
  readonly baseline: Baseline;
  /** What each scenario uses of the generated interface, by its id. */
  readonly used: Readonly<Record<string, readonly string[]>>;
}

/** One part of a run, read back. */
export interface ReadShard {
  /** Its reports folder, as messages name it. */
  readonly folder: string;
  readonly shard: ShardDocument;
  readonly verdict: VerdictDocument;
  readonly data: ReportData;
  readonly pictures: readonly ReportPicture[];
}

/** The part of a run that `merge` needs. */
export function shardDocument(
  { part, parts }: { readonly part: number; readonly parts: number },
  { ended }: RunFacts,
  planned: readonly string[],
  run: Pick<ShardDocument, 'counts' | 'failFast' | 'outcomes' | 'used'>,
  baseline: Baseline,
): ShardDocument {
  const outcomes = run.outcomes.map(withoutTrace);
  return { version: 1, part, parts, date: ended.toISOString(), planned, ...run, outcomes, baseline };
}

function withoutTrace({ trace: _, firstRun, ...outcome }: Outcome): Outcome {
  return { ...outcome, ...(firstRun && { firstRun: withoutTrace(firstRun) }) };
}

/** Writes shard.json into a reports folder. */
export async function writeShard(reports: string, shard: ShardDocument): Promise<void> {
  await replaceFile(path.join(reports, fileName), `${JSON.stringify(shard)}\n`);
}

/** Removes the shard.json of an earlier run. */
export async function removeShard(reports: string): Promise<void> {
  await rm(path.join(reports, fileName), { force: true });
}

/** Only what tells a shard from another file: its values come from a run of this version. */
const shardSchema = z.looseObject({
  version: z.literal(1),
  part: z.int().positive(),
  parts: z.int().positive(),
  date: z.string(),
  planned: z.array(z.string()),
  counts: z.object({ planned: z.int(), executed: z.int(), observed: z.int() }),
  failFast: z.boolean(),
  used: z.record(z.string(), z.array(z.string())),
  outcomes: z.array(z.looseObject({ id: z.string(), result: z.string() })),
  baseline: z.looseObject({ file: z.string(), entries: z.array(z.looseObject({ scenario: z.string() })) }),
});

/**
 * Reads the reports of one part.
 * @param folder its reports folder
 * @throws UsageError if the folder is not that of a part, or is not complete
 */
export async function readShard(folder: string): Promise<ReadShard> {
  const shown = shownPath(folder);
  const file = path.join(folder, fileName);
  if (!existsSync(file))
    throw new UsageError(
      existsSync(folder)
        ? `${shown}: has no ${fileName}: it is not the reports folder of a shard.`
        : `${shown}: there is no such folder.`,
      'Give the folders that runs with `--shard I/N` wrote: `--reports FOLDER`.',
    );
  const shard = await parsed(file);
  const verdict = await readVerdict(path.join(folder, 'verdict.json'));
  const data = await readData(folder);
  if (verdict.date !== shard.date || data.date !== shard.date)
    throw new UsageError(`${shown}: its files belong to several runs.`, 'Run this shard again.');
  return { folder: shown, shard, verdict, data, pictures: await readPictures(folder, data) };
}

async function parsed(file: string): Promise<ShardDocument> {
  try {
    return shardSchema.parse(JSON.parse(await readFile(file, 'utf8'))) as unknown as ShardDocument;
  } catch {
    throw new UsageError(
      `${shownPath(file)}: is not valid, or another version of Touchstone has written it.`,
      'Run this shard again.',
    );
  }
}

async function readData(folder: string): Promise<ReportData> {
  const file = path.join(folder, 'report', 'data.js');
  try {
    const packed = /^window\.touchstoneReport="([^"]+)";$/m.exec(await readFile(file, 'utf8'))?.[1];
    return await unpack<ReportData>(packed ?? '');
  } catch (error) {
    throw new UsageError(`${shownPath(file)}: cannot be read: ${reasonOf(error)}.`, 'Keep the whole reports folder.');
  }
}

async function readPictures(folder: string, { scenarios }: ReportData): Promise<ReportPicture[]> {
  const files = scenarios.flatMap(({ attachments = [] }) => attachments.flatMap(({ file }) => file ?? []));
  return await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, 'report', file)).catch((error: unknown) => {
        throw new UsageError(`${shownPath(path.join(folder, 'report', file))}: ${reasonOf(error)}.`);
      });
      return { file, content };
    }),
  );
}

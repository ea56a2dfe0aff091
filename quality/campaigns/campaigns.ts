// The results of campaigns that are too long for `npm test`, kept in the repository: docs/reliability.md shows them.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { replaceFile } from '../../harness/verdict/report';

const root = path.resolve(__dirname, '../..');
/** The file with all results; scripts/documents/reliability-page.ts reads it. */
export const campaignsFile = path.join(__dirname, 'results.json');

const resultSchema = z.strictObject({
  /** The name of the campaign; a later result replaces an earlier one of the same name. */
  campaign: z.string(),
  /** What the campaign asks. */
  question: z.string(),
  /** The command, without the numbers of executions. */
  command: z.string(),
  /** What is counted: executions, messages, kills. */
  unit: z.string(),
  executions: z.int().nonnegative(),
  /** How many were to be, if the campaign was interrupted. */
  asked: z.int().positive().optional(),
  seconds: z.number().nonnegative(),
  /** The processor time of the program that was examined, where it is measured. */
  processorSeconds: z.number().nonnegative().optional(),
  findings: z.int().nonnegative(),
  /** What else the campaign counts, in words. */
  details: z.string().optional(),
  /** The commit that was examined, and `+` if the tree had changes. */
  commit: z.string(),
  /** The day of the result, in UTC: 2026-11-23. */
  date: z.string(),
});

/** One campaign's latest result. */
export type CampaignResult = z.infer<typeof resultSchema>;

/** All kept results, by name. @throws ZodError if the file is damaged */
export async function readCampaigns(file = campaignsFile): Promise<CampaignResult[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return z.array(resultSchema).parse(JSON.parse(text));
}

/** The commit of the tree, and `+` if the tree has changes in what campaigns examine. */
export async function examinedCommit(): Promise<string> {
  const git = async (...words: string[]): Promise<string> => (await execa('git', words, { cwd: root })).stdout;
  const commit = await git('rev-parse', '--short=10', 'HEAD');
  const changes = await git('status', '--porcelain', '--', 'reference', 'harness', 'conformance-cpp');
  return changes === '' ? commit : `${commit}+`;
}

/** Keeps a result, with today's date and the commit: the tree's, unless the campaign began with another one. */
export async function recordCampaign(
  result: Omit<CampaignResult, 'commit' | 'date'> & { readonly commit?: string },
  file = campaignsFile,
): Promise<void> {
  const others = (await readCampaigns(file)).filter(({ campaign }) => campaign !== result.campaign);
  const all: CampaignResult[] = [
    ...others,
    {
      ...result,
      seconds: Math.round(result.seconds),
      ...(result.processorSeconds !== undefined && { processorSeconds: Math.round(result.processorSeconds) }),
      commit: result.commit ?? (await examinedCommit()),
      date: new Date().toISOString().slice(0, 10),
    },
  ];
  all.sort((one, other) => (one.campaign < other.campaign ? -1 : 1));
  await replaceFile(file, `${JSON.stringify(all, null, 2)}\n`);
}

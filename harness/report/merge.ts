// Merges the shards of a run: judges all of their scenarios together, and joins the data of their reports. Pure.

import { isDeepStrictEqual } from 'node:util';
import { UsageError } from '../../support/usage-error';
import { type Judgement, judge } from '../verdict/judge';
import type { Counts } from '../verdict/outcome';
import type { RunFacts } from '../verdict/report';
import type { Selection, Versions } from '../verdict/verdict-schema';
import type { ReportPicture } from './attachments';
import { judgedData } from './collect';
import type { ReportAttachment, ReportData, ReportFeature, ReportScenario } from './report-data';
import type { ReadShard } from './shard';

/** A run that was made of its parts. */
export interface MergedRun {
  readonly facts: RunFacts;
  readonly judgement: Judgement;
  readonly data: ReportData;
  readonly pictures: readonly ReportPicture[];
}

/**
 * Merges the parts of a run: the result is that of a run without `--shard`.
 * @param shards in any order
 * @throws UsageError if a part is missing or there twice, or if the parts are not of one run
 */
export function mergeShards(shards: readonly ReadShard[]): MergedRun {
  refuseStrangers(shards);
  refuseGaps(shards);
  const ordered = [...shards].sort((one, other) => one.shard.part - other.shard.part);
  const [first] = ordered as [ReadShard, ...ReadShard[]];
  const positions = new Map(first.shard.planned.map((id, position) => [id, position]));
  const inOrder = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
    [...items].sort((one, other) => positions.get(one.id)! - positions.get(other.id)!);
  const facts = mergedFacts(ordered);
  const judgement = judge(
    {
      outcomes: inOrder(ordered.flatMap(({ shard }) => shard.outcomes)),
      counts: sumOf(ordered.map(({ shard }) => shard.counts)),
      selection: facts.selection !== undefined,
      failFast: ordered.some(({ shard }) => shard.failFast),
    },
    first.shard.baseline,
  );
  const { scenarios, features, pictures } = joinedData(ordered, inOrder);
  const used = new Map(ordered.flatMap(({ shard }) => Object.entries(shard.used)));
  const data: ReportData = { ...first.data, ...judgedData(facts, judgement, used), features, scenarios };
  return { facts, judgement, data, pictures };
}

/** @throws UsageError for a part of another run than the first one's */
function refuseStrangers([first, ...others]: readonly ReadShard[]): void {
  if (!first) throw new UsageError('No shard is named.');
  const texts = new Map<string, { readonly text: string; readonly folder: string }>();
  for (const one of [first, ...others]) {
    const differs = differenceOf(first, one);
    if (differs !== undefined)
      throw new UsageError(
        `${first.folder} and ${one.folder} are not parts of one run: ${differs}.`,
        'Run all shards with the same subject, features and options.',
      );
    for (const { uri, text } of one.data.features) {
      const known = texts.get(uri);
      if (known && known.text !== text)
        throw new UsageError(`${known.folder} and ${one.folder} are not parts of one run: their ${uri} differs.`);
      texts.set(uri, { text, folder: one.folder });
    }
  }
}

/** How two parts differ, if they cannot be of one run. */
function differenceOf({ shard, verdict, data }: ReadShard, other: ReadShard): string | undefined {
  const { verdict: theirs } = other;
  const two = (what: string, mine: unknown, yours: unknown) => `the ${what} is ${mine} and ${yours}`;
  if (theirs.subject !== verdict.subject) return two('subject', verdict.subject, theirs.subject);
  if (theirs.suite !== verdict.suite) return two('suite’s version', verdict.suite, theirs.suite);
  if (other.shard.parts !== shard.parts) return two('number of parts', shard.parts, other.shard.parts);
  const subjects = [verdict.versions.subject, theirs.versions.subject];
  for (const name of new Set(subjects.flatMap((versions) => Object.keys(versions)))) {
    const [mine = 'unknown', yours = 'unknown'] = subjects.map((versions) => versions[name]);
    if (mine !== yours) return two(`subject’s version (${name})`, mine, yours);
  }
  if (!isDeepStrictEqual(wholeSelection(theirs.selection), wholeSelection(verdict.selection)))
    return 'their selections (`--rule`, `--tags`, `--name`, features) differ';
  if (!isDeepStrictEqual(other.shard.planned, shard.planned) || !isDeepStrictEqual(other.data.rules, data.rules))
    return 'their features differ';
  if (!isDeepStrictEqual(other.shard.baseline, shard.baseline)) return 'their baselines differ';
  return undefined;
}

/** @throws UsageError if a part is missing, or there twice */
function refuseGaps(shards: readonly ReadShard[]): void {
  const folders = new Map<number, string>();
  const parts = shards[0]!.shard.parts;
  for (const { shard, folder } of shards) {
    const known = folders.get(shard.part);
    if (known !== undefined)
      throw new UsageError(`Shard ${shard.part}/${parts} is there twice: ${known} and ${folder}.`, 'Name it once.');
    folders.set(shard.part, folder);
  }
  const missing = Array.from({ length: parts }, (_, index) => index + 1).filter((part) => !folders.has(part));
  if (missing.length === 0) return;
  const names = missing.map((part) => `${part}/${parts}`).join(', ');
  throw new UsageError(
    missing.length === 1 ? `Shard ${names} is missing.` : `Shards ${names} are missing.`,
    'Name the reports folders of all shards.',
  );
}

/** The selection without the shard; absent if nothing else was selected. */
function wholeSelection({ shard: _, ...others }: Selection = {}): Selection | undefined {
  return Object.keys(others).length > 0 ? others : undefined;
}

function mergedFacts(shards: readonly ReadShard[]): RunFacts {
  const { subject, title, suite, selection } = shards[0]!.verdict;
  const { command } = shards[0]!.data;
  const whole = wholeSelection(selection);
  return {
    subject,
    title,
    command,
    suite,
    versions: mergedVersions(shards.map(({ verdict }) => verdict.versions)),
    ended: new Date(Math.max(...shards.map(({ verdict }) => Date.parse(verdict.date)))),
    elapsedMs: shards.reduce((sum, { verdict }) => sum + verdict.elapsedMs, 0),
    ...(whole && { selection: whole }),
  };
}

/** In the order of a run's own versions. Machines may have different tools: then all of their versions are named. */
function mergedVersions(all: readonly Versions[]): Versions {
  const order = ['Node.js', 'clang', 'compiler', 'ninja', 'Chromium', 'Firefox'];
  const found = [...new Set(all.flatMap(({ tools }) => Object.keys(tools)))];
  const names = found.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const tools = names.map((name) => {
    const versions = new Set(all.flatMap(({ tools: own }) => own[name] ?? []));
    return [name, [...versions].sort().join(', ')] as const;
  });
  return { tools: Object.fromEntries(tools), subject: all[0]!.subject };
}

function sumOf(all: readonly Counts[]): Counts {
  const sum = { planned: 0, executed: 0, observed: 0 };
  for (const { planned, executed, observed } of all) {
    sum.planned += planned;
    sum.executed += executed;
    sum.observed += observed;
  }
  return sum;
}

/** The scenarios of all parts in the order of the whole run, their features, and their pictures with new numbers. */
function joinedData(
  shards: readonly ReadShard[],
  inOrder: (scenarios: readonly ReportScenario[]) => ReportScenario[],
): { scenarios: ReportScenario[]; features: ReportFeature[]; pictures: ReportPicture[] } {
  const pictures: ReportPicture[] = [];
  const origin = new Map<string, ReadShard>();
  for (const shard of shards) for (const { id } of shard.data.scenarios) origin.set(id, shard);
  const features: ReportFeature[] = [];
  const numbers = new Map<string, number>();
  const scenarios = inOrder(shards.flatMap(({ data }) => data.scenarios)).map((scenario): ReportScenario => {
    const shard = origin.get(scenario.id)!;
    const file = shard.data.features[scenario.feature]!;
    const feature = numbers.get(file.uri) ?? features.push(file) - 1;
    numbers.set(file.uri, feature);
    const attachments = scenario.attachments?.map((attachment) => renumbered(attachment, shard, pictures));
    return { ...scenario, feature, ...(attachments && { attachments }) };
  });
  return { scenarios, features, pictures };
}

/** An attachment with its picture, if it has one, under a new name. */
function renumbered(attachment: ReportAttachment, shard: ReadShard, pictures: ReportPicture[]): ReportAttachment {
  const picture = shard.pictures.find(({ file }) => file === attachment.file);
  if (!picture) return attachment;
  const file = `pictures/${pictures.length + 1}.png`;
  pictures.push({ file, content: picture.content });
  return { ...attachment, file };
}

// docs/verdicts: the verdicts of real runs, kept as data. The comparison and the page on upgrades are made from them.

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compareVersions } from '../../harness/subject/installed';
import { readVerdict, type VerdictDocument } from '../../harness/verdict/report';
import { UsageError } from '../../support/usage-error';

/** The folder of the kept verdicts, below the project. */
export const verdictsFolder = 'docs/verdicts';

/** How many characters of a message are kept. */
const longestMessage = 240;

/** A kept verdict. */
export interface KeptVerdict {
  /** The file below the project: `docs/verdicts/protoc-3.21.12.json`. */
  readonly file: string;
  /** The subject's version: of its runtime, its extension or its generator; absent for the reference. */
  readonly version?: string;
  readonly document: VerdictDocument;
}

/** The verdicts in docs/verdicts: the reference, then protoc and libprotobuf from the oldest version on, then others. */
export async function keptVerdicts(root: string): Promise<KeptVerdict[]> {
  const names = (await readdir(path.join(root, verdictsFolder))).filter((name) => name.endsWith('.json'));
  const verdicts = await Promise.all(
    names.map(async (name): Promise<KeptVerdict> => {
      const file = `${verdictsFolder}/${name}`;
      return keptVerdict(file, await readVerdict(path.join(root, file)));
    }),
  );
  return verdicts.sort(inOrder);
}

function keptVerdict(file: string, document: VerdictDocument): KeptVerdict {
  const version = versionOf(document);
  return { file, document, ...(version !== undefined && { version }) };
}

/** The version that names the subject; undefined if it is judged from sources. */
function versionOf({ subject, versions }: VerdictDocument): string | undefined {
  const { protobuf, extension, generator } = versions.subject;
  if (subject === 'reference') return undefined;
  return protobuf ?? extension ?? /\d+(?:\.\d+)*/.exec(generator ?? '')?.[0];
}

const families = [/^reference$/, /^(?:protoc|libprotobuf)$/];

function inOrder(one: KeptVerdict, other: KeptVerdict): number {
  const [these, those] = [one, other].map(({ document: { subject } }) => {
    const family = families.findIndex((pattern) => pattern.test(subject));
    return family === -1 ? families.length : family;
  });
  return (
    these! - those! || compareVersions(one.version ?? '0', other.version ?? '0') || (one.file < other.file ? -1 : 1)
  );
}

/** The verdicts of the protoc and libprotobuf of different versions, oldest first. */
export function protobufVersions(verdicts: readonly KeptVerdict[]): KeptVerdict[] {
  return verdicts.filter(({ document }) => families[1]!.test(document.subject));
}

/** A short name for tables: `libprotobuf 36.0.0`. */
export function shortName({ document: { subject }, version }: KeptVerdict): string {
  return version === undefined ? subject : `${subject} ${version}`;
}

/**
 * The text of the file that keeps a verdict. What differs from run to run, and what only a report needs, is left out.
 *
 * @param kept what the file holds so far: its scenarios stay unless the run judged them, so that a run of one section
 *   brings that section up to date. Scenarios of rules that the run judged whole go if it did not find them any more
 * @throws UsageError for a run that does not conform, and for one of other versions than what is kept
 */
export function verdictToKeep(document: VerdictDocument, kept?: VerdictDocument): string {
  if (!document.conforms) {
    throw new UsageError(
      `${document.title} does not conform in this run.`,
      'Give each failure its reason in the baseline, and run it again.',
    );
  }
  const [now, before] = [document, kept].map((one) => JSON.stringify(one?.versions.subject));
  if (kept !== undefined && document.selection !== undefined && now !== before) {
    throw new UsageError(
      `The kept verdict is of ${before}, this run is of ${now}.`,
      'Keep a run of everything, without `--rule`.',
    );
  }
  const { scenarios, selection, ...facts } = document;
  const judged = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const others = selection === undefined ? [] : (kept?.scenarios ?? []).filter(({ id }) => !judged.has(id));
  const stays = others.filter(({ rules }) => !rules.some((rule) => judgesWhole(selection, rule)));
  const all = [...stays, ...scenarios].sort((one, other) => (one.id < other.id ? -1 : 1));
  const head = JSON.stringify({ ...facts, elapsedMs: 0, causes: [], rules: {}, counts: countsOf(all) }, null, 1);
  return `${head.replace(/\n\}$/, '')},\n "scenarios": [\n${all.map(scenarioLine).join(',\n')}\n ]\n}\n`;
}

/** Whether a run judged all scenarios of a rule: it was selected by rules alone. */
function judgesWhole(selection: VerdictDocument['selection'], rule: string): boolean {
  const { rules, ...others } = selection ?? {};
  if (Object.values(others).some((more) => more !== undefined)) return false;
  return (rules ?? []).some((id) => id === rule || (/[.-]$/.test(id) && rule.startsWith(id)));
}

/** Where a verdict is kept, below the project. */
export function fileToKeep(document: VerdictDocument): string {
  return `${verdictsFolder}/${[document.subject, versionOf(document)].filter(Boolean).join('-')}.json`;
}

function countsOf(scenarios: VerdictDocument['scenarios']): VerdictDocument['counts'] {
  const planned = scenarios.filter(({ verdict }) => verdict !== 'not-applicable').length;
  return { planned, executed: planned, observed: scenarios.filter(({ observations }) => observations > 0).length };
}

function scenarioLine(scenario: VerdictDocument['scenarios'][number]): string {
  const { id, rules, verdict, message, reason, location, observations } = scenario;
  return JSON.stringify({
    id,
    rules,
    verdict,
    ...(message !== undefined && verdict !== 'passed' && { message: shortMessage(message) }),
    ...(reason !== undefined && { reason }),
    location,
    observations,
    durationMs: 0,
  });
}

/** A message's first line, without folders of the machine. */
function shortMessage(message: string): string {
  const [line = ''] = message.split('\n', 1);
  return line.replace(/(?:\/[\w.+-]+){2,}\//g, '').slice(0, longestMessage);
}

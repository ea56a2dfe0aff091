// A subject's baseline: its known failures, each with its message and a reason.

import { isSeq } from 'yaml';
import { z } from 'zod';
import { type Advice, LocatedYaml, shownPath, type YamlPath } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';

/** One expected failure. A group in the file gives one of these for each of its scenarios. */
export interface BaselineEntry {
  /** The id of the scenario that fails. */
  readonly scenario: string;
  /** A part of the failure's message. A failure with another message is not expected. */
  readonly message: string;
  /** Why the subject fails the scenario, in a sentence. */
  readonly reason: string;
  /** Where to read more. */
  readonly reference?: string;
  /** The 1-based line of the scenario's id. */
  readonly line: number;
  /** The 1-based line of the reason; absent: that of the entry. */
  readonly reasonLine?: number;
}

/** A parsed baseline. */
export interface Baseline {
  /** The file as messages show it. */
  readonly file: string;
  readonly entries: readonly BaselineEntry[];
}

/** The baseline of a subject that has none. */
export const noBaseline: Baseline = { file: '(no baseline)', entries: [] };

/** The reason of an entry that nobody has explained yet; such an entry is red. */
export const missingReason = 'TODO';

/** Whether somebody still has to give an entry its reason. */
export function lacksReason({ reason }: BaselineEntry): boolean {
  return /^TODO\b/.test(reason);
}

const id = z.string().regex(/^(cpp|ide)\.[a-z0-9.-]+(\/[^/\s]+)+$/, {
  error: 'a scenario’s id is its rule, `/`, and its name with `-` between the words',
});
/** Scenarios that fail with one message. */
const failureKeys = {
  scenario: id.optional(),
  scenarios: z.array(id).min(1, { error: 'the list is empty' }).optional(),
  message: z.string().trim().min(1, { error: 'the message is empty, and would match every failure' }).optional(),
};
const failureSchema = z.strictObject(failureKeys);
const entrySchema = z.strictObject({
  ...failureKeys,
  failures: z.array(failureSchema).min(1, { error: 'the list is empty' }).optional(),
  reason: z.string().trim().min(1, { error: 'the reason is empty' }),
  reference: z.string().trim().min(1).optional(),
});

// An empty file, or one of comments alone, is a baseline without entries.
const baselineSchema = z.array(entrySchema).nullable();

type WrittenEntry = z.infer<typeof entrySchema>;
type WrittenFailure = z.infer<typeof failureSchema>;

const advice: Advice = {
  '': 'An entry is: `- reason: …`, below it `scenario: ID` (or `scenarios:`, a list of ids), `message: …` and, if there is one, `reference: …`.',
  scenario: 'Copy the id from the report, such as `cpp.oneof.set/from-not-set`.',
  scenarios: 'Copy the ids from the report, such as `- cpp.oneof.set/from-not-set`, one on a line.',
  message: 'Write a part of the failure’s message, such as `message: no viable conversion`.',
  failures: 'Write a list: `- message: …`, below it `scenario: ID` or `scenarios:`, a list of ids.',
  reason: 'Say in a sentence why the subject fails the scenario.',
  reference: 'Write an address, or leave the key out.',
};

/**
 * Reads a baseline. An entry is a reason with a failure: `scenario:` or a list of `scenarios:`, and `message:`. An
 * entry for several messages has a list of such `failures:` instead.
 *
 * @throws UsageError when the file is missing or anything in it is wrong, quoting the line
 */
export async function loadBaseline(file: string): Promise<Baseline> {
  return parseBaseline(await LocatedYaml.read(file, shownPath(file)));
}

/** The baseline that a document holds; throws like {@link loadBaseline}. */
export function parseBaseline(yaml: LocatedYaml): Baseline {
  const located = locateEntries(yaml);
  const errors: UsageError[] = [];
  const lines = new Map<string, number>();
  const entries = located.map(({ entry, at }) => {
    const first = lines.get(entry.scenario);
    if (first === undefined) lines.set(entry.scenario, entry.line);
    else errors.push(yaml.error(at, `this scenario has an entry at line ${first} already.`, 'Delete one of the two.'));
    return entry;
  });
  if (errors.length > 0) throw UsageError.all(errors);
  return { file: yaml.file, entries };
}

/** An entry of one scenario, and where it is written. */
export interface LocatedEntry {
  readonly entry: BaselineEntry;
  /** The place of the scenario's id. */
  readonly at: YamlPath;
  /** The list items that hold the id, from the innermost to the entry itself. */
  readonly items: readonly YamlPath[];
}

/** The entries of a document, one for each scenario. @throws UsageError for everything but duplicates */
export function locateEntries(yaml: LocatedYaml): LocatedEntry[] {
  const written = yaml.check(baselineSchema, advice) ?? [];
  refuseFlowList(yaml, []);
  const errors: UsageError[] = [];
  const entries = written.flatMap((entry, index) => {
    const { reason, reference } = entry;
    const reasonLine = yaml.lineOf([index, 'reason']);
    return failuresOf(yaml, entry, index, errors).flatMap(({ failure, at: place }) =>
      idsOf(yaml, failure, place, errors).map(({ scenario, at }): LocatedEntry => {
        const more = reference === undefined ? {} : { reference };
        const line = yaml.lineOf(at);
        return {
          entry: { scenario, message: failure.message ?? '', reason, ...more, line, reasonLine },
          at,
          items: [at, place, [index]].filter((path) => typeof path.at(-1) === 'number' && yaml.nodeAt(path)),
        };
      }),
    );
  });
  if (errors.length > 0) throw UsageError.all(errors);
  return entries;
}

interface LocatedFailure {
  readonly failure: WrittenFailure;
  readonly at: YamlPath;
}

/** The failures of an entry: those that it lists, or itself. Reports an entry that is neither or both. */
function failuresOf(yaml: LocatedYaml, entry: WrittenEntry, index: number, errors: UsageError[]): LocatedFailure[] {
  if (entry.failures === undefined) return [{ failure: entry, at: [index] }];
  refuseFlowList(yaml, [index, 'failures']);
  for (const key of ['scenario', 'scenarios', 'message'] as const) {
    if (entry[key] === undefined) continue;
    errors.push(yaml.error([index, key], `an entry with \`failures\` has no \`${key}\` of its own.`, advice.failures));
  }
  return entry.failures.map((failure, number) => ({ failure, at: [index, 'failures', number] }));
}

/** The ids of a failure, with their places. Reports a failure without a message, or without exactly one kind of ids. */
function idsOf(
  yaml: LocatedYaml,
  { scenario, scenarios, message }: WrittenFailure,
  at: YamlPath,
  errors: UsageError[],
): { scenario: string; at: YamlPath }[] {
  if (message === undefined) errors.push(yaml.error(at, '`message` is missing.', advice.message));
  if (scenario !== undefined && scenarios !== undefined) {
    const why = 'a failure has `scenario` or `scenarios`, not both.';
    errors.push(yaml.error([...at, 'scenarios'], why, 'Move the one into the list.'));
  }
  if (scenario === undefined && scenarios === undefined) {
    errors.push(yaml.error(at, '`scenario` is missing, and `scenarios` too.', advice.scenario));
  }
  if (scenario !== undefined) return [{ scenario, at: [...at, 'scenario'] }];
  refuseFlowList(yaml, [...at, 'scenarios']);
  return (scenarios ?? []).map((id, number) => ({ scenario: id, at: [...at, 'scenarios', number] }));
}

/** Refuses a list in brackets: `--prune` deletes whole lines. */
function refuseFlowList(yaml: LocatedYaml, at: YamlPath): void {
  const list = yaml.nodeAt(at);
  if (!isSeq(list) || list.flow !== true) return;
  const why = 'a baseline’s lists are written with one `- ` per item, so that `--prune` can delete items by line.';
  throw yaml.error(at, why, advice[typeof at.at(-1) === 'string' ? String(at.at(-1)) : '']);
}

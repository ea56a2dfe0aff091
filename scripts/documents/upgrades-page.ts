// docs/upgrades.md: what changes for generated C++ between versions of protobuf, from their kept verdicts. Pure.

import { z } from 'zod';
import type { Catalogue } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { groupBy } from '../../support/group-by';
import type { Advice, LocatedYaml } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import type { KeptVerdict } from './kept-verdicts';

const text = z.string().trim().min(1, { error: 'the text is empty' });
const topicsSchema = z.array(
  z
    .strictObject({
      change: text,
      do: text,
      scenarios: z.array(text).min(1, { error: 'the list is empty' }).default([]),
      capability: text.optional(),
      reference: text.optional(),
    })
    .refine(({ scenarios, capability }) => scenarios.length > 0 || capability !== undefined, {
      error: 'it has neither scenarios nor a capability',
    }),
);
const advice: Advice = {
  '': 'Write a list of changes, each with `change:`, `do:` and `scenarios:` or `capability:`.',
  scenarios: 'Write a list of ids; `*` at the end stands for the rest of an id: `- cpp.cord.*`.',
};

/** A kind of change, with what to do about it. */
export interface Topic {
  readonly change: string;
  readonly do: string;
  /** Ids of scenarios; `*` at the end stands for the rest of an id. */
  readonly scenarios: readonly string[];
  /** A capability that the oldest version does not claim. All scenarios that need it belong to the change, too. */
  readonly capability?: string | undefined;
  readonly reference?: string | undefined;
}

/** Reads scripts/documents/upgrades.yaml. @throws UsageError for a fault, quoting its line */
export function parseTopics(yaml: LocatedYaml): Topic[] {
  return yaml.check(topicsSchema, advice);
}

type KeptScenario = KeptVerdict['document']['scenarios'][number];

/** A scenario whose outcome differs between the oldest and the newest version. */
interface Change {
  readonly id: string;
  readonly rule: string;
  readonly before: KeptScenario;
  readonly after: KeptScenario;
  /** The first of the kept versions with the newest outcome: `29.6.0`; `by 29.6.0` if the version before has not run it. */
  readonly since: string;
}

/**
 * The page's text.
 *
 * @param versions the verdicts of protobuf's versions, oldest first
 * @param scenarios the suite, with locations relative to the project
 * @throws UsageError for a change without a topic, and for a topic without a change
 */
export function upgradesPage(
  versions: readonly KeptVerdict[],
  topics: readonly Topic[],
  catalogue: Catalogue,
  scenarios: readonly IdentifiedScenario[],
): string {
  const changes = changesBetween(versions);
  const byTopic = assign(changes, topics);
  const [oldest, newest] = [versions[0]!.version!, versions.at(-1)!.version!];
  const places = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const between = new Intl.ListFormat('en-GB').format(versions.slice(1, -1).flatMap(({ version }) => version ?? []));
  return `${[
    '<!-- Written by `npm run docs` from docs/verdicts and scripts/documents/upgrades.yaml. -->',
    '',
    `# Upgrading protobuf from ${oldest} to ${newest}`,
    '',
    `What changes for C++ that protoc generates, and for the programs that use it. protoc and libprotobuf ${oldest} and ${newest}${between === '' ? '' : `, and between them ${between},`}`,
    `were judged by the same features; ${number(judgedByAll(versions))} of the ${number(scenarios.filter(({ id }) => id.startsWith('cpp.')).length)} scenarios on C++ have been run with both so far.`,
    `${number(changes.length)} of them have another outcome now. Each table names`,
    'the rules, one scenario that shows the change, and how many others show it, too.',
    `"Since" names the first of the judged versions with the outcome of ${newest}. It is "by" that version if the version before has not run the scenario.`,
    '[The comparison](comparison.md) also counts what did not change.',
    ...topics.flatMap((topic) => [
      '',
      ...topicLines(topic, byTopic.get(topic)!, { places, catalogue, oldest, newest }),
    ]),
    '',
    '## Judge your own installation',
    '',
    '```',
    'PROTOBUF_PREFIX=/opt/protobuf npm run conformance -- --subject libprotobuf',
    '```',
  ].join('\n')}\n`;
}

const number = (count: number): string => count.toLocaleString('en');

/** How many scenarios on C++ have been run with the oldest and with the newest version. */
function judgedByAll(versions: readonly KeptVerdict[]): number {
  const [oldest, newest] = [versions[0]!, versions.at(-1)!].map(
    ({ document }) => new Set(document.scenarios.map(({ id }) => id)),
  );
  return [...newest!].filter((id) => id.startsWith('cpp.') && oldest!.has(id)).length;
}

/**
 * Capabilities that depend on how a library was built, not on its version: memory is counted in a program that is built
 * with sanitizers, which an installed library is not.
 */
const capabilitiesOfTheBuild = ['counted-memory'];

/** The capabilities that a scenario needs and that its subject did not claim: `The subject does not claim a, b.` */
function unclaimed({ verdict, message }: KeptScenario): string[] {
  if (verdict !== 'not-applicable') return [];
  return /does not claim (.*)\.$/.exec(message ?? '')?.[1]?.split(', ') ?? [];
}

/** The scenarios of the document on C++ whose outcome differs, in the order of the newest run. */
function changesBetween(versions: readonly KeptVerdict[]): Change[] {
  const [first, ...others] = versions.map(({ document }) => new Map(document.scenarios.map((one) => [one.id, one])));
  const last = others.at(-1);
  if (first === undefined || last === undefined) throw new UsageError('An upgrade needs the verdicts of two versions.');
  return [...last.values()].flatMap((after): Change[] => {
    const before = first.get(after.id);
    const newest = outcome(after);
    if (before === undefined || !after.id.startsWith('cpp.') || outcome(before) === newest) return [];
    if (unclaimed(after).some((capability) => capabilitiesOfTheBuild.includes(capability))) return [];
    const since = sinceWhen(versions.slice(1), (position) => outcome(others[position]!.get(after.id)), newest);
    return [{ id: after.id, rule: after.rules[0]!, before, after, since }];
  });
}

/**
 * Goes back from the newest version while the outcome stays, past versions that have not run the scenario.
 *
 * @param later all versions but the oldest
 * @returns {@link Change.since}
 */
function sinceWhen(later: readonly KeptVerdict[], outcomeAt: (position: number) => string, newest: string): string {
  let since = later.length - 1;
  let unknown = false;
  for (let position = since - 1; position >= 0; position--) {
    const then = outcomeAt(position);
    if (then !== 'absent' && then !== newest) break;
    unknown = then === 'absent';
    if (!unknown) since = position;
  }
  return `${unknown ? 'by ' : ''}${later[since]!.version!}`;
}

/** What a user sees of a scenario: two failures differ if their reasons differ. */
function outcome(scenario: KeptScenario | undefined): string {
  if (scenario === undefined) return 'absent';
  return scenario.verdict === 'expected' ? `differs: ${scenario.reason}` : scenario.verdict;
}

/** The changes of each topic: a change belongs to the first topic that names its scenario. */
function assign(changes: readonly Change[], topics: readonly Topic[]): Map<Topic, Change[]> {
  const byTopic = new Map<Topic, Change[]>(topics.map((topic) => [topic, []]));
  const homeless: string[] = [];
  for (const change of changes) {
    const missing = unclaimed(change.before);
    const topic = topics.find(
      ({ scenarios, capability }) =>
        scenarios.some((pattern) => matches(change.id, pattern)) ||
        (capability !== undefined && missing.includes(capability)),
    );
    if (topic === undefined) homeless.push(change.id);
    else byTopic.get(topic)!.push(change);
  }
  const empty = [...byTopic].filter(([, list]) => list.length === 0).map(([topic]) => topic.change);
  const errors = [
    ...(homeless.length === 0
      ? []
      : [`no change names these scenarios, whose outcome changed: ${homeless.join(', ')}.`]),
    ...empty.map((change) => `no scenario shows the change \`${change}\`.`),
  ];
  if (errors.length === 0) return byTopic;
  throw new UsageError(
    errors.map((error) => `scripts/documents/upgrades.yaml: ${error}`).join('\n'),
    'Add the scenarios to a change, write a new one, or delete what nothing shows.',
  );
}

function matches(id: string, pattern: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
}

interface Context {
  readonly places: ReadonlyMap<string, IdentifiedScenario>;
  readonly catalogue: Catalogue;
  readonly oldest: string;
  readonly newest: string;
}

function topicLines(topic: Topic, changes: readonly Change[], context: Context): string[] {
  const groups = groupBy(changes, ({ rule, before, after, since }) =>
    JSON.stringify([rule, outcome(before), outcome(after), since]),
  );
  return [
    `## ${topic.change}`,
    '',
    `**What to do:** ${topic.do}${topic.reference === undefined ? '' : ` (${topic.reference})`}`,
    '',
    row(['rule', 'shown by', context.oldest, context.newest, 'since']),
    row(['---', '---', '---', '---', '---']),
    ...[...groups.values()].map((group) => changeRow(group, context)),
  ];
}

function changeRow(changes: readonly Change[], { places, catalogue }: Context): string {
  const [{ id, rule, before, after, since }] = changes as readonly [Change, ...Change[]];
  const place = places.get(id);
  const name = id.slice(id.indexOf('/') + 1);
  const file = place?.location.replace(/:\d+$/, '');
  const shown = place === undefined ? `\`${name}\`` : `[${name}](../${file}#L${place.written.line})`;
  const more = changes.length === 1 ? '' : `, and ${changes.length - 1} more`;
  const sentence = catalogue.get(rule)?.rule;
  return row([
    `\`${rule}\`${sentence === undefined ? '' : `: ${sentence}`}`,
    `${shown}${more}`,
    inWords(before),
    inWords(after),
    since,
  ]);
}

function inWords({ verdict, reason }: KeptScenario): string {
  if (verdict === 'passed') return 'as documented';
  if (verdict === 'not-applicable') return 'not supported';
  return reason ?? verdict;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

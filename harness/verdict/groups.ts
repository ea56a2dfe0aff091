// Failures grouped by cause, the likeliest root first: one fault of a subject often fails hundreds of scenarios. Pure.

import { groupBy } from '../../support/group-by';
import { type Cause, toolErrorOf } from './cause';
import { headline as firstLine } from './render';
import { isRed, type JudgedScenario } from './verdict';

/** Red scenarios that fail for one reason. */
export interface FailureGroup {
  readonly kind: Cause['kind'] | 'unexpected-pass';
  /** The cause in one line. */
  readonly title: string;
  /** The rule that the cause most likely breaks first. */
  readonly rules: readonly string[];
  /** At least one; the first one is the example to look at. */
  readonly scenarios: readonly JudgedScenario[];
}

/** What fails earlier hides what fails later, so it comes first. */
const order: readonly FailureGroup['kind'][] = [
  'not-generated',
  'not-compiled',
  'not-linked',
  'crashed',
  'sanitizer',
  'timed-out',
  'observed',
  'leaked',
  'vacuous',
  'harness',
  'unexpected-pass',
];

/**
 * Groups the red scenarios of a run.
 *
 * What cannot be built, and what ends a process, is told apart by its first line, which is the tool's: one compiler
 * error is one cause, whatever scenarios it fails. A difference in what was observed belongs to the rule, or to the
 * part of the generated interface, that it suits best, see {@link suspicion}.
 *
 * @param scenarios all scenarios of the run, also those that passed
 * @param used what each scenario uses of the generated interface, by its id: words such as `has_…`
 */
export function groupFailures(
  scenarios: readonly JudgedScenario[],
  used: ReadonlyMap<string, readonly string[]> = new Map(),
): FailureGroup[] {
  const red = scenarios.filter(({ verdict }) => isRed(verdict));
  const elementsOf = ({ id, rules }: JudgedScenario): readonly string[] => [...rules, ...(used.get(id) ?? [])];
  const suspected = suspicion(scenarios, elementsOf);
  // The sort is stable: of equal suspects a rule comes before a word.
  const suspect = (scenario: JudgedScenario): string =>
    [...elementsOf(scenario)].sort((one, other) => suspected(other) - suspected(one))[0] ?? '';
  const groups = groupBy(red, (scenario) => [kindOf(scenario), ...distinction(scenario, suspect)].join('\n'));
  return [
    ...mergedByRule(
      [...groups.values()].map((members) => groupOf(members, suspected)),
      suspected,
    ),
  ].sort(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      suspected(other.rules[0] ?? '') - suspected(one.rules[0] ?? '') ||
      other.scenarios.length - one.scenarios.length,
  );
}

/** What tells a scenario's cause from others of its kind. */
function distinction(scenario: JudgedScenario, suspect: (scenario: JudgedScenario) => string): readonly string[] {
  const kind = kindOf(scenario);
  if (kind === 'unexpected-pass') return [];
  return [isBehaviour(kind) ? suspect(scenario) : alike(scenario)];
}

/** What is observed wrong with one rule as the first suspect is one cause, whether a rule or a word has led to it. */
function mergedByRule(groups: readonly FailureGroup[], suspected: (rule: string) => number): FailureGroup[] {
  const merged = new Map<string, FailureGroup>();
  for (const group of groups) {
    const key = isBehaviour(group.kind) ? `${group.kind} ${group.rules[0]}` : `${merged.size}`;
    const known = merged.get(key);
    merged.set(key, known ? groupOf([...known.scenarios, ...group.scenarios], suspected) : group);
  }
  return [...merged.values()];
}

/** Whether a failure has no words of a tool that would tell its cause from others. */
function isBehaviour(kind: FailureGroup['kind']): boolean {
  return kind === 'observed' || kind === 'timed-out' || kind === 'vacuous';
}

function groupOf(members: readonly JudgedScenario[], suspected: (rule: string) => number): FailureGroup {
  const rules = [...new Set(members.flatMap(({ rules: ids }) => ids))].sort(
    (one, other) => suspected(other) - suspected(one) || (one < other ? -1 : 1),
  );
  const [rule = ''] = rules;
  const ofRule = members.filter((scenario) => scenario.rules.includes(rule));
  const inSection = ofRule.filter((scenario) => isInSectionOf(rule, scenario));
  const candidates = inSection.length > 0 ? inSection : ofRule;
  // A scenario of several rules has the id of the first one: an example with another rule's id would puzzle the reader.
  const named = candidates.find(({ id }) => id.startsWith(`${rule}/`));
  const example = named ?? candidates[0] ?? members[0]!;
  return {
    kind: kindOf(example),
    title: headline(example),
    rules,
    scenarios: [example, ...members.filter((scenario) => scenario !== example)],
  };
}

/**
 * Whether a scenario's feature belongs to the section of a rule, by its folder or its name. Features that serve many
 * sections have longer schemas.
 */
function isInSectionOf(rule: string, { location }: JudgedScenario): boolean {
  const section = rule.split('.')[1] ?? '';
  return location
    .replace(/\.feature(:\d+)?$/, '')
    .split('/')
    .includes(section);
}

/**
 * How likely an element of the scenarios is the broken one, from 0 to 1: the Ochiai coefficient of spectrum-based fault
 * localization. An element is suspect if many of its scenarios fail, and if many of the failures are its own.
 * @param elementsOf a scenario's rules, and what it uses
 */
function suspicion(
  scenarios: readonly JudgedScenario[],
  elementsOf: (scenario: JudgedScenario) => readonly string[],
): (element: string) => number {
  const counts = new Map<string, { red: number; all: number }>();
  let red = 0;
  for (const scenario of scenarios) {
    // An expected failure shows nothing: it may have ended before it came to what is broken.
    if (scenario.verdict === 'not-applicable' || scenario.verdict === 'expected') continue;
    const failed = isRed(scenario.verdict) ? 1 : 0;
    red += failed;
    for (const element of elementsOf(scenario)) {
      const known = counts.get(element) ?? { red: 0, all: 0 };
      counts.set(element, { red: known.red + failed, all: known.all + 1 });
    }
  }
  return (element) => {
    const known = counts.get(element);
    return known && red > 0 ? known.red / Math.sqrt(red * known.all) : 0;
  };
}

function kindOf({ verdict, cause }: JudgedScenario): FailureGroup['kind'] {
  if (verdict === 'unexpected-pass') return 'unexpected-pass';
  if (verdict === 'vacuous') return 'vacuous';
  return cause?.kind ?? 'harness';
}

/** What failures with one reason have in common. */
function alike(scenario: JudgedScenario): string {
  const { cause } = scenario;
  if (cause !== undefined && 'alike' in cause && cause.alike !== undefined) return cause.alike;
  // What is quoted differs from scenario to scenario: names and values.
  return headline(scenario).replace(/'[^']*'/g, "'…'");
}

/** The cause in one line: the tool's error, else the first line of the message. */
function headline({ message, cause }: JudgedScenario): string {
  return toolErrorOf(cause) ?? firstLine((message ?? '').trim());
}

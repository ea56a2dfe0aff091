// Sequences of moves: random ones, shorter ones, and their text as scenarios.

import { pick, type Random } from '../../random';
import { movesIn } from './model';
import { beginning, type Move, type Step } from './state';

/** Moves that follow one another from the beginning. */
export type Sequence = readonly Move[];

/** @param without rules that nothing is asked about */
export function randomSequence(random: Random, length: number, without: readonly string[] = []): Sequence {
  const sequence: Move[] = [];
  let state = beginning;
  while (sequence.length < length) {
    const moves = movesIn(state).filter((move) => !concerns(move, without));
    if (moves.length === 0) break;
    const move = pick(
      random,
      moves.flatMap((one) => Array.from({ length: one.weight }, () => one)),
    );
    sequence.push(move);
    state = move.next;
  }
  return sequence;
}

/** Whether a move checks one of the rules, or one with a prefix that ends in a dot or a hyphen. */
function concerns({ steps }: Move, rules: readonly string[]): boolean {
  const checked = steps.flatMap((step) => step.rules ?? []);
  return rules.some((rule) => checked.some((one) => one === rule || (/[.-]$/.test(rule) && one.startsWith(rule))));
}

/** The moves of these keys, in their order, that the states allow. */
export function replayed(keys: readonly string[]): Sequence {
  const sequence: Move[] = [];
  let state = beginning;
  for (const key of keys) {
    const move = movesIn(state).find((one) => one.key === key);
    if (move === undefined) continue;
    sequence.push(move);
    state = move.next;
  }
  return sequence;
}

/**
 * Shorter sequences with the same last move: without its first half, its second half, a quarter, and so on to one move.
 * The longest parts are left out first; no sequence comes twice.
 */
export function shorter(sequence: Sequence): Sequence[] {
  const keys = sequence.map(({ key }) => key);
  const last = keys.length - 1;
  const found = new Map<string, Sequence>();
  for (let part = Math.ceil(last / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let from = 0; from < last; from += part) {
      const fewer = replayed([...keys.slice(0, from), ...keys.slice(Math.min(from + part, last))]);
      if (fewer.length < sequence.length && fewer.at(-1)?.key === keys[last])
        found.set(fewer.map(({ key }) => key).join('\n'), fewer);
    }
  }
  return [...found.values()];
}

/** The rules that a sequence checks, each as often as it does. */
export function rulesOf(sequence: Sequence): string[] {
  return sequence.flatMap(({ steps }) => steps.flatMap((step) => step.rules ?? []));
}

/** The steps of all moves, in order. */
export function stepsOf(sequence: Sequence): Step[] {
  return sequence.flatMap(({ steps }) => steps);
}

/** The lines of a step, without indentation. Its keyword says whether it acts. */
export function stepLines({ text, table = [], rules }: Step): string[] {
  return [`${rules ? 'Then' : 'When'} ${text}`, ...table.map(([name, value]) => `  | ${name} | ${value} |`)];
}

/** What all scenarios begin with. */
const background = `
  Background:
    Given the IDE is open
    And the page
      """html
      <h1 id="title" data-mark="title">Basket</h1>
      <button id="pay" data-mark="pay">Pay</button>
      """
`;

/**
 * A feature with a scenario for each sequence, named by its number.
 * @returns its text, and for each of its lines the step that begins there
 */
export function featureOf(sequences: readonly Sequence[], tag: string): { text: string; stepAt: Map<number, Step> } {
  const lines = [
    '@ide @needs.ide',
    'Feature: Explored',
    ...background.trimEnd().split('\n'),
    '',
    `  @${tag}`,
    '  Rule: Explored',
  ];
  const stepAt = new Map<number, Step>();
  for (const [number, sequence] of sequences.entries()) {
    lines.push('', `    Scenario: ${number}`);
    for (const step of stepsOf(sequence)) {
      lines.push(...stepLines(step).map((line) => `      ${line}`));
      stepAt.set(lines.length - (step.table?.length ?? 0), step);
    }
  }
  return { text: `${lines.join('\n')}\n`, stepAt };
}

/** A sequence as a scenario to keep: with its rule's tag and background. */
export function scenarioText(sequence: Sequence, rule: string): string {
  const steps = stepsOf(sequence).flatMap(stepLines);
  return [
    ...background.split('\n').slice(1, -1),
    '',
    `  @${rule}`,
    '  Rule: (what the rule says)',
    '',
    '    Scenario: (what is found)',
    ...steps.map((line) => `      ${line}`),
  ].join('\n');
}

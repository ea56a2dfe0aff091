// What the short formats say of a verdict.json: the run in a sentence, and a cause with its example. Pure.

import type { VerdictDocument } from '../verdict/report';
import { isRed } from '../verdict/verdict';
import { counted } from './counted';

type Scenario = VerdictDocument['scenarios'][number];

/** A cause as the short formats show it. */
export interface ShownCause {
  /** The cause in one line. */
  readonly title: string;
  /** The rule that is most likely broken. */
  readonly rule: string;
  /** The first of its scenarios. */
  readonly example: Scenario | undefined;
  /** How many other scenarios have the same cause; absent: none. */
  readonly more?: string;
}

export function causeOf(
  { scenarios: all }: VerdictDocument,
  { title, rules, scenarios }: VerdictDocument['causes'][number],
): ShownCause {
  const others = scenarios.length - 1;
  const ofRules = rules.length > 1 ? ` of ${counted(rules.length, 'rule')}` : '';
  return {
    title,
    rule: rules[0] ?? '',
    example: all.find(({ id }) => id === scenarios[0]),
    ...(others > 0 && {
      more: `and ${others} more ${others === 1 ? 'scenario' : 'scenarios'}${ofRules} with the same cause`,
    }),
  };
}

/** `protoc does not conform: 12 of 4,514 scenarios are red, with 2 causes.` */
export function sentenceOf({ subject, conforms, scenarios, causes, problems, selection }: VerdictDocument): string {
  const red = scenarios.filter(({ verdict }) => isRed(verdict)).length;
  const of = `${counted(scenarios.length, 'scenario')}${selection ? ' (a selection)' : ''}`;
  if (conforms) return `${subject} conforms: all of ${of} ended as they should.`;
  const besides = problems.length > 0 ? ` and ${counted(problems.length, 'other problem')}` : '';
  return (
    `${subject} does not conform: ${red.toLocaleString('en')} of ${of} ${red === 1 ? 'is' : 'are'} red, ` +
    `with ${counted(causes.length, 'cause')}${besides}.`
  );
}

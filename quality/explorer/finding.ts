// A finding as a Gherkin scenario.

import type { Finding } from './explore';
import type { JudgedCall } from './judge';
import type { Argument, Parameter } from './operation';
import type { Action, Call } from './program';
import { className, type MessageType, octal, schemaText } from './schema';
import { literal } from './values';

/** The rule that a finding is about: that of the call that differs, or of the last one that changed something. */
export function ruleOf({ calls, difference }: Finding): string {
  const call = calls[difference?.call ?? calls.length - 1];
  const observing = call?.effect.shows !== undefined || call?.effect.writes !== undefined;
  const before = observing ? calls.findLast(({ effect }) => !effect.shows && !effect.writes) : undefined;
  return (before ?? call)?.effect.rules[0] ?? 'cpp.message.default-constructor';
}

/** The scenario, after what was expected and what was shown. */
export function findingText(finding: Finding): string {
  const { schema, calls, difference, report, notBuilt } = finding;
  const schemaLines = schemaText(schema).trimEnd().split('\n');
  const head = [
    '',
    `FOUND  ${notBuilt === undefined ? ruleOf(finding) : 'the code of a schema cannot be built'}`,
    ...(difference ? [`  expected  ${difference.expected}`, `  actual    ${difference.actual}`] : []),
    ...(report === undefined
      ? []
      : report
          .split('\n')
          .slice(0, 25)
          .map((line) => `  | ${line}`)),
    ...(notBuilt === undefined
      ? []
      : notBuilt
          .split('\n')
          .slice(0, 25)
          .map((line) => `  | ${line}`)),
    '',
  ];
  const objects = new Map(calls.flatMap(({ call }) => objectsOf(call)));
  return [
    ...head,
    `  @${ruleOf(finding)}`,
    '  Rule: (what the rule says)',
    '',
    '    Scenario: (what is found)',
    '      Given the schema',
    '        """proto',
    ...schemaLines.map((line) => `        ${line}`),
    '        """',
    ...[...objects].map(([name, type]) => `      And \`${className(type)} ${name}\``),
    ...calls.map((judged, index) => `      ${callLine(judged, index === difference?.call, finding)}`),
  ].join('\n');
}

function objectName(type: MessageType, number: number): string {
  return `${className(type).toLowerCase()}${number + 1}`;
}

function objectsOf(call: Call): [string, MessageType][] {
  const others = [...call.steps, call.action].flatMap(({ operation, args }) =>
    operation.parameters.flatMap((parameter, index): [string, MessageType][] =>
      parameter.kind === 'object' ? [[objectName(parameter.type, args[index] as number), parameter.type]] : [],
    ),
  );
  return [[objectName(call.type, call.object), call.type], ...others];
}

function callLine({ call, effect }: JudgedCall, differs: boolean, { difference }: Finding): string {
  let m = `${objectName(call.type, call.object)}.`;
  for (const step of call.steps) m = `${statement(step, m)}->`;
  const { part } = difference ?? {};
  if (differs && part) return `Then \`${part.cpp.replaceAll(/\bm\./g, m)}\` is \`${part.literal}\``;
  const text = statement(call.action, m);
  // The helpers of enums are called on no message, but the way there changes messages.
  if (call.steps.length > 0 && !text.includes(m)) return `When \`${m.slice(0, -2)}\``;
  if (effect.writes) return `Then the bytes of \`${text}\` hold what was set`;
  if (effect.shows?.length === 1)
    return `Then \`${effect.shows[0]!.cpp.replaceAll(/\bm\./g, m)}\` is \`${effect.shows[0]!.literal}\``;
  return `When \`${text}\``;
}

function statement({ operation, args }: Action, m: string): string {
  const texts = operation.parameters.map((parameter, index) => argumentText(parameter, args[index]!));
  return operation.cpp(m, texts);
}

function argumentText(parameter: Parameter, value: Argument): string {
  switch (parameter.kind) {
    case 'object':
      return objectName(parameter.type, value as number);
    case 'wire':
      return `std::string("${octal(value as string)}", ${(value as string).length})`;
    case 'index':
      return String(value);
    default:
      return literal(parameter.type, value);
  }
}

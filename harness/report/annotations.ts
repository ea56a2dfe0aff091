// verdict.json as annotations of a GitHub workflow: commands that the runner reads from the output of a step. Pure.

import type { VerdictDocument } from '../verdict/report';
import { causeOf, sentenceOf } from './causes';

/** GitHub shows no more errors of one step. */
const mostErrors = 10;
/** How much of a message an annotation has, in characters. */
const longestMessage = 1500;

/** An error for each cause, at its first scenario, and a notice for each run. */
export function annotations(documents: readonly VerdictDocument[]): string {
  const errors = documents.flatMap((document) => [
    ...document.causes.map((cause) => errorOf(document, cause)),
    ...document.problems.map((problem) => command('error', { title: document.subject }, problem)),
  ]);
  const notices = documents.map((document) => {
    const left = document === documents.at(-1) ? errors.length - mostErrors : 0;
    const more = left > 0 ? ` ${left} more ${left === 1 ? 'error is' : 'errors are'} not shown here.` : '';
    return command('notice', { title: 'Touchstone' }, sentenceOf(document) + more);
  });
  return `${[...errors.slice(0, mostErrors), ...notices].join('\n')}\n`;
}

function errorOf(document: VerdictDocument, group: VerdictDocument['causes'][number]): string {
  const { example, title, more, rule } = causeOf(document, group);
  const at = example?.location.lastIndexOf(':') ?? -1;
  const file = example?.location.slice(0, at);
  const line = example?.failedStep?.line ?? example?.location.slice(at + 1);
  const text = [example?.failedStep?.text, example?.message ?? title, more].filter(Boolean).join('\n');
  return command('error', { file, line: String(line ?? ''), title: `${document.subject}: ${rule}` }, text);
}

/** `::error file=a,line=1::message`. What separates the parts is escaped, and so is every line break. */
function command(name: string, properties: Readonly<Record<string, string | undefined>>, message: string): string {
  const written = Object.entries(properties).flatMap(([key, value]) => (value ? [`${key}=${property(value)}`] : []));
  const text = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  return `::${name} ${written.join(',')}::${data(text)}`;
}

const data = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

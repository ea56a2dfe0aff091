// What failed, said once more where it is seen: at the end of `npm test`, whose beginning a CI log may have lost.

import path from 'node:path';

/** Enough lines for an assertion and its difference. */
const mostLines = 12;
const mostCharacters = 200;

/** A test that failed, as node:test reports it. */
export interface FailedTest {
  readonly name: string;
  /** The test's file, an absolute path; undefined if Node.js does not know it. */
  readonly file?: string | undefined;
  readonly error: Error;
}

/** A failed test in a few lines: its file, its name, and the beginning of its message. @param root the project's folder */
export function failureText({ name, file, error }: FailedTest, root: string): string {
  const place = file === undefined ? '' : `${path.relative(root, file)}  `;
  return [`${place}${name}`, ...firstLines(messageOf(error)).map((text) => `  ${text}`)].join('\n');
}

/** node:test wraps what a test has thrown. */
function messageOf({ message, cause }: Error): string {
  if (cause instanceof Error) return cause.message;
  return cause === undefined ? message : String(cause);
}

function firstLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const shown = lines
    .slice(0, mostLines)
    .map((line) => (line.length > mostCharacters ? `${line.slice(0, mostCharacters)} …` : line));
  return lines.length > mostLines ? [...shown, `… ${lines.length - mostLines} more lines above`] : shown;
}

// The artifacts of a failed scenario: screenshots, messages and console output, attached to the report.

import type { Page } from 'puppeteer-core';
import { ifInTime } from '../../../support/waiting';
import type { Exchange } from '../plugin/plugin';
import type { IdeSession, SourceConsole } from '../session/ide-session';
import type { InstalledIde } from '../window/ide-window';

/** One artifact for the report. */
export interface Attachment {
  readonly content: Buffer | string;
  readonly mediaType: 'image/png' | 'text/plain';
  readonly fileName: string;
}

/** Limits of the artifacts, so that a browser can open a report of a thousand failures. */
const most = { pages: 3, messages: 200, messageLength: 4000, lines: 300, lineLength: 2000 };

/** The time limit for one artifact, in milliseconds. It is left out after that: the page may hang. */
const limitMs = 3000;

/**
 * Collects screenshots of the IDE's window and of the pages under test, the messages between the IDE and the plugins,
 * and the consoles.
 *
 * @param began when the scenario began, in milliseconds since the process started
 */
export async function collectArtifacts(
  session: IdeSession,
  ide: InstalledIde,
  began: number,
): Promise<readonly Attachment[]> {
  const window = await ide.page();
  const pages = await Promise.all(session.pagesUnderTest(most.pages).map((page) => ifInTime(page, limitMs)));
  const screenshotOf = async (page: Page | null | undefined, fileName: string): Promise<Attachment[]> => {
    const image = page && (await ifInTime(session.screenshot(page), limitMs));
    return image ? [{ content: image, mediaType: 'image/png', fileName }] : [];
  };
  const screenshots = await Promise.all([
    screenshotOf(window, 'ide.png'),
    ...pages.map((page, index) => screenshotOf(page, `tab-${index + 1}.png`)),
  ]);
  const consoles = await consoleLines(session.consoles(ide.extension), began);
  const messages = Object.values(session.plugins).flatMap(({ exchanges }) => exchanges);
  return [
    ...screenshots.flat(),
    { content: transcript(messages, began), mediaType: 'text/plain', fileName: 'messages.txt' },
    {
      content: [...(window ? [] : ['The window of the IDE is closed.']), ...consoles].join('\n'),
      mediaType: 'text/plain',
      fileName: 'console.txt',
    },
  ];
}

/** Messages and answers as text, in order of time, each with its time since the scenario began. */
export function transcript(exchanges: readonly Exchange[], began: number): string {
  if (exchanges.length === 0) return 'No messages.';
  const said = exchanges
    .flatMap(({ from, to, message, at, answer, answeredAt }) => [
      { at, way: `${from} -> ${to}`, value: message },
      ...(answeredAt === undefined ? [] : [{ at: answeredAt, way: `${from} <- ${to}`, value: answer }]),
    ])
    .sort((one, other) => one.at - other.at)
    .map(({ at, way, value }) => `${time(at - began)}  ${way}  ${inJson(value)}`);
  const unanswered = exchanges
    .filter(({ answeredAt }) => answeredAt === undefined)
    .map(({ from, to, message }) => `not answered  ${from} -> ${to}  ${inJson(message)}`);
  return [...middleLeftOut(said, most.messages), ...middleLeftOut(unanswered, most.messages)].join('\n');
}

async function consoleLines(sources: readonly SourceConsole[], began: number): Promise<readonly string[]> {
  const origin = performance.timeOrigin + began;
  const consoles = await Promise.all(
    sources.map(async ({ url, lines }) => {
      const silent = { at: origin, text: `${url} does not answer: its console could not be read` };
      return (await ifInTime(lines, limitMs)) ?? [silent];
    }),
  );
  const lines = consoles
    .flat()
    .sort((one, other) => one.at - other.at)
    .map(({ at, text }) => `${time(at - origin)}  ${shortened(text, most.lineLength)}`);
  return lines.length === 0 ? ['Nothing on the consoles.'] : middleLeftOut(lines, most.lines);
}

function time(ms: number): string {
  return `${ms.toFixed(0).padStart(6)} ms`;
}

/** Keeps the first and the last lines of many. */
function middleLeftOut(lines: readonly string[], number: number): string[] {
  if (lines.length <= number) return [...lines];
  const half = Math.floor(number / 2);
  return [...lines.slice(0, half), `… ${lines.length - 2 * half} more …`, ...lines.slice(-half)];
}

function inJson(value: unknown): string {
  return shortened(JSON.stringify(value) ?? 'undefined', most.messageLength);
}

function shortened(line: string, length: number): string {
  return line.length <= length ? line : `${line.slice(0, length)}… (${line.length} characters)`;
}

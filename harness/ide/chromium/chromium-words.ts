// What Chromium reports about an extension, to explain why it does not respond: errors of its manifest, its worker and
// its pages, and pages that could not be loaded.

import type { Page, Target } from 'puppeteer-core';
import { z } from 'zod';
import { ifInTime } from '../../../support/waiting';
import type { ExtensionsUser } from './extensions-user';

/** Keeps a failure's message short. The report contains the full consoles. */
const most = { lines: 6, length: 400, pages: 20 };

/** How long to wait for the browser's answer, in milliseconds. */
const limitMs = 3000;

const errorsSchema = z.array(
  z.looseObject({
    source: z.string().default(''),
    message: z.string().default(''),
    severity: z.string().optional(),
    stackTrace: z.array(z.looseObject({ lineNumber: z.number() })).default([]),
  }),
);

/**
 * The errors that the browser reports, one line each; empty if there are none, or the browser has ended.
 *
 * @param user reads the extension's errors from the browser
 * @param pages the open pages
 */
export async function chromiumWords(
  user: ExtensionsUser,
  extension: string,
  pages: readonly Target[],
): Promise<readonly string[]> {
  const origin = `chrome-extension://${extension}/`;
  const [errors, unloaded] = await Promise.all([
    ifInTime(
      user.errorsOf(extension).then((text) => errorsSchema.parse(JSON.parse(text))),
      limitMs,
    ),
    // An extension may have opened a thousand pages: asking each takes minutes.
    Promise.all(pages.slice(0, most.pages).map((target) => ifInTime(loadError(target), limitMs))),
  ]);
  const said = (errors ?? [])
    .filter(({ severity }) => severity === undefined || severity === 'ERROR')
    .map(({ source, message, stackTrace }) => {
      const line = stackTrace[0] === undefined ? '' : `:${stackTrace[0].lineNumber}`;
      return `${source.replace(origin, '')}${line}: ${message}`.slice(0, most.length);
    });
  const lines = [...new Set([...unloaded.filter((line) => line !== undefined), ...said])];
  return lines.length <= most.lines ? lines : [...lines.slice(0, most.lines), `(${lines.length - most.lines} more)`];
}

/** Why a page could not be loaded; undefined if it was loaded. */
async function loadError(target: Target): Promise<string | undefined> {
  const page: Page | null = await target.page();
  // The browser shows its own error page instead, which contains the error code.
  const code = await page?.evaluate(() => {
    const told = (globalThis as { loadTimeDataRaw?: { errorCode?: string } }).loadTimeDataRaw?.errorCode;
    return location.protocol === 'chrome-error:' ? (told ?? document.title) : undefined;
  });
  return code === undefined ? undefined : `${target.url()} could not be loaded: ${code}`;
}

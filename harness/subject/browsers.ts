// The browsers in which an IDE can be judged: what they are called, and where they are.

import { findChromium } from '../../support/chromium';
import { findFirefox } from '../../support/firefox';
import type { BrowserName } from './capabilities';

/** What of a subject's IDE says in which browser it is judged; absent: Chromium. */
interface BrowserChoice {
  readonly browser?: BrowserName;
}

/** The browser's name in messages and verdicts. */
export function browserTitle(ide: BrowserChoice | undefined): 'Chromium' | 'Firefox' {
  return ide?.browser === 'firefox' ? 'Firefox' : 'Chromium';
}

/** The path of the browser in which an IDE is judged. @throws UsageError that says how to install it if it is missing */
export function findBrowser(ide: BrowserChoice | undefined): string {
  return ide?.browser === 'firefox' ? findFirefox() : findChromium();
}

// Editing commands of a text field, given as a user gives them.

import type { Page } from 'puppeteer-core';

/** The keys of each command. */
const keys = { SelectAll: 'a', Copy: 'c', Paste: 'v' } as const;

/**
 * Gives the focused text field some commands.
 *
 * A Chromium without a display has no shortcuts for them, so it gets the commands with a key that does nothing else.
 * Firefox takes no commands from outside, and knows the shortcuts.
 */
export async function giveEditingCommands(page: Page, ...commands: readonly (keyof typeof keys)[]): Promise<void> {
  const { keyboard } = page;
  if (!(await isFirefox(page))) {
    await keyboard.press('Insert', { commands: [...commands] });
    return;
  }
  await keyboard.down('Control');
  for (const command of commands) await keyboard.press(keys[command]);
  await keyboard.up('Control');
}

const asked = new WeakMap<object, Promise<boolean>>();

function isFirefox(page: Page): Promise<boolean> {
  const browser = page.browser();
  const known = asked.get(browser) ?? browser.version().then((version) => /^firefox/i.test(version));
  asked.set(browser, known);
  return known;
}

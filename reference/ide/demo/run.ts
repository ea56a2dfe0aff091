// `npm run ide`: opens the Test IDE to try it out.

import path from 'node:path';
import { runCommand } from '../../../support/command-line';
import { hasDisplay, ideCommand, type LaunchOptions } from './options';
import { type TryOut, tryOut } from './try-out';

/** Time limit for playing the suite before the screenshot. */
const playLimitMs = 120_000;

async function open(options: LaunchOptions): Promise<void> {
  const opened = await tryOut(options.project, options.screenshot === undefined);
  const gone = new Promise<void>((resolve) => opened.browser.once('disconnected', () => resolve()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.exitCode = 130;
      void opened.close();
    });
  }
  try {
    if (options.screenshot === undefined) {
      console.log('The Test IDE is open. Close the browser, or press Ctrl-C, when you are done.');
      await gone;
    } else {
      await takePicture(opened, options, options.screenshot);
    }
  } finally {
    await opened.close();
  }
}

async function takePicture({ ide }: TryOut, { play, dark }: LaunchOptions, file: string): Promise<void> {
  await ide.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }]);
  if (play) {
    await ide.locator('::-p-aria([name="Run suite"][role="button"])').click();
    await ide.waitForFunction(
      () => /passed|failed/.test(document.querySelector('[role=status][aria-label=Playback]')?.textContent ?? ''),
      { timeout: playLimitMs },
    );
    await ide.bringToFront();
  }
  const picture = path.resolve(file);
  await ide.screenshot({ path: picture as `${string}.png` });
  console.log(`Screenshot of the Test IDE: ${picture}`);
}

void runCommand(ideCommand(hasDisplay(process.platform, process.env), open));

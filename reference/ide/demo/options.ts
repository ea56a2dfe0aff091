// The command line of `npm run ide`.

import type { Command } from 'commander';
import { newCommand } from '../../../support/command-line';
import { UsageError } from '../../../support/usage-error';

const notes = `
Examples:
  npm run ide                               the example project
  npm run ide -- --project my.side          your project
  npm run ide -- --screenshot ide.png       a picture, where there is no display

The browser's profile is temporary. It is removed when the browser is closed,
or on Ctrl-C. Exit status: 0, or 2 if the IDE could not be opened.`;

/** The parsed options. */
export interface LaunchOptions {
  readonly project?: string;
  readonly screenshot?: string;
  readonly play?: boolean;
  readonly dark?: boolean;
}

/**
 * The command.
 *
 * @param displayed whether a display is available
 * @param open called with valid options
 */
export function ideCommand(displayed: boolean, open: (options: LaunchOptions) => Promise<void>): Command {
  return newCommand(
    'npm run ide --',
    'Opens the Test IDE in its own Chromium, with an example project and the example plugins.',
  )
    .option('--project <file>', 'the .side file to open (default: examples/shop/shop.side, with its site)')
    .option('--screenshot <file>', 'write a picture (.png) of the window, and exit')
    .option('--play', 'run the first suite before taking the picture')
    .option('--dark', 'use dark colours in the picture')
    .addHelpText('after', notes)
    .action(async (options: LaunchOptions) => {
      checkOptions(options, displayed);
      await open(options);
    });
}

/** @throws UsageError for options that contradict each other, and for a window without a display */
function checkOptions({ screenshot, play, dark }: LaunchOptions, displayed: boolean): void {
  if (screenshot === undefined) {
    if (play || dark) throw new UsageError(`--${play ? 'play' : 'dark'} requires --screenshot.`);
    if (!displayed) {
      throw new UsageError(
        'There is no display for the Test IDE: neither DISPLAY nor WAYLAND_DISPLAY is set.',
        'For a screenshot: npm run ide -- --screenshot ide.png',
      );
    }
  } else if (!screenshot.endsWith('.png')) {
    throw new UsageError(`--screenshot expects the name of a .png file, not \`${screenshot}\`.`);
  }
}

/** Whether a display is available for a visible window. */
export function hasDisplay(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): boolean {
  return platform !== 'linux' || Boolean(environment.DISPLAY) || Boolean(environment.WAYLAND_DISPLAY);
}

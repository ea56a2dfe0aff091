// The command-line options of `npm run ide`.

import { parseArgs } from 'node:util';
import { UsageError } from '../../../support/usage-error';

/** What `--help` prints. */
export const help = `Opens the Test IDE in a Chromium of its own, with an example project and the example plugins.

  npm run ide
  npm run ide -- --project my.side          your project instead of the example
  npm run ide -- --screenshot ide.png       a picture of the window, for machines without a display

  --project FILE      the .side file to open (default: examples/shop/shop.side, with its web site)
  --screenshot FILE   write a picture (.png) of the window with the open project, and exit
  --play              run the first suite before taking the picture
  --dark              use dark colours in the picture

The browser uses a temporary profile, which is removed when you close the browser or press Ctrl-C.
Exit status: 0, or 2 if the IDE could not be opened.`;

/** The parsed options. */
export interface LaunchOptions {
  readonly help: boolean;
  readonly project: string | undefined;
  readonly screenshot: string | undefined;
  readonly play: boolean;
  readonly dark: boolean;
}

/**
 * Reads the arguments.
 *
 * @param displayed whether a display is available
 * @throws UsageError for unknown or invalid arguments, and for a window without a display
 */
export function readOptions(words: readonly string[], displayed: boolean): LaunchOptions {
  const { help, project, screenshot, play, dark } = parse(words);
  if (help) return { help, project, screenshot, play, dark };
  if (screenshot === undefined) {
    if (play || dark) throw new UsageError(`--${play ? 'play' : 'dark'} goes with --screenshot.`);
    if (!displayed) {
      throw new UsageError(
        'There is no display to open the Test IDE on: neither DISPLAY nor WAYLAND_DISPLAY is set.',
        'For a screenshot: npm run ide -- --screenshot ide.png',
      );
    }
  } else if (!screenshot.endsWith('.png')) {
    throw new UsageError(`--screenshot takes the name of a .png file, not \`${screenshot}\`.`);
  }
  return { help, project, screenshot, play, dark };
}

/** Whether a display is available for a visible window. */
export function hasDisplay(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): boolean {
  return platform !== 'linux' || Boolean(environment.DISPLAY) || Boolean(environment.WAYLAND_DISPLAY);
}

function parse(words: readonly string[]): LaunchOptions {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        project: { type: 'string' },
        screenshot: { type: 'string' },
        play: { type: 'boolean', default: false },
        dark: { type: 'boolean', default: false },
      },
    });
    return { ...values, project: values.project, screenshot: values.screenshot };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), 'See `npm run ide -- --help`.');
  }
}

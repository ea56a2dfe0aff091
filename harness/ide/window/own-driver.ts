// The driver of a subject: the one for all IDEs with the expected names, or one that the subject brings.

import { UsageError } from '../../../support/usage-error';
import type { IdeSubject } from '../../subject/manifest';
import { AriaDriver } from './aria-driver';
import type { CreateDriver, IdeDriver, IdeWindow } from './ide-driver';

/** All that a driver can do. A new method of the interface has to be named here. */
const methods: Readonly<Record<keyof IdeDriver, true>> = {
  open: true,
  isOpen: true,
  close: true,
  run: true,
  dialog: true,
  reply: true,
  press: true,
  controller: true,
  log: true,
  filterLog: true,
  filterLogByType: true,
  copyLog: true,
  clearLog: true,
  followLink: true,
  projectName: true,
  hasUnsavedChanges: true,
  openProject: true,
  renameProject: true,
  save: true,
  exportCode: true,
  tests: true,
  selectTest: true,
  commands: true,
  play: true,
  playSuite: true,
  playback: true,
};

/**
 * Makes a subject's drivers.
 *
 * @returns a function that makes the driver of a window; it throws UsageError for a driver that cannot do what the harness asks
 * @throws UsageError for a module that cannot be loaded, or has no default export that makes drivers
 */
export function driverOf(subject: Pick<IdeSubject, 'driver'>): (window: IdeWindow) => IdeDriver {
  const { driver: file } = subject;
  if (file === undefined) return (window) => new AriaDriver(window);
  const create = load(file);
  return (window) => {
    const driver: unknown = create(window, { AriaDriver });
    const missing = Object.keys(methods).filter(
      (name) => typeof (driver as Readonly<Record<string, unknown>> | null | undefined)?.[name] !== 'function',
    );
    if (missing.length === 0) return driver as IdeDriver;
    throw new UsageError(
      `The driver that ${file} makes lacks ${missing.map((name) => `\`${name}\``).join(', ')}.`,
      'Extend the `AriaDriver` that the default export is given, or write what is missing: harness/ide/window/ide-driver.ts says what each is to do.',
    );
  };
}

function load(file: string): CreateDriver {
  let module: unknown;
  try {
    // require, not import: it takes TypeScript through the hook that loads us, and CommonJS and ES modules alike.
    module = require(file);
  } catch (error) {
    throw new UsageError(
      `The driver ${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      'It is a JavaScript or TypeScript module; what it imports has to be found from where it is.',
    );
  }
  const create = (module as { default?: unknown } | null | undefined)?.default;
  if (typeof create === 'function') return create as CreateDriver;
  throw new UsageError(
    `${file} has no default export that makes an IDE driver.`,
    'Write `export default (window, { AriaDriver }) => new AriaDriver(window, { Save: "Speichern" });`.',
  );
}

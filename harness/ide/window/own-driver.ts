// The driver of a subject: the default one, or the subject's own.

import { UsageError } from '../../../support/usage-error';
import type { IdeSubject } from '../../subject/manifest';
import { ScenarioError } from '../../verdict/cause';
import { AriaDriver } from './aria-driver';
import type { CreateDriver, IdeDriver, ToolbarWindow } from './ide-driver';

/** The methods of a driver. The type makes this list complete. */
const methods: Readonly<Record<keyof IdeDriver, true>> = {
  open: true,
  isOpen: true,
  close: true,
  run: true,
  dialog: true,
  reply: true,
  press: true,
  openShortcuts: true,
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
  startProject: true,
  renameProject: true,
  edit: true,
  undo: true,
  save: true,
  saveWithKeyboard: true,
  undoWithKeyboard: true,
  exportCode: true,
  tests: true,
  selectTest: true,
  commands: true,
  play: true,
  playCommand: true,
  playFrom: true,
  playSuite: true,
  playback: true,
};

/**
 * Loads a subject's driver module, if it has one.
 *
 * @returns a function that creates the driver of a window; it throws UsageError if that driver lacks methods
 * @throws UsageError if the module cannot be loaded, or its default export is not a function
 */
export function driverOf(subject: Pick<IdeSubject, 'driver'>): (window: ToolbarWindow) => IdeDriver {
  const { driver: file } = subject;
  if (file === undefined) return (window) => new AriaDriver(window);
  const create = load(file);
  return (window) => {
    const driver: unknown = create(window, { AriaDriver, lacks });
    const missing = Object.keys(methods).filter(
      (name) => typeof (driver as Readonly<Record<string, unknown>> | null | undefined)?.[name] !== 'function',
    );
    if (missing.length === 0) return driver as IdeDriver;
    throw new UsageError(
      `The driver of ${file} lacks these methods: ${missing.map((name) => `\`${name}\``).join(', ')}.`,
      'Extend the `AriaDriver` that the default export receives, or add the methods: harness/ide/window/ide-driver.ts describes them.',
    );
  };
}

function lacks(what: string): never {
  throw new ScenarioError({ cause: { kind: 'observed' }, message: `The IDE has no ${what}.` });
}

function load(file: string): CreateDriver {
  let module: unknown;
  try {
    // require loads CommonJS, ES modules and, through support/typescript.cjs, TypeScript.
    module = require(file);
  } catch (error) {
    throw new UsageError(
      `The driver ${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      'It must be a JavaScript or TypeScript module whose imports can be resolved from its folder.',
    );
  }
  const create = (module as { default?: unknown } | null | undefined)?.default;
  if (typeof create === 'function') return create as CreateDriver;
  throw new UsageError(
    `${file} has no default export that creates an IDE driver.`,
    'Write `export default (window, { AriaDriver }) => new AriaDriver(window, { Save: "Speichern" });`.',
  );
}

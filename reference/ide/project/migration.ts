// Migrates projects of older versions to the IDE's current version. Pure.
//
// 1.0: locators may lack a kind, names of variables are written `${name}`, scripts have `${name}` in quotes, the time
// of a pause is its value, and two commands have other names. 1.1: windows are numbered in the order of opening
// (`win_ser_1`), whereas in 2.0 a command says that it opens a window and names the variable for its handle. 3.0 has
// another name for the alternative locators; it is not converted to 2.0, which lacks some of its commands.

import * as z from 'zod/mini';
import '../validation/schema-settings';
import { type ArgumentKind, describedCommand } from './command-reference';
import type { Command, Project, Test } from './project';

/** The supported versions of project files, oldest first. */
export const readableVersions = ['1.0', '1.1', '2.0', '3.0'] as const;
export type ReadableVersion = (typeof readableVersions)[number];

/** The version of new projects. Older projects are migrated to it and saved in it. */
export const currentVersion = '2.0';

/** The version assumed for a file without one: the oldest, because its migration also fits later files. */
export const assumedVersion: ReadableVersion = '1.0';

/** Migrates an older project to the current version; a later one keeps its version. Unknown fields are kept. */
export function migrate(project: Project, from: ReadableVersion): Project {
  if (from === '3.0') return { ...project, tests: project.tests.map(withTargets) };
  const steps = [...(from === '1.0' ? [withPlainArguments] : []), ...(from === '2.0' ? [] : [withNamedWindows])];
  const tests = project.tests.map((test) => steps.reduce((changed, step) => step(changed), test));
  return { ...project, version: currentVersion, tests };
}

// --- 1.0 to 1.1

const renamed: ReadonlyMap<string, string> = new Map([
  ['waitForVisible', 'waitForElementVisible'],
  ['waitForEditable', 'waitForElementEditable'],
]);

function withPlainArguments(test: Test): Test {
  return { ...test, commands: test.commands.map(plainArguments) };
}

function plainArguments(command: Command): Command {
  // Migrate disabled commands too: the user may enable them again.
  const [, off = '', written = ''] = /^(\/\/)?(.*)$/s.exec(command.command) ?? [];
  const name = renamed.get(written) ?? written;
  if (name === 'pause' && command.target === '') return { ...command, target: command.value, value: '' };
  const description = describedCommand(name);
  if (!description) return command;
  return {
    ...command,
    command: `${off}${name}`,
    target: plainArgument(command.target, description.target),
    value: plainArgument(command.value, description.value),
    targets: command.targets.map(([locator, strategy]): [string, string] => [explicitLocator(locator), strategy]),
  };
}

function plainArgument(text: string, kind: ArgumentKind | undefined): string {
  switch (kind) {
    case 'locator':
      return explicitLocator(text);
    case 'variable':
      return text.replace(/\$\{(\w+)\}/g, '$1');
    case 'script':
    case 'condition':
      // Variables in scripts are passed as arguments; in quotes the script would get a string.
      return text.replace(/(['"`])(\$\{\w+\})\1/g, '$2');
    default:
      return text;
  }
}

/** A locator without a kind is an xpath if it looks like one, else an id. A variable may include the kind. */
function explicitLocator(locator: string): string {
  if (locator === '' || /^[a-z]+=./i.test(locator) || locator.startsWith('${')) return locator;
  return locator.includes('//') ? `xpath=${locator}` : `id=${locator}`;
}

// --- 1.1 to 2.0

const numberedWindow = /^win_ser_(\w+)$/;
/** Time limit for a command to open a window, in milliseconds. */
const windowTimeout = 2000;

/** The variable that holds the handle of a numbered window. */
function handleName(number: string): string {
  return number === 'local' ? 'root' : `win_ser_${number}`;
}

function withNamedWindows(test: Test): Test {
  const selects = (command: Command | undefined) =>
    command?.command === 'selectWindow' ? numberedWindow.exec(command.target)?.[1] : undefined;
  if (!test.commands.some(selects)) return test;

  const commands: Command[] = [];
  const opened = new Set<string>();
  let hasRoot = false;
  for (const command of test.commands) {
    const number = selects(command);
    if (number === undefined) {
      const closesNumbered = command.command === 'close' && numberedWindow.test(command.target);
      commands.push(closesNumbered ? { ...command, target: '' } : command);
      continue;
    }
    const opener = commands.at(-1);
    if (!hasRoot && opener) {
      // Store the handle of the first window before a second one opens.
      commands.splice(-1, 0, rootHandle(opener));
      hasRoot = true;
    }
    if (number !== 'local' && !opened.has(number) && opener) {
      commands[commands.length - 1] = {
        ...opener,
        opensWindow: true,
        windowHandleName: handleName(number),
        windowTimeout,
      };
      opened.add(number);
    }
    commands.push({ ...command, target: `handle=\${${handleName(number)}}` });
  }
  return { ...test, commands };
}

function rootHandle({ id }: Command): Command {
  return { id: `${id}-root`, comment: '', command: 'storeWindowHandle', target: 'root', targets: [], value: '' };
}

// --- 3.0

/** The alternative locators in the field of version 3.0. */
const fallback = z.array(z.tuple([z.string(), z.string()]));

function withTargets(test: Test): Test {
  const commands = test.commands.map((command) => {
    const { data } = fallback.safeParse(command.targetFallback);
    return data && command.targets.length === 0 ? { ...command, targets: data } : command;
  });
  return { ...test, commands };
}

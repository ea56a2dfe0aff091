// Projects of older versions, brought to the one that the IDE works with. Pure.
//
// 1.0: locators may come without a kind, names of variables as `${name}`, `${name}` in quotes in scripts, the time of a
// pause as its value, and two commands had other names. 1.1: windows are numbered in the order in which they were opened
// (`win_ser_1`), where 2.0 says which command opens a window and under which name its handle is kept. 3.0 keeps the other
// locators of an element under another name; it is not brought back to 2.0, which has not all of its commands.

import * as z from 'zod/mini';
import '../validation/schema-settings';
import { type ArgumentKind, describedCommand } from './command-reference';
import type { Command, Project, Test } from './project';

/** The versions of project files that can be opened, oldest first. */
export const readableVersions = ['1.0', '1.1', '2.0', '3.0'] as const;
export type ReadableVersion = (typeof readableVersions)[number];

/** The version of new projects; older ones are brought to it, and saved as it. */
export const currentVersion = '2.0';

/** The version that a file without one is read as: the oldest, whose rules also fit what later ones write. */
export const assumedVersion: ReadableVersion = '1.0';

/** Brings an older project to the current version; a later one stays what it is. Fields that no version knows are kept. */
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
  // A command that was switched off is migrated all the same: it may be switched on again.
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
      // The value is handed to the script as it is; in quotes it would be the name.
      return text.replace(/(['"`])(\$\{\w+\})\1/g, '$2');
    default:
      return text;
  }
}

/** What has no kind is an xpath when it could be one, else an id. A variable may hold kind and all. */
function explicitLocator(locator: string): string {
  if (locator === '' || /^[a-z]+=./i.test(locator) || locator.startsWith('${')) return locator;
  return locator.includes('//') ? `xpath=${locator}` : `id=${locator}`;
}

// --- 1.1 to 2.0

const numberedWindow = /^win_ser_(\w+)$/;
/** How long the window that a command opens may take, in milliseconds. */
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
      // The first window has to get its name before there is a second one.
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

/** The other locators of an element, where 3.0 writes them. */
const fallback = z.array(z.tuple([z.string(), z.string()]));

function withTargets(test: Test): Test {
  const commands = test.commands.map((command) => {
    const { data } = fallback.safeParse(command.targetFallback);
    return data && command.targets.length === 0 ? { ...command, targets: data } : command;
  });
  return { ...test, commands };
}

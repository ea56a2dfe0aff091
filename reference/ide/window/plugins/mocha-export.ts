// Exports tests as JavaScript for mocha and selenium-webdriver. Plugins add code for their commands and around tests.

import { webDriverCode } from '../../locators/webdriver-code';
import { isOff } from '../../project/edit-commands';
import type { Command, Test } from '../../project/side-project';

/** The language's name in registrations of plugins. */
export const mochaLanguage = 'javascript-mocha';

/** The places where plugins add code. */
export const hookNames = [
  'dependency',
  'variable',
  'beforeAll',
  'beforeEach',
  'inEachBegin',
  'inEachEnd',
  'afterEach',
  'afterAll',
] as const;
export type HookName = (typeof hookNames)[number];

/** The code that plugins add. */
export interface PluginCode {
  /** The code of a command; undefined if no plugin has any. */
  command: (command: Command) => string | undefined;
  hooks: Readonly<Record<HookName, readonly string[]>>;
}

/** The text of a file that plays each test as one `it`. A command that cannot be exported becomes code that throws. */
export function mochaFile(name: string, tests: readonly Test[], baseUrl: string, plugins: PluginCode): string {
  const { hooks } = plugins;
  const hook = (call: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`  ${call}(async () => {`, ...indented(lines, 2), '  });'];
  const lines = [
    "const { Builder, By, until } = require('selenium-webdriver');",
    "const assert = require('node:assert/strict');",
    ...hooks.dependency,
    '',
    `describe(${JSON.stringify(name)}, () => {`,
    `  const baseUrl = ${JSON.stringify(baseUrl)};`,
    '  let driver;',
    '  let vars;',
    ...indented(hooks.variable, 1),
    ...hook('before', hooks.beforeAll),
    ...hook('beforeEach', [
      "driver = await new Builder().forBrowser('chrome').build();",
      'vars = {};',
      ...hooks.beforeEach,
    ]),
    ...hook('afterEach', [...hooks.afterEach, 'await driver.quit();']),
    ...hook('after', hooks.afterAll),
    ...tests.flatMap((test) => [
      `  it(${JSON.stringify(test.name)}, async () => {`,
      ...indented(hooks.inEachBegin, 2),
      ...indented(
        test.commands.flatMap((command) => commandLines(command, plugins)),
        2,
      ),
      ...indented(hooks.inEachEnd, 2),
      '  }).timeout(60_000);',
    ]),
    '});',
  ];
  return `${lines.join('\n')}\n`;
}

function indented(lines: readonly string[], depth: number): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `${'  '.repeat(depth)}${line}`));
}

function commandLines(command: Command, plugins: PluginCode): readonly string[] {
  if (command.command === '') return [];
  const written = [command.command, command.target, command.value].filter((part) => part !== '').join(' | ');
  const comment = `// ${written.replace(/[\n\r\u2028\u2029]/g, ' ')}`;
  if (isOff(command)) return [comment];
  const code = Object.hasOwn(commands, command.command)
    ? commands[command.command]?.(command)
    : plugins.command(command);
  return [comment, code ?? failing(`${command.command} cannot be exported`)];
}

/** Code that throws an error with a message. */
export function failing(message: string): string {
  return `throw new Error(${JSON.stringify(message)});`;
}

/** A text with variables as a JavaScript expression. */
function text(written: string): string {
  const parts = written.split(/\$\{([^${}]+)\}/).map((part, place) => {
    return place % 2 === 0 ? JSON.stringify(part) : `vars[${JSON.stringify(part)}]`;
  });
  if (parts.length === 1) return parts.join('');
  return `[${parts.filter((part) => part !== '""').join(', ')}].join('')`;
}

/** A locator as code; undefined for an invalid locator. */
function locator(written: string): string | undefined {
  const code = webDriverCode(written, mochaLanguage);
  // Variables in a locator are interpolated when the test runs.
  if (typeof code !== 'string') return undefined;
  return code.replace(/"(?:[^"\\]|\\.)*"/, (literal) => text(JSON.parse(literal) as string));
}

const element = (written: string, code: (found: string) => string): string => {
  const by = locator(written);
  return by === undefined
    ? failing(`${written} is not a locator`)
    : code(`(await driver.wait(until.elementLocated(${by}), 5_000))`);
};
const variable = (name: string, value: string) => `vars[${JSON.stringify(name.trim())}] = ${value};`;
const equal = (actual: string, expected: string) => `assert.equal(${actual}, ${text(expected)});`;
const numbers = (written: string, count: number): string[] | undefined => {
  const found = written.split(/[x,]/).map((part) => part.trim());
  return found.length === count && found.every((part) => /^\d+$/.test(part)) ? found : undefined;
};

type Export = (command: Command) => string;

const assertText: Export = ({ target, value }) => element(target, (found) => equal(`await ${found}.getText()`, value));
const assertValue: Export = ({ target, value }) =>
  element(target, (found) => equal(`await ${found}.getAttribute('value')`, value));
const assertTitle: Export = ({ target }) => equal('await driver.getTitle()', target);
const assertPresent: Export = ({ target }) => element(target, (found) => `${found};`);
const assertVariable: Export = ({ target, value }) => equal(`String(vars[${JSON.stringify(target.trim())}])`, value);

/** The exportable commands. */
const commands: Readonly<Record<string, Export>> = {
  open: ({ target }) => `await driver.get(new URL(${text(target)}, baseUrl || undefined).href);`,
  click: ({ target }) => element(target, (found) => `await ${found}.click();`),
  clear: ({ target }) => element(target, (found) => `await ${found}.clear();`),
  type: ({ target, value }) =>
    element(
      target,
      (found) => `{ const field = ${found}; await field.clear(); await field.sendKeys(${text(value)}); }`,
    ),
  setWindowSize: ({ target }) => {
    const size = numbers(target, 2);
    if (!size) return failing(`${target} is not a size`);
    return `await driver.manage().window().setRect({ width: ${size[0]}, height: ${size[1]} });`;
  },
  pause: ({ target }) =>
    numbers(target, 1) ? `await driver.sleep(${target.trim()});` : failing(`${target} is not a time`),
  echo: ({ target }) => `console.log(${text(target)});`,
  store: ({ target, value }) => variable(value, text(target)),
  storeText: ({ target, value }) => element(target, (found) => variable(value, `await ${found}.getText()`)),
  storeTitle: ({ target, value }) => variable(value || target, 'await driver.getTitle()'),
  assert: assertVariable,
  verify: assertVariable,
  assertText,
  verifyText: assertText,
  assertValue,
  verifyValue: assertValue,
  assertTitle,
  verifyTitle: assertTitle,
  assertElementPresent: assertPresent,
  verifyElementPresent: assertPresent,
  close: () => 'await driver.close();',
};

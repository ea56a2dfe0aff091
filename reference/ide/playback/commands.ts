// The commands of the IDE as a table: the name that a `.side` file uses and what it does.

import { type Locator, parseLocator } from '../locators/locator';
import type { Condition, ElementAction } from '../page/protocol';
import { CommandFailure } from './failure';
import type { PlaybackTab } from './tab';
import { interpolateScript, textOf, type Variables } from './variables';

/** How long a command waits for its element. */
const elementLimitMs = 5_000;
/** How long a waitFor command waits when its value does not say. */
const waitLimitMs = 30_000;

/** What a command works with. */
export interface CommandContext {
  tab: PlaybackTab;
  variables: Variables;
  baseUrl: string;
  /** Aborted when the user stops the run. */
  signal: AbortSignal;
  /** Writes to the playback log. */
  echo: (message: string) => void;
}

/** One row of the table. */
export interface CommandDefinition {
  /** Does the work. Throws CommandFailure. */
  run: (context: CommandContext, target: string, value: string) => Promise<void>;
  /** A failure counts, but the test goes on. */
  continues?: true;
  /** Target and value are given as they were written: the command fills variables in itself. */
  verbatim?: true;
}

/** Does something to the element that the target names. */
function act(action: ElementAction): CommandDefinition {
  return {
    run: async ({ tab }, target, value) => {
      await tab.onElement(locatorOf(target), action, value, elementLimitMs);
    },
  };
}

/** Reads something off an element and keeps it under the name that the value gives. */
function storeOf(action: ElementAction): CommandDefinition {
  return {
    run: async ({ tab, variables }, target, value) => {
      variables.set(nameOf(value), await tab.onElement(locatorOf(target), action, '', elementLimitMs));
    },
  };
}

/** Compares what is read off an element with the value. */
function expectOf(action: ElementAction, what: string, same = true): CommandDefinition {
  return {
    run: async ({ tab }, target, value) => {
      const actual = textOf(await tab.onElement(locatorOf(target), action, '', elementLimitMs));
      compare(what, actual, value, same);
    },
  };
}

/** Asks whether a box is ticked. */
function expectChecked(wanted: boolean): CommandDefinition {
  return {
    run: async ({ tab }, target) => {
      const checked = await tab.onElement(locatorOf(target), 'checked', '', elementLimitMs);
      if (checked !== wanted) throw new CommandFailure(`the element is ${wanted ? 'not checked' : 'checked'}`);
    },
  };
}

/** Asks for the state of an element as it is now. */
function expectCondition(condition: Condition, otherwise: string): CommandDefinition {
  return {
    run: async ({ tab }, target) => {
      const holds = await tab.ask({ kind: 'holds', locator: locatorOf(target), condition });
      if (holds !== true) throw new CommandFailure(`the element ${otherwise}`);
    },
  };
}

/** Waits for a state of an element, as many milliseconds as the value says. */
function waitFor(condition: Condition, otherwise: string): CommandDefinition {
  return {
    run: async ({ tab }, target, value) => {
      const limit = value.trim() === '' ? waitLimitMs : millisecondsOf(value);
      if (!(await tab.waitFor(locatorOf(target), condition, limit))) {
        throw new CommandFailure(`the element ${otherwise} within ${limit} ms`);
      }
    },
  };
}

const open: CommandDefinition = {
  run: async ({ tab, baseUrl }, target) => {
    let url: URL;
    try {
      url = baseUrl.trim() === '' ? new URL(target) : new URL(target, baseUrl);
    } catch {
      throw new CommandFailure(`${JSON.stringify(target)} is no address, nor does the base URL make it one`);
    }
    if (!['http:', 'https:', 'file:'].includes(url.protocol)) {
      throw new CommandFailure(`${url.protocol} addresses cannot be played`);
    }
    await tab.goTo(url.href);
  },
};

const pause: CommandDefinition = {
  run: async ({ signal }, target, value) => {
    const duration = millisecondsOf(target.trim() === '' ? value : target);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, duration);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  },
};

const executeScript: CommandDefinition = {
  verbatim: true,
  run: async ({ tab, variables }, target, value) => {
    const { script, args } = interpolateScript(target, variables);
    const result = await tab.execute(script, args);
    if (value.trim() !== '') variables.set(value.trim(), result);
  },
};

const setWindowSize: CommandDefinition = {
  run: async ({ tab }, target) => {
    const [, width, height] = /^\s*(\d+)\s*[xX]\s*(\d+)\s*$/.exec(target) ?? [];
    if (!width || !height) throw new CommandFailure('the target must be a size such as 1280x800');
    await tab.resize(Number(width), Number(height));
  },
};

const echo: CommandDefinition = {
  run: async (context, target) => context.echo(target),
};

const store: CommandDefinition = {
  run: async ({ variables }, target, value) => {
    variables.set(nameOf(value), target);
  },
};

const storeTitle: CommandDefinition = {
  run: async ({ tab, variables }, target, value) => {
    // Written with the name in either column.
    variables.set(nameOf(value === '' ? target : value), await tab.ask({ kind: 'title' }));
  },
};

const expectTitle: CommandDefinition = {
  run: async ({ tab }, target) => compare('the title', textOf(await tab.ask({ kind: 'title' })), target, true),
};

const expectVariable: CommandDefinition = {
  run: async ({ variables }, target, value) =>
    compare(`the variable ${target}`, textOf(variables.get(target)), value, true),
};

/** What is expected of a page: `assert` ends the test when it is not so, `verify` only counts it. */
const expectations: Record<string, CommandDefinition> = {
  Text: expectOf('text', 'the text'),
  NotText: expectOf('text', 'the text', false),
  Value: expectOf('value', 'the value'),
  Title: expectTitle,
  Checked: expectChecked(true),
  NotChecked: expectChecked(false),
  SelectedLabel: expectOf('selectedLabel', 'the selected label'),
  ElementPresent: expectCondition('present', 'is not present'),
  ElementNotPresent: expectCondition('notPresent', 'is present'),
  Editable: expectCondition('editable', 'is not editable'),
  NotEditable: expectCondition('notEditable', 'is editable'),
};

/** Every command that the IDE itself can play. */
export const commands: ReadonlyMap<string, CommandDefinition> = new Map<string, CommandDefinition>([
  ['open', open],
  ['click', act('click')],
  ['clickAt', act('click')],
  ['doubleClick', act('doubleClick')],
  ['mouseOver', act('hover')],
  ['type', act('type')],
  ['sendKeys', act('sendKeys')],
  ['select', act('select')],
  ['submit', act('submit')],
  ['check', act('check')],
  ['uncheck', act('uncheck')],
  ['setWindowSize', setWindowSize],
  ['store', store],
  ['storeText', storeOf('text')],
  ['storeValue', storeOf('value')],
  ['storeTitle', storeTitle],
  ['executeScript', executeScript],
  ['echo', echo],
  ['pause', pause],
  ['assert', expectVariable],
  ['verify', { ...expectVariable, continues: true }],
  ...Object.entries(expectations).flatMap(([name, definition]): [string, CommandDefinition][] => [
    [`assert${name}`, definition],
    [`verify${name}`, { ...definition, continues: true }],
  ]),
  ['waitForElementPresent', waitFor('present', 'was not present')],
  ['waitForElementNotPresent', waitFor('notPresent', 'was still present')],
  ['waitForElementVisible', waitFor('visible', 'was not visible')],
  ['waitForElementNotVisible', waitFor('notVisible', 'was still visible')],
  ['waitForElementEditable', waitFor('editable', 'was not editable')],
  ['waitForElementNotEditable', waitFor('notEditable', 'was still editable')],
]);

function locatorOf(text: string): Locator {
  const locator = parseLocator(text);
  if ('problem' in locator) throw new CommandFailure(locator.problem);
  return locator;
}

function nameOf(text: string): string {
  const name = text.trim();
  if (name === '') throw new CommandFailure('the name of the variable is missing');
  return name;
}

function millisecondsOf(text: string): number {
  const duration = Number(text.trim());
  if (text.trim() === '' || !Number.isFinite(duration) || duration < 0) {
    throw new CommandFailure(`${JSON.stringify(text)} is not a number of milliseconds`);
  }
  return duration;
}

function compare(what: string, actual: string, expected: string, same: boolean): void {
  const equal = collapse(actual) === collapse(expected);
  if (equal === same) return;
  throw new CommandFailure(
    same
      ? `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`
      : `${what} is ${JSON.stringify(actual)}`,
  );
}

/** The page's text comes with its white space collapsed; what it is compared with has to come so too. */
function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

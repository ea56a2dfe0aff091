// Commands that check a page: a failed `assert` ends the test, a failed `verify` only counts, and `waitFor` waits.

import { textPattern } from '../../locators/text-pattern';
import type { Condition, DialogKind, ElementReading } from '../../page/protocol';
import { type CommandCall, type CommandDefinition, type CommandTable, locatorOf, millisecondsOf } from '../command';
import { answeringCommands } from '../dialog-answers';
import { read } from '../elements';
import { CommandFailure } from '../failure';
import { textOf } from '../variables';

/** The names of dialogs in messages. */
const dialogNames: Readonly<Record<DialogKind, string>> = {
  alert: 'alert',
  confirm: 'confirmation',
  prompt: 'prompt',
};

/** Compares a property of an element with the pattern in the value. */
function expectOf(reading: ElementReading, what: string, same = true): CommandDefinition {
  return {
    run: async (call, target, value) => compare(what, textOf(await read(call, target, reading)), value, same),
  };
}

/** Checks the state of a checkbox or radio button. */
function expectChecked(wanted: boolean): CommandDefinition {
  return {
    run: async (call, target) => {
      if ((await read(call, target, 'checked')) !== wanted) {
        throw new CommandFailure(`the element is ${wanted ? 'not checked' : 'checked'}`);
      }
    },
  };
}

/** Expects a state of an element, within the time limit for finding elements. */
function expectCondition(condition: Condition, otherwise: string): CommandDefinition {
  return {
    run: async ({ browser, pace }, target) => {
      if (await browser.tab.waitFor(locatorOf(target), condition, pace.elementMs)) return;
      throw new CommandFailure(`the element ${otherwise}`);
    },
  };
}

/** Waits for a state of an element; the value is the time limit in milliseconds. */
function waitFor(condition: Condition, otherwise: string): CommandDefinition {
  return {
    run: async ({ browser, pace }, target, value) => {
      const limit = value.trim() === '' ? pace.waitMs : millisecondsOf(value);
      if (await browser.tab.waitFor(locatorOf(target), condition, limit)) return;
      throw new CommandFailure(`the element ${otherwise} within ${limit} ms`);
    },
  };
}

/** Waits until the element's text matches the value. */
const waitForText: CommandDefinition = {
  run: async (call, target, value) => {
    const locator = locatorOf(target);
    const { waitMs } = call.pace;
    patternOf(value);
    if (await call.browser.tab.waitFor(locator, 'text', waitMs, value)) return;
    const shown = JSON.stringify(await read(call, target, 'text'));
    throw new CommandFailure(`the text is ${shown}, and did not become ${JSON.stringify(value)} within ${waitMs} ms`);
  },
};

const expectTitle: CommandDefinition = {
  run: async ({ browser }, target) =>
    compare('the title', textOf(await browser.tab.ask({ kind: 'title' })), target, true),
};

const expectVariable: CommandDefinition = {
  run: ({ variables }, target, value) => compare(`the variable ${target}`, textOf(variables.get(target)), value, true),
};

const expectations: CommandTable = {
  Text: expectOf('text', 'the text'),
  NotText: expectOf('text', 'the text', false),
  Value: expectOf('value', 'the value'),
  NotValue: expectOf('value', 'the value', false),
  Title: expectTitle,
  Checked: expectChecked(true),
  NotChecked: expectChecked(false),
  SelectedLabel: expectOf('selectedLabel', 'the selected label'),
  NotSelectedLabel: expectOf('selectedLabel', 'the selected label', false),
  SelectedValue: expectOf('selectedValue', 'the selected value'),
  NotSelectedValue: expectOf('selectedValue', 'the selected value', false),
  ElementPresent: expectCondition('present', 'is not present'),
  ElementNotPresent: expectCondition('notPresent', 'is present'),
  Editable: expectCondition('editable', 'is not editable'),
  NotEditable: expectCondition('notEditable', 'is editable'),
};

/**
 * Waits for a dialog that a page has shown or will show soon.
 * @param look finds it among the dialogs shown
 * @throws CommandFailure if it is not shown in time
 */
async function untilShown<Found>(
  { browser: { tab }, pace }: CommandCall,
  look: () => Found | undefined,
  otherwise: string,
): Promise<Found> {
  const deadline = Date.now() + pace.elementMs;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    const timeoutMs = deadline - Date.now();
    if (timeoutMs <= 0) throw new CommandFailure(otherwise);
    await tab.ask({ kind: 'awaitDialog', timeoutMs });
  }
}

/** Expects a dialog with a text. */
function expectDialog(kind: DialogKind): CommandDefinition {
  const name = dialogNames[kind];
  return {
    run: async (call, target) => {
      const { dialogs } = call.browser.tab;
      const { message } = await untilShown(call, () => dialogs.take(kind), `the page has shown no ${name}`);
      compare(`the ${name}`, message, target, true);
    },
  };
}

/** Commands that answer a dialog: the next one, or one that the previous command caused. */
const answerCommands: CommandTable = Object.fromEntries(
  Object.entries(answeringCommands).map(([name, { when, answer }]): [string, CommandDefinition] => [
    name,
    {
      run: async (call, target) => {
        const { dialogs } = call.browser.tab;
        const answered = answer(target);
        // A dialog that was shown has its answer already: the previous command looked ahead.
        const wasShown = () => dialogs.wasJustShown(answered.kind) || undefined;
        if (when === 'visible') {
          const otherwise = `the previous command has shown no ${dialogNames[answered.kind]}`;
          await untilShown(call, wasShown, otherwise);
        } else if (when === 'next' || !dialogs.hasAnswered(call.command.id) || !wasShown()) {
          dialogs.prepare(answered);
        }
      },
    },
  ]),
);

export const expectationCommands: CommandTable = {
  ...Object.fromEntries(
    Object.entries(expectations).flatMap(([name, definition]): [string, CommandDefinition][] => [
      [`assert${name}`, definition],
      [`verify${name}`, { ...definition, continues: true }],
    ]),
  ),
  assert: expectVariable,
  verify: { ...expectVariable, continues: true },
  assertAlert: expectDialog('alert'),
  assertConfirmation: expectDialog('confirm'),
  assertPrompt: expectDialog('prompt'),
  ...answerCommands,
  waitForElementPresent: waitFor('present', 'was not present'),
  waitForElementNotPresent: waitFor('notPresent', 'was still present'),
  waitForElementVisible: waitFor('visible', 'was not visible'),
  waitForElementNotVisible: waitFor('notVisible', 'was still visible'),
  waitForElementEditable: waitFor('editable', 'was not editable'),
  waitForElementNotEditable: waitFor('notEditable', 'was still editable'),
  waitForText,
};

function patternOf(written: string): (text: string) => boolean {
  try {
    return textPattern(written);
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
  }
}

function compare(what: string, actual: string, expected: string, same: boolean): void {
  if (patternOf(expected)(actual) === same) return;
  throw new CommandFailure(
    same
      ? `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`
      : `${what} is ${JSON.stringify(actual)}`,
  );
}

// Commands for variables and for the run itself, and commands that store a property of an element.

import type { ElementReading } from '../../page/protocol';
import { type CommandDefinition, type CommandTable, millisecondsOf, nameOf } from '../command';
import { read } from '../elements';
import { CommandFailure } from '../failure';
import { elapse } from '../time';

/** Stores a property of an element in the variable that the value names. */
function storeOf(reading: ElementReading): CommandDefinition {
  return {
    run: async (call, target, value) => {
      call.variables.set(nameOf(value), await read(call, target, reading));
    },
  };
}

/** The attribute's name follows the locator: `css=a@href`. */
const storeAttribute: CommandDefinition = {
  run: async (call, target, value) => {
    const [, locator, attribute] = /^(.*)@([^@\]'"]+)$/s.exec(target.trim()) ?? [];
    if (!locator || !attribute)
      throw new CommandFailure('the target must be a locator and an attribute, such as css=a@href');
    const element = locator.endsWith('/') ? locator.slice(0, -1) : locator;
    const found = await read(call, element, 'attribute', attribute.trim());
    if (found === null) throw new CommandFailure(`the element has no attribute ${attribute}`);
    call.variables.set(nameOf(value), found);
  },
};

const store: CommandDefinition = {
  run: ({ variables }, target, value) => {
    variables.set(nameOf(value), target);
  },
};

const storeJson: CommandDefinition = {
  run: ({ variables }, target, value) => {
    try {
      variables.set(nameOf(value), JSON.parse(target));
    } catch (error) {
      if (error instanceof CommandFailure) throw error;
      throw new CommandFailure(`the target is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
};

const pause: CommandDefinition = {
  run: async ({ signal }, target, value) => {
    await elapse(millisecondsOf(target.trim() === '' ? value : target), signal);
  },
};

export const valueCommands: CommandTable = {
  store,
  storeJson,
  storeText: storeOf('text'),
  storeValue: storeOf('value'),
  storeAttribute,
  pause,
  echo: { run: ({ log }, target) => log('info', `echo: ${target}`) },
  debugger: { run: ({ pauseBeforeNext }) => pauseBeforeNext() },
};

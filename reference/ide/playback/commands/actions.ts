// Commands that act on an element like a user.

import type { ElementAction } from '../../page/protocol';
import { type CommandDefinition, type CommandTable, locatorOf, millisecondsOf } from '../command';
import { act } from '../elements';
import { CommandFailure } from '../failure';
import { textOf } from '../variables';

/** Time limit for opening a window, unless the command has its own. */
const windowLimitMs = 2_000;

/** A command that acts on its target, with its value as the argument. */
function does(action: ElementAction): CommandDefinition {
  return {
    run: async (call, target, value) => {
      const { opensWindow, windowHandleName, windowTimeout } = call.command;
      const work = () => act(call, target, { action, argument: value });
      if (opensWindow !== true) return await work();
      const limit = typeof windowTimeout === 'number' ? windowTimeout : windowLimitMs;
      const handle = await call.browser.opening(work, limit);
      const name = textOf(windowHandleName).trim();
      if (name !== '') call.variables.set(name, handle);
    },
  };
}

/** Like `does`, for commands that ignore their value. */
function simply(action: ElementAction): CommandDefinition {
  const { run } = does(action);
  return { run: (call, target) => run(call, target, '') };
}

/** Drags the element in the target to the element in the value. */
const dragAndDropToObject: CommandDefinition = {
  run: async (call, target, value) => await act(call, target, { action: 'dragTo', other: locatorOf(value) }),
};

/** A command whose value is a point on the element, such as `10,20`; its centre if empty. */
function at(action: ElementAction): CommandDefinition {
  const { run } = does(action);
  return {
    run: (call, target, value) => {
      if (value.trim() !== '' && !/^\s*-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?\s*$/.test(value)) {
        throw new CommandFailure(`the value must be a position such as 10,20, not ${JSON.stringify(value)}`);
      }
      return run(call, target, value);
    },
  };
}

export const actionCommands: CommandTable = {
  click: simply('click'),
  clickAt: at('click'),
  doubleClick: simply('doubleClick'),
  doubleClickAt: at('doubleClick'),
  mouseDown: simply('mouseDown'),
  mouseDownAt: at('mouseDown'),
  mouseUp: simply('mouseUp'),
  mouseUpAt: at('mouseUp'),
  mouseMove: simply('mouseMove'),
  mouseMoveAt: at('mouseMove'),
  mouseOver: simply('mouseOver'),
  mouseOut: simply('mouseOut'),
  dragAndDropToObject,
  dragAndDrop: dragAndDropToObject,
  type: does('type'),
  sendKeys: does('sendKeys'),
  editContent: does('editContent'),
  select: does('select'),
  addSelection: does('addSelection'),
  removeSelection: does('removeSelection'),
  check: simply('check'),
  uncheck: simply('uncheck'),
  submit: simply('submit'),
  setTimeout: {
    run: ({ pace }, target, value) => {
      pace.waitMs = millisecondsOf(target.trim() === '' ? value : target);
      pace.elementMs = pace.waitMs;
    },
  },
  setSpeed: {
    run: ({ pace }, target, value) => {
      pace.delayMs = millisecondsOf(target.trim() === '' ? value : target);
    },
  },
};

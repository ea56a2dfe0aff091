// Commands for pages, frames, windows and scripts.

import {
  type CommandCall,
  type CommandDefinition,
  type CommandTable,
  locatorOf,
  millisecondsOf,
  nameOf,
} from '../command';
import { read, withDialogs } from '../elements';
import { CommandFailure } from '../failure';
import { interpolateScript } from '../script-text';

const open: CommandDefinition = {
  run: async ({ browser, baseUrl }, target) => {
    let url: URL;
    try {
      url = baseUrl.trim() === '' ? new URL(target) : new URL(target, baseUrl);
    } catch {
      throw new CommandFailure(
        `${JSON.stringify(target)} is not a valid URL, neither absolute nor relative to the base URL`,
      );
    }
    if (!['http:', 'https:', 'file:'].includes(url.protocol)) {
      throw new CommandFailure(`${url.protocol} pages cannot be played`);
    }
    await browser.tab.goTo(url.href);
  },
};

const setWindowSize: CommandDefinition = {
  run: async ({ browser }, target) => {
    const [, width, height] = /^\s*(\d+)\s*[xX]\s*(\d+)\s*$/.exec(target) ?? [];
    if (!width || !height) throw new CommandFailure('the target must be a size such as 1280x800');
    await browser.tab.resize(Number(width), Number(height));
  },
};

/** Selects a frame by `index=0`, `relative=parent`, `relative=top`, or a locator of the frame's element. */
const selectFrame: CommandDefinition = {
  run: async (call, target) => {
    const { tab } = call.browser;
    const [, kind, wanted = ''] = /^\s*(index|relative)=(.*)$/.exec(target) ?? [];
    if (kind === 'relative') {
      if (wanted.trim() === 'parent') return await tab.leaveFrame();
      if (wanted.trim() === 'top') return tab.leaveFrames();
      throw new CommandFailure(`unknown frame relative=${wanted}: expected relative=parent or relative=top`);
    }
    const index = kind === 'index' ? wanted.trim() : await read(call, target, 'frameIndex');
    if (!/^\d+$/.test(String(index))) throw new CommandFailure(`${JSON.stringify(wanted)} is not a frame index`);
    await tab.enterFrame(Number(index), call.pace.elementMs);
  },
};

/** A script; the value names the variable for its result. */
function script(callback: boolean, keepsResult: boolean): CommandDefinition {
  return {
    verbatim: true,
    run: async (call, target, value) => {
      const { browser, variables } = call;
      const { script: source, args } = interpolateScript(target, variables);
      const run = () => (callback ? browser.tab.executeAsync(source, args) : browser.evaluate(source, args));
      const result = await withDialogs(call, run);
      if (keepsResult && value.trim() !== '') variables.set(value.trim(), result);
    },
  };
}

const storeWindowHandle: CommandDefinition = {
  run: ({ browser, variables }, target, value) => {
    variables.set(nameOf(target.trim() === '' ? value : target), browser.handle);
  },
};

const storeTitle: CommandDefinition = {
  run: async ({ browser, variables }, target, value) => {
    // Projects write the variable's name in either column.
    variables.set(nameOf(value === '' ? target : value), await browser.tab.ask({ kind: 'title' }));
  },
};

/** Counts the elements that a locator matches: xpaths in versions up to 2.0, any locator in 3.0. */
const storeElementCount: CommandDefinition = {
  run: async ({ browser, variables }: CommandCall, target, value) => {
    variables.set(nameOf(value), await browser.tab.ask({ kind: 'count', locator: locatorOf(target) }));
  },
};

/** Other commands also wait for the page, but with a fixed limit. */
const waitForPageToLoad: CommandDefinition = {
  run: async ({ browser, pace }, target, value) => {
    const written = target.trim() === '' ? value : target;
    await browser.tab.untilLoaded(written.trim() === '' ? pace.waitMs : millisecondsOf(written));
  },
};

export const pageCommands: CommandTable = {
  open,
  setWindowSize,
  selectFrame,
  selectWindow: { run: async ({ browser }, target) => await browser.select(target) },
  close: { run: async ({ browser }) => await browser.close() },
  storeWindowHandle,
  storeTitle,
  storeElementCount,
  storeXpathCount: storeElementCount,
  // The name in projects before 1.0.
  storeXPathCount: storeElementCount,
  waitForPageToLoad,
  executeScript: script(false, true),
  executeAsyncScript: script(true, true),
  runScript: script(false, false),
};

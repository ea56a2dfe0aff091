// The IDE's part in the page under test. It runs in an isolated world, separate from the page's scripts.

import type { Locator } from '../locators/locator';
import { textPattern } from '../locators/text-pattern';
import { answerDialogs, dialogWithin, takeDialogs } from './dialogs';
import { evaluate, find, findAll, isInShadowRoot, visibleText, xpathTo } from './find';
import { addSelection, removeSelection, select, setChecked, submit } from './forms';
import { editContent, sendKeys, type } from './keyboard';
import { click, doubleClick, dragTo, mouseDown, mouseMove, mouseOut, mouseUp } from './pointer';
import { ActionProblem } from './problem';
import type { Condition, ElementAction, PageCall, PageReply } from './protocol';
import { canBePointedAt, isEditable, isVisible, readings } from './state';

/** Polling interval: changes of style and layout cause no mutation events. */
const pollIntervalMs = 50;

type Test = (element: Element | null) => boolean;

const conditions: Record<Exclude<Condition, 'text'>, Test> = {
  present: (element) => element !== null,
  notPresent: (element) => element === null,
  visible: (element) => element !== null && isVisible(element),
  notVisible: (element) => element === null || !isVisible(element),
  editable: (element) => element !== null && isEditable(element),
  notEditable: (element) => element !== null && !isEditable(element),
};

/** The actions on elements. */
const actions: Record<ElementAction, (element: Element, argument: string, other: Element | null) => void> = {
  click,
  doubleClick,
  mouseDown,
  mouseUp,
  mouseMove,
  mouseOver: (element) => mouseMove(element),
  mouseOut: (element) => mouseOut(element),
  dragTo: (element, _, other) => {
    if (!other) throw new ActionProblem('there is no element to drag to');
    dragTo(element, other);
  },
  type,
  sendKeys,
  editContent,
  select,
  addSelection,
  removeSelection,
  check: (element) => setChecked(element, true),
  uncheck: (element) => setChecked(element, false),
  submit,
};

/** Pointer actions, which need a visible element. */
const pointed: ReadonlySet<ElementAction> = new Set(['click', 'doubleClick', 'mouseDown', 'mouseMove', 'mouseOver']);

async function answer(call: PageCall): Promise<PageReply> {
  const reply = await replyTo(call).catch((error: unknown) => ({
    problem: error instanceof Error ? error.message : String(error),
  }));
  // Callers other than the running test may locate elements: do not give them the dialogs.
  const dialogs = call.kind === 'locate' ? [] : takeDialogs();
  return dialogs.length > 0 ? { ...reply, dialogs } : reply;
}

async function replyTo(call: PageCall): Promise<PageReply> {
  switch (call.kind) {
    case 'title':
      return { value: document.title };
    case 'windowName':
      return { value: window.name };
    case 'locate':
      return locate(call.locator);
    case 'count':
      return { value: findAll(call.locator).length };
    case 'holds':
      return { value: testOf(call.condition, '')(find(call.locator)) };
    case 'await': {
      const test = testOf(call.condition, call.pattern ?? '');
      return { value: await untilHolds(() => test(find(call.locator)), call.timeoutMs) };
    }
    case 'act': {
      const element = find(call.locator);
      const other = call.other ? find(call.other) : null;
      if (!element || (call.other && !other)) return { missing: true };
      if (pointed.has(call.action) && !canBePointedAt(element)) {
        return { problem: 'the element is not visible', notVisible: true };
      }
      actions[call.action](element, call.argument, other);
      await nextTask();
      return { value: null };
    }
    case 'read': {
      const element = find(call.locator);
      return element ? { value: readings[call.reading](element, call.argument) } : { missing: true };
    }
    case 'answerDialogs':
      answerDialogs(call.answers);
      return { value: null };
    case 'awaitDialog':
      return { value: await dialogWithin(call.timeoutMs) };
  }
}

/**
 * Waits one task, so that a navigation that an action caused begins and the next command meets the new page. Not a
 * timer: browsers throttle timers of hidden pages.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

function testOf(condition: Condition, pattern: string): Test {
  if (condition !== 'text') return conditions[condition];
  const matches = textPattern(pattern);
  return (element) => element !== null && matches(visibleText(element));
}

/** The xpath of an element; verifies that it leads to the element (rule ide.location.found). */
function locate(locator: Locator): PageReply {
  const element = find(locator);
  if (!element) {
    const inShadow = locator.kind !== 'xpath' && isInShadowRoot(locator);
    return { problem: inShadow ? 'the element is in a shadow root: xpaths cannot reach it' : 'no element was found' };
  }
  const xpath = xpathTo(element);
  return evaluate(xpath) === element ? { value: xpath } : { problem: 'no xpath reaches the element' };
}

/** Resolves to true as soon as a condition holds, or to false after the timeout. */
function untilHolds(holds: () => boolean, timeoutMs: number): Promise<boolean> {
  if (holds()) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const finish = () => {
      observer.disconnect();
      clearInterval(interval);
      clearTimeout(timeout);
    };
    const look = () => {
      try {
        if (!holds()) return;
        finish();
        resolve(true);
      } catch (error) {
        finish();
        reject(error);
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const interval = setInterval(look, pollIntervalMs);
    const timeout = setTimeout(() => {
      finish();
      resolve(false);
    }, timeoutMs);
  });
}

globalThis.touchstonePage = answer;

// The part of the IDE that is put into the page under test: in a world of its own, beside the page's scripts.

import type { Locator } from '../locators/locator';
import * as actions from './actions';
import { evaluate, find, isInShadowRoot, visibleText, xpathTo } from './find';
import type { Condition, PageCall, PageReply } from './protocol';

/** Changes of style and layout are not mutations: they are looked for at this interval. */
const lookEveryMs = 50;

const conditions: Record<Condition, (element: Element | null) => boolean> = {
  present: (element) => element !== null,
  notPresent: (element) => element === null,
  visible: (element) => element !== null && actions.isVisible(element),
  notVisible: (element) => element === null || !actions.isVisible(element),
  editable: (element) => element !== null && actions.isEditable(element),
  notEditable: (element) => element !== null && !actions.isEditable(element),
};

/** What can be done to an element, or asked of it. */
const elementCalls: Record<string, (element: Element, argument: string) => unknown> = {
  click: actions.click,
  doubleClick: actions.doubleClick,
  hover: actions.hover,
  type: actions.type,
  sendKeys: actions.sendKeys,
  select: actions.select,
  submit: actions.submit,
  check: (element) => actions.setChecked(element, true),
  uncheck: (element) => actions.setChecked(element, false),
  text: visibleText,
  value: actions.fieldValue,
  checked: actions.isChecked,
  selectedLabel: actions.selectedLabel,
};

async function answer(call: PageCall): Promise<PageReply> {
  try {
    switch (call.kind) {
      case 'title':
        return { value: document.title };
      case 'locate':
        return locate(call.locator);
      case 'holds':
        return { value: conditions[call.condition](find(call.locator)) };
      case 'await':
        return { value: await untilHolds(call.locator, call.condition, call.timeoutMs) };
      case 'element': {
        const element = find(call.locator);
        if (!element) return { missing: true };
        const action = elementCalls[call.action];
        if (!action) return { problem: `the page knows no action ${call.action}` };
        return { value: action(element, call.argument) ?? null };
      }
    }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The xpath of an element, tried before it is given away (rule ide.location.found). */
function locate(locator: Locator): PageReply {
  const element = find(locator);
  if (!element) {
    const inShadow = locator.kind !== 'xpath' && isInShadowRoot(locator);
    return { problem: inShadow ? 'the element is inside a shadow root, where no xpath leads' : 'no element was found' };
  }
  const xpath = xpathTo(element);
  return evaluate(xpath) === element ? { value: xpath } : { problem: 'no xpath leads to the element' };
}

/** Resolves as soon as a condition holds, to false when it does not in time. */
function untilHolds(locator: Locator, condition: Condition, timeoutMs: number): Promise<boolean> {
  const holds = () => conditions[condition](find(locator));
  if (holds()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (result: boolean) => {
      observer.disconnect();
      clearInterval(interval);
      clearTimeout(timeout);
      resolve(result);
    };
    const look = () => {
      if (holds()) finish(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const interval = setInterval(look, lookEveryMs);
    const timeout = setTimeout(() => finish(false), timeoutMs);
  });
}

globalThis.touchstonePage = answer;

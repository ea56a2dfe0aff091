// The IDE's calls to its part in the page under test.

import type { Locator } from '../locators/locator';

/** Element states to query or to wait for. */
export type Condition =
  | 'present'
  | 'notPresent'
  | 'visible'
  | 'notVisible'
  | 'editable'
  | 'notEditable'
  /** Its text matches the call's `pattern`. */
  | 'text';

/** Actions on elements. The argument is text: what to type, the option to select, or where to click. */
export const elementActions = [
  'click',
  'doubleClick',
  'mouseDown',
  'mouseUp',
  'mouseMove',
  'mouseOver',
  'mouseOut',
  'dragTo',
  'type',
  'sendKeys',
  'editContent',
  'select',
  'addSelection',
  'removeSelection',
  'check',
  'uncheck',
  'submit',
] as const;
export type ElementAction = (typeof elementActions)[number];

/** Properties and states that can be read from an element. */
export const elementReadings = [
  'text',
  'value',
  'attribute',
  'checked',
  'selectedLabel',
  'selectedValue',
  /** The index of a frame element among the page's frames. */
  'frameIndex',
] as const;
export type ElementReading = (typeof elementReadings)[number];

/** The three kinds of dialogs that a page can show. */
export type DialogKind = 'alert' | 'confirm' | 'prompt';

/** A dialog of the page that the IDE has answered. */
export interface ShownDialog {
  kind: DialogKind;
  message: string;
}

/** The answer to the next dialog of a kind. */
export interface DialogAnswer {
  kind: DialogKind;
  accept: boolean;
  /** The text for a prompt; its default value if absent. */
  text?: string;
}

/** A call to the page. */
export type PageCall =
  | { kind: 'title' }
  | { kind: 'windowName' }
  | { kind: 'locate'; locator: Locator }
  | { kind: 'count'; locator: Locator }
  | { kind: 'holds'; locator: Locator; condition: Condition }
  | { kind: 'await'; locator: Locator; condition: Condition; pattern?: string; timeoutMs: number }
  | { kind: 'act'; locator: Locator; action: ElementAction; argument: string; other?: Locator }
  | { kind: 'read'; locator: Locator; reading: ElementReading; argument: string }
  | { kind: 'answerDialogs'; answers: readonly DialogAnswer[] }
  | { kind: 'awaitDialog'; timeoutMs: number };

/** The reply. `missing`: there is no such element now; `notVisible`: the element exists but is not visible. */
export type PageReply = ({ value: unknown } | { missing: true } | { problem: string; notVisible?: true }) & {
  /** The dialogs shown since the previous reply. */
  dialogs?: readonly ShownDialog[];
};

/** Events between the IDE's parts in the isolated world and in the main world; their details are JSON. */
export const dialogShown = 'touchstone-dialog-shown';
export const dialogAnswers = 'touchstone-dialog-answers';

declare global {
  /** Defined by page/main.ts. */
  var touchstonePage: ((call: PageCall) => Promise<PageReply>) | undefined;
  /** Set while the IDE answers the page's dialogs, because a test plays in the page. */
  var touchstoneDialogs: true | undefined;
}

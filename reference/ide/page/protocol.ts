// What the IDE asks of the page under test.

import type { Locator } from '../locators/locator';

/** States of an element that can be asked for and waited for. */
export type Condition =
  | 'present'
  | 'notPresent'
  | 'visible'
  | 'notVisible'
  | 'editable'
  | 'notEditable'
  /** Its text is the one that the call's `pattern` means. */
  | 'text';

/** What is done to an element. The argument is text: what is typed, which option is meant, where it is clicked. */
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

/** What is read off an element, or whether it is in the state that the name says. */
export const elementReadings = [
  'text',
  'value',
  'attribute',
  'checked',
  'selectedLabel',
  'selectedValue',
  /** Of a frame's element: which of the page's frames it is. */
  'frameIndex',
] as const;
export type ElementReading = (typeof elementReadings)[number];

/** One of the three dialogs with which a page interrupts its user. */
export type DialogKind = 'alert' | 'confirm' | 'prompt';

/** A dialog that the page has shown, and that the IDE has answered in its place. */
export interface ShownDialog {
  kind: DialogKind;
  message: string;
}

/** What the next dialog of a kind is answered. */
export interface DialogAnswer {
  kind: DialogKind;
  accept: boolean;
  /** For a prompt; its own proposal when it is left out. */
  text?: string;
}

/** One question or order. */
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

/** Its outcome. `missing`: there is no such element at this moment; `notVisible`: it is there, out of sight. */
export type PageReply = ({ value: unknown } | { missing: true } | { problem: string; notVisible?: true }) & {
  /** The dialogs that were shown since the reply before. */
  dialogs?: readonly ShownDialog[];
};

/** Events between the part of the IDE beside the page's scripts and the one among them; their details are JSON. */
export const dialogShown = 'touchstone-dialog-shown';
export const dialogAnswers = 'touchstone-dialog-answers';

declare global {
  /** Put into the page by page/main.ts. */
  var touchstonePage: ((call: PageCall) => Promise<PageReply>) | undefined;
  /** Whether the page's dialogs are answered in the user's place: a test is played in it. */
  var touchstoneDialogs: true | undefined;
}

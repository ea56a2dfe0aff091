// What the IDE asks of the page under test.

import type { Locator } from '../locators/locator';

/** States of an element that can be asked for and waited for. */
export type Condition = 'present' | 'notPresent' | 'visible' | 'notVisible' | 'editable' | 'notEditable';

/** What is done to an element, or read off it. */
export type ElementAction =
  | 'click'
  | 'doubleClick'
  | 'hover'
  | 'type'
  | 'sendKeys'
  | 'select'
  | 'submit'
  | 'check'
  | 'uncheck'
  | 'text'
  | 'value'
  | 'checked'
  | 'selectedLabel';

/** One question or order. */
export type PageCall =
  | { kind: 'title' }
  | { kind: 'locate'; locator: Locator }
  | { kind: 'holds'; locator: Locator; condition: Condition }
  | { kind: 'await'; locator: Locator; condition: Condition; timeoutMs: number }
  | { kind: 'element'; locator: Locator; action: ElementAction; argument: string };

/** Its outcome. `missing`: there is no such element at this moment. */
export type PageReply = { value: unknown } | { missing: true } | { problem: string };

declare global {
  /** Put into the page by page/main.ts. */
  var touchstonePage: ((call: PageCall) => Promise<PageReply>) | undefined;
}

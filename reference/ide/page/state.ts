// Reads properties and states of elements.

import { collapse } from '../locators/text-pattern';
import { visibleText } from './find';
import { ActionProblem } from './problem';
import type { ElementReading } from './protocol';

/** The readers. `argument`: the attribute's name. */
export const readings: Record<ElementReading, (element: Element, argument: string) => unknown> = {
  text: shownText,
  value: fieldValue,
  attribute: (element, name) => element.getAttribute(name),
  checked: isChecked,
  selectedLabel: (element) => collapse(chosenOption(element)?.label ?? ''),
  selectedValue: (element) => chosenOption(element)?.value ?? '',
  frameIndex,
};

/** The visible text. Includes the options of a closed list, although they are not rendered. */
function shownText(element: Element): string {
  return element.checkVisibility() || element instanceof HTMLOptionElement ? visibleText(element) : '';
}

/** The value of a field; `on` or `off` for a box. */
function fieldValue(element: Element): string {
  if (isBox(element)) return element.checked ? 'on' : 'off';
  if ('value' in element) return String(element.value);
  throw new ActionProblem('the element has no value');
}

function chosenOption(element: Element): HTMLOptionElement | undefined {
  if (!(element instanceof HTMLSelectElement)) throw new ActionProblem('the element is not a select');
  return element.selectedOptions[0];
}

/** The index of the element's frame among the page's frames. */
function frameIndex(element: Element): number {
  if (!(element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement)) {
    throw new ActionProblem('the element is not a frame');
  }
  for (let index = 0; index < window.length; index++) if (window[index] === element.contentWindow) return index;
  throw new ActionProblem('the frame is inside a shadow root, where it cannot be selected');
}

/** Whether a box is checked. */
export function isChecked(element: Element): boolean {
  if (isBox(element)) return element.checked;
  const state = element.getAttribute('aria-checked');
  if (state === null) throw new ActionProblem('the element is neither a checkbox nor a radio button');
  return state === 'true';
}

function isBox(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
}

/** Whether a user could see the element. */
export function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

/** Whether a user could click the element. Options of a closed list are not visible but can be selected. */
export function canBePointedAt(element: Element): boolean {
  return element instanceof HTMLOptionElement || isVisible(element);
}

/** Whether the element is enabled; a fieldset may disable its controls. */
export function isEnabled(element: Element): boolean {
  return !element.matches(':disabled');
}

/** Whether a user could type into the element, or select one of its options. */
export function isEditable(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return isEnabled(element) && !element.readOnly;
  }
  if (element instanceof HTMLSelectElement) return isEnabled(element);
  return element instanceof HTMLElement && element.isContentEditable;
}

// What a command does to an element, with the events that a user's hand would cause.

import { collapse } from './find';

/** A command that cannot do its work on this element; the message is for the tester. */
export class ActionProblem extends Error {}

/** Presses and releases the main button over an element. */
export function click(element: Element): void {
  point(element, ['pointerover', 'mouseover', 'pointermove', 'mousemove', 'pointerdown', 'mousedown']);
  focus(element);
  point(element, ['pointerup', 'mouseup']);
  // `click()` and not an event of our own: this one is trusted with following links and submitting forms.
  if (element instanceof HTMLElement) element.click();
  else point(element, ['click']);
}

/** Clicks twice. */
export function doubleClick(element: Element): void {
  click(element);
  click(element);
  point(element, ['dblclick']);
}

/** Moves the pointer over an element. */
export function hover(element: Element): void {
  point(element, ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove']);
}

/** Replaces what a field holds. */
export function type(element: Element, text: string): void {
  const field = editable(element);
  focus(field);
  setText(field, text);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** WebDriver's code points of the keys that have no character. */
const namedKeys: Record<string, string> = {
  '\uE003': 'Backspace',
  '\uE004': 'Tab',
  '\uE006': 'Enter',
  '\uE007': 'Enter',
  '\uE00C': 'Escape',
  '\uE00D': ' ',
  '\uE012': 'ArrowLeft',
  '\uE013': 'ArrowUp',
  '\uE014': 'ArrowRight',
  '\uE015': 'ArrowDown',
  '\uE017': 'Delete',
};

/** Presses keys, one after another; characters are added to what the field holds. */
export function sendKeys(element: Element, keys: string): void {
  focus(element);
  for (const character of keys) {
    const key = namedKeys[character] ?? (character === '\n' ? 'Enter' : character);
    const event = { key, bubbles: true, cancelable: true, composed: true };
    const goesOn = element.dispatchEvent(new KeyboardEvent('keydown', event));
    if (goesOn && element.dispatchEvent(new KeyboardEvent('keypress', event))) press(element, key);
    element.dispatchEvent(new KeyboardEvent('keyup', event));
  }
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The default action of a key. */
function press(element: Element, key: string): void {
  const multiline =
    element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable);
  if (key === 'Enter' && !multiline) {
    if (element instanceof HTMLInputElement) element.form?.requestSubmit();
    else if (element instanceof HTMLElement) element.click();
    return;
  }
  if (!isEditable(element)) return;
  if (key === 'Backspace') setText(element, textOf(element).slice(0, -1));
  else if (key === 'Enter') setText(element, `${textOf(element)}\n`);
  else if ([...key].length === 1) setText(element, textOf(element) + key);
}

/** Chooses an option of a select by `label=`, `value=`, `id=` or `index=`; without a prefix, by label. */
export function select(element: Element, optionLocator: string): void {
  if (!(element instanceof HTMLSelectElement)) throw new ActionProblem('the element is not a select');
  const [, kind = 'label', wanted = ''] = /^(?:(label|value|id|index)=)?(.*)$/s.exec(optionLocator) ?? [];
  const option = [...element.options].find((candidate, index) => {
    switch (kind) {
      case 'value':
        return candidate.value === wanted;
      case 'id':
        return candidate.id === wanted;
      case 'index':
        return String(index) === wanted.trim();
      default:
        return collapse(candidate.label) === collapse(wanted);
    }
  });
  if (!option) throw new ActionProblem(`the select has no option ${optionLocator}`);
  focus(element);
  option.selected = true;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Ticks a box or takes the tick away; clicks only when that changes something. */
export function setChecked(element: Element, checked: boolean): void {
  if (isChecked(element) !== checked) click(element);
  if (isChecked(element) !== checked) {
    throw new ActionProblem(`the element cannot be ${checked ? 'checked' : 'unchecked'} by a click`);
  }
}

/** Submits a form, or the form that an element belongs to. */
export function submit(element: Element): void {
  const form = element.closest('form');
  if (!form) throw new ActionProblem('the element does not belong to a form');
  form.requestSubmit();
}

/** The value of a field; whether it is on or off for a box. */
export function fieldValue(element: Element): string {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    return element.checked ? 'on' : 'off';
  }
  if ('value' in element) return String(element.value);
  throw new ActionProblem('the element has no value');
}

/** The label of the chosen option. */
export function selectedLabel(element: Element): string {
  if (!(element instanceof HTMLSelectElement)) throw new ActionProblem('the element is not a select');
  return collapse(element.selectedOptions[0]?.label ?? '');
}

/** Whether a box is ticked. */
export function isChecked(element: Element): boolean {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    return element.checked;
  }
  const state = element.getAttribute('aria-checked');
  if (state === null) throw new ActionProblem('the element is neither a checkbox nor a radio button');
  return state === 'true';
}

/** Whether a user could see the element. */
export function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

/** Whether a user could type into the element. */
export function isEditable(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return !element.disabled && !element.readOnly;
  }
  if (element instanceof HTMLSelectElement) return !element.disabled;
  return element instanceof HTMLElement && element.isContentEditable;
}

function editable(element: Element): Element {
  if (element instanceof HTMLInputElement && element.type === 'file') {
    throw new ActionProblem('a file field cannot be typed into');
  }
  if (isEditable(element)) return element;
  throw new ActionProblem('the element cannot be edited');
}

function textOf(element: Element): string {
  return 'value' in element ? String(element.value) : (element.textContent ?? '');
}

/** Sets the text past the setters that frameworks put on the element itself, so that they notice the change. */
function setText(element: Element, text: string): void {
  if ('value' in element) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  } else {
    element.textContent = text;
  }
  element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
}

function focus(element: Element): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

/** Dispatches pointer and mouse events over the middle of an element. */
function point(element: Element, types: readonly string[]): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const options = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  for (const type of types) {
    element.dispatchEvent(type.startsWith('pointer') ? new PointerEvent(type, options) : new MouseEvent(type, options));
  }
}

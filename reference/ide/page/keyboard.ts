// Simulates the keyboard, with its events in the browser's order.

import { moveFocusTo } from './focus';
import { ActionProblem } from './problem';
import { isEditable, isEnabled } from './state';
import { erase, hasCaret, inputEvent, insert, moveCaret, replaceText, selectAll, textOf } from './text-field';

/** A key, with the properties of its events. */
interface Key {
  key: string;
  code?: string;
  /** The legacy number of the key. */
  keyCode: number;
  /** The text that it types, if any. */
  text?: string;
}

const named = (key: string, keyCode: number, text?: string): Key => ({
  key,
  code: key,
  keyCode,
  ...(text && { text }),
});

/** WebDriver's code points of keys without a character. */
const namedKeys: Readonly<Record<string, Key>> = {
  '\uE001': named('Cancel', 3),
  '\uE002': named('Help', 6),
  '\uE003': named('Backspace', 8),
  '\uE004': named('Tab', 9),
  '\uE005': named('Clear', 12),
  '\uE006': named('Enter', 13),
  '\uE007': named('Enter', 13),
  '\uE00B': named('Pause', 19),
  '\uE00C': named('Escape', 27),
  '\uE00D': { key: ' ', code: 'Space', keyCode: 32, text: ' ' },
  '\uE00E': named('PageUp', 33),
  '\uE00F': named('PageDown', 34),
  '\uE010': named('End', 35),
  '\uE011': named('Home', 36),
  '\uE012': named('ArrowLeft', 37),
  '\uE013': named('ArrowUp', 38),
  '\uE014': named('ArrowRight', 39),
  '\uE015': named('ArrowDown', 40),
  '\uE016': named('Insert', 45),
  '\uE017': named('Delete', 46),
  '\uE018': { key: ';', code: 'Semicolon', keyCode: 186, text: ';' },
  '\uE019': { key: '=', code: 'Equal', keyCode: 187, text: '=' },
  '\n': named('Enter', 13),
  '\t': named('Tab', 9),
};

/** Keys that stay pressed until the text ends. */
const modifiers: Readonly<Record<string, { key: string; flag: ModifierFlag; keyCode: number }>> = {
  '\uE008': { key: 'Shift', flag: 'shiftKey', keyCode: 16 },
  '\uE009': { key: 'Control', flag: 'ctrlKey', keyCode: 17 },
  '\uE00A': { key: 'Alt', flag: 'altKey', keyCode: 18 },
  '\uE03D': { key: 'Meta', flag: 'metaKey', keyCode: 91 },
};
type ModifierFlag = 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey';

/** Releases all modifiers. */
const releaseAll = '\uE000';
const numberPadText = '0123456789*+,-./';

/** Longer text is inserted at once, like pasted text, because typing it would take too long. */
const typedLength = 500;

/** Fields whose value has a fixed format and cannot be typed character by character. */
const wholeValued = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range']);

/** Replaces the content of a field by typing. */
export function type(element: Element, text: string): void {
  const field = editable(element);
  focus(field);
  if (field instanceof HTMLInputElement && wholeValued.has(field.type)) {
    replaceText(field, text, 'insertReplacementText');
    if (field.value === '' && text !== '') throw new ActionProblem(`the field does not accept ${JSON.stringify(text)}`);
  } else {
    if (textOf(field) !== '') replaceText(field, '', 'deleteContentBackward');
    pressKeys(field, text);
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses keys one after another; characters are appended to the field's content. */
export function sendKeys(element: Element, keys: string): void {
  if (element instanceof HTMLInputElement && element.type === 'file') editable(element);
  focus(element);
  const before = textOf(element);
  // A key may move the focus; later keys go to the new element.
  const last = pressKeys(document.activeElement ?? element, keys);
  if (element.isConnected && last === element && textOf(element) !== before) {
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Replaces the content of a contenteditable element; the new content may have markup. */
export function editContent(element: Element, content: string): void {
  if (!(element instanceof HTMLElement && element.isContentEditable)) {
    throw new ActionProblem('the element is not contenteditable');
  }
  focus(element);
  // A separate document runs no scripts and loads nothing.
  const parsed = new DOMParser().parseFromString(content, 'text/html');
  element.replaceChildren(...parsed.body.childNodes);
  element.dispatchEvent(inputEvent('input', 'insertReplacementText', null));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses keys on an element. Returns the element that has the focus at the end. */
function pressKeys(element: Element, keys: string): Element {
  const held = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const heldKeys = new Map<string, string>();
  let field = element;
  const release = () => {
    for (const [character] of heldKeys) {
      const modifier = modifiers[character];
      if (!modifier) continue;
      held[modifier.flag] = false;
      fire(field, 'keyup', { key: modifier.key, keyCode: modifier.keyCode }, held);
    }
    heldKeys.clear();
  };
  const characters = [...keys];
  for (const character of characters.slice(0, typedLength)) {
    const modifier = modifiers[character];
    if (character === releaseAll) release();
    else if (modifier) {
      held[modifier.flag] = true;
      heldKeys.set(character, modifier.key);
      fire(field, 'keydown', { key: modifier.key, keyCode: modifier.keyCode }, held);
    } else field = pressKey(field, keyOf(character), held);
  }
  const rest = characters.slice(typedLength).join('');
  if (rest !== '' && isEditable(field)) insert(field, rest, 'insertFromPaste');
  release();
  return field;
}

function keyOf(character: string): Key {
  const key = namedKeys[character];
  if (key) return key;
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xe01a && code <= 0xe029) {
    const text = numberPadText[code - 0xe01a] ?? '';
    return { key: text, keyCode: code - 0xe01a + 96, text };
  }
  if (code >= 0xe031 && code <= 0xe03c) return named(`F${code - 0xe030}`, code - 0xe031 + 112);
  const upper = character.toUpperCase();
  const letterOrDigit = /^[A-Z0-9]$/.test(upper);
  const name = letterOrDigit ? { code: /\d/.test(upper) ? `Digit${upper}` : `Key${upper}` } : {};
  return { key: character, keyCode: letterOrDigit ? upper.charCodeAt(0) : 0, text: character, ...name };
}

/** Presses and releases a key. Returns the element that has the focus afterwards. */
function pressKey(field: Element, key: Key, held: Record<ModifierFlag, boolean>): Element {
  let goesOn = fire(field, 'keydown', key, held);
  const isText = key.text !== undefined || key.key === 'Enter';
  const isShortcut = held.ctrlKey || held.metaKey;
  if (goesOn && isText && !isShortcut) goesOn = fire(field, 'keypress', key, held);
  if (goesOn) defaultAction(field, key, held);
  const focused = document.activeElement;
  const next = focused && focused !== document.body ? focused : field;
  fire(next, 'keyup', key, held);
  return next;
}

function fire(target: Element, type: string, key: Key, held: Record<ModifierFlag, boolean>): boolean {
  const charCode = type === 'keypress' ? (key.text?.codePointAt(0) ?? 13) : 0;
  return target.dispatchEvent(
    new KeyboardEvent(type, {
      key: key.key,
      code: key.code ?? '',
      keyCode: type === 'keypress' ? charCode : key.keyCode,
      which: type === 'keypress' ? charCode : key.keyCode,
      charCode,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...held,
    }),
  );
}

/** Imitates the browser's default action of a key, as far as tests rely on it. */
function defaultAction(field: Element, { key, text }: Key, held: Record<ModifierFlag, boolean>): void {
  if (held.ctrlKey || held.metaKey) {
    if (key.toLowerCase() === 'a') selectAll(field);
    return;
  }
  switch (key) {
    case 'Enter':
      enter(field);
      return;
    case 'Tab':
      moveFocus(field, held.shiftKey ? -1 : 1);
      return;
    case ' ':
      if (!isText(field) && field instanceof HTMLElement && isEnabled(field) && field.matches(clickable)) field.click();
      else if (isText(field)) insert(field, ' ', 'insertText');
      return;
    case 'Backspace':
      if (isText(field)) erase(field, 'deleteContentBackward');
      return;
    case 'Delete':
      if (isText(field)) erase(field, 'deleteContentForward');
      return;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      moveCaret(field, key);
      return;
    case 'ArrowUp':
    case 'ArrowDown':
      if (field instanceof HTMLSelectElement) chooseNeighbour(field, key === 'ArrowUp' ? -1 : 1);
      return;
    default:
      if (text !== undefined && isText(field)) insert(field, text, 'insertText');
  }
}

const clickable =
  'button, summary, input[type=button], input[type=submit], input[type=reset], input[type=checkbox], input[type=radio]';
const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

function isText(element: Element): boolean {
  return isEditable(element) && !(element instanceof HTMLSelectElement) && !element.matches(clickable);
}

function enter(field: Element): void {
  if (field instanceof HTMLTextAreaElement) insert(field, '\n', 'insertLineBreak');
  else if (field instanceof HTMLElement && field.isContentEditable) insert(field, '\n', 'insertParagraph');
  else if (field instanceof HTMLInputElement && !field.matches('input[type=button], input[type=reset]')) {
    if (!field.form) return;
    // Implicit submission: click the form's submit button; without one, submit a form with a single field.
    const button = [...field.form.elements].find((each) =>
      each.matches('button:not([type]), [type=submit], [type=image]'),
    );
    if (button instanceof HTMLElement) button.click();
    else if ([...field.form.elements].filter((each) => isText(each)).length === 1) field.form.requestSubmit();
  } else if (field instanceof HTMLElement && field.matches('a[href], button, summary, input')) field.click();
}

function moveFocus(field: Element, direction: 1 | -1): void {
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => each.tabIndex >= 0 && isEnabled(each) && each.checkVisibility({ visibilityProperty: true }),
  );
  const ordered = stops
    .map((stop, position) => ({ stop, position, rank: stop.tabIndex > 0 ? stop.tabIndex : Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.rank - b.rank || a.position - b.position)
    .map(({ stop }) => stop);
  const here = ordered.indexOf(field as HTMLElement);
  const next = ordered[(here + direction + ordered.length) % ordered.length];
  if (next) moveFocusTo(next);
  if (next instanceof HTMLInputElement) next.select();
}

function chooseNeighbour(list: HTMLSelectElement, direction: 1 | -1): void {
  let index = list.selectedIndex + direction;
  while (list.options[index]?.disabled) index += direction;
  if (!list.options[index]) return;
  list.selectedIndex = index;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** @throws ActionProblem if a user could not type there */
function editable(element: Element): Element {
  if (element instanceof HTMLInputElement && element.type === 'file') {
    throw new ActionProblem('cannot type into a file field: only a user can choose files');
  }
  if (isEditable(element) && !(element instanceof HTMLSelectElement)) return element;
  throw new ActionProblem('the element cannot be edited');
}

function focus(element: Element): void {
  if (document.activeElement === element) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  moveFocusTo(element);
  // Place the caret at the end of the field.
  if (hasCaret(element)) element.setSelectionRange(element.value.length, element.value.length);
}

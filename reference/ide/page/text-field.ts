// Edits the text of an element at its caret, with the events that notify the page.

/** An element with plain text. */
type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Moves the caret of a field. */
export function moveCaret(field: Element, key: string): void {
  if (!hasCaret(field)) return;
  const at = field.selectionEnd ?? field.value.length;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: field.value.length }[key] ?? at;
  const place = Math.max(0, Math.min(to, field.value.length));
  field.setSelectionRange(place, place);
}

/** Selects the whole content of an element. */
export function selectAll(field: Element): void {
  if (isTextField(field)) field.select();
  else if (field instanceof HTMLElement && field.isContentEditable) getSelection()?.selectAllChildren(field);
}

/** Whether a field exposes its caret. Fields for numbers and email addresses do not. */
export function hasCaret(field: Element): field is TextField {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && field.selectionStart !== null;
}

/** Incomplete texts of fields: a number field reports an empty value while it holds `1.`. */
const unfinished = new WeakMap<TextField, string>();

/** The content of a field, complete or not. */
function contentOf(field: TextField): string {
  return field.value === '' ? (unfinished.get(field) ?? '') : field.value;
}

/** The selected range of a field's text; its end if the field does not expose it. */
function selectionOf(field: TextField): [number, number] {
  const { length } = contentOf(field);
  return [field.selectionStart ?? length, field.selectionEnd ?? length];
}

/** Inserts text at the caret, replacing the selection. */
export function insert(field: Element, text: string, inputType: string): void {
  if (!isTextField(field)) {
    if (!field.dispatchEvent(inputEvent('beforeinput', inputType, text, true))) return;
    const command = text === '\n' ? 'insertParagraph' : 'insertText';
    // Editors with their own model follow this deprecated command; there is no replacement for it.
    if (!document.execCommand(command, false, text)) field.append(text);
    return;
  }
  const [from, to] = selectionOf(field);
  const content = contentOf(field);
  const room = field.maxLength < 0 ? text.length : Math.max(0, field.maxLength - content.length + (to - from));
  const taken = text.slice(0, room);
  if (taken === '') return;
  setText(field, content.slice(0, from) + taken + content.slice(to), inputType, taken, from + taken.length);
}

/** Deletes the selection, else the character before or after the caret. */
export function erase(field: Element, inputType: 'deleteContentBackward' | 'deleteContentForward'): void {
  const backward = inputType === 'deleteContentBackward';
  if (!isTextField(field)) {
    if (!field.dispatchEvent(inputEvent('beforeinput', inputType, null, true))) return;
    document.execCommand(backward ? 'delete' : 'forwardDelete');
    return;
  }
  const value = contentOf(field);
  let [from, to] = selectionOf(field);
  if (from === to) {
    if (backward) from -= lastCharacter(value.slice(0, from));
    else to += [...value.slice(to)][0]?.length ?? 0;
  }
  if (from !== to) setText(field, value.slice(0, from) + value.slice(to), inputType, null, from);
}

function lastCharacter(text: string): number {
  return [...text.slice(-2)].at(-1)?.length ?? 0;
}

/** Replaces the whole content of a field in one step. */
export function replaceText(field: Element, text: string, inputType: string): void {
  if (isTextField(field)) {
    setText(field, text, inputType, text === '' ? null : text, text.length);
    return;
  }
  if (!field.dispatchEvent(inputEvent('beforeinput', inputType, text, true))) return;
  selectAll(field);
  if (!document.execCommand('delete')) field.textContent = text;
}

/** Sets the text through the built-in setter. Frameworks that override the setter then notice the change. */
function setText(field: TextField, value: string, inputType: string, data: string | null, caret: number): void {
  if (!field.dispatchEvent(inputEvent('beforeinput', inputType, data, true))) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (field.value === value) unfinished.delete(field);
  else unfinished.set(field, value);
  if (hasCaret(field)) field.setSelectionRange(caret, caret);
  field.dispatchEvent(inputEvent('input', inputType, data));
}

/** An event for a change of text. */
export function inputEvent(type: string, inputType: string, data: string | null, cancelable = false): InputEvent {
  return new InputEvent(type, { bubbles: true, composed: true, cancelable, inputType, data });
}

/** The text of an editable element. */
export function textOf(element: Element): string {
  if (isTextField(element)) return contentOf(element);
  return 'value' in element ? String(element.value) : (element.textContent ?? '');
}

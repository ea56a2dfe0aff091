// Simulates the mouse, with its events in the browser's order.

import { dropFocus, moveFocusTo } from './focus';
import { ActionProblem } from './problem';
import { isEnabled } from './state';

/** A point in the viewport. */
interface Point {
  x: number;
  y: number;
}

/** The element under the simulated pointer. */
let over: Element | null = null;

/** Clicks an element. `at`: `x,y` from its upper left corner; empty for its centre. */
export function click(element: Element, at = ''): void {
  clickOnce(element, pointOn(element, at), 1);
}

/** Double-clicks an element. */
export function doubleClick(element: Element, at = ''): void {
  const point = pointOn(element, at);
  clickOnce(element, point, 1);
  if (!element.isConnected) return;
  clickOnce(element, point, 2);
  dispatch(element, ['dblclick'], point, { detail: 2 });
}

function clickOnce(element: Element, point: Point, detail: number): void {
  // Recorders write a click on an option of a closed list: it selects the option.
  if (element instanceof HTMLOptionElement) {
    chooseOption(element);
    return;
  }
  moveOnto(element, point);
  press(element, point, detail);
  // The page may have removed the element on mousedown.
  if (!element.isConnected) return;
  dispatch(element, ['pointerup'], point, { detail });
  if (isEnabled(element)) dispatch(element, ['mouseup'], point, { detail });
  // `click()` instead of a synthetic event if possible: it follows links and submits forms.
  if (detail === 1 && element instanceof HTMLElement) element.click();
  else if (isEnabled(element)) dispatch(element, ['click'], point, { detail });
}

/** Presses the main button and holds it. */
export function mouseDown(element: Element, at = ''): void {
  const point = pointOn(element, at);
  moveOnto(element, point);
  press(element, point, 1);
}

/** Releases the main button. */
export function mouseUp(element: Element, at = ''): void {
  dispatch(element, ['pointerup', 'mouseup'], pointOn(element, at), { detail: 1 });
}

/** Moves the pointer to an element. */
export function mouseMove(element: Element, at = ''): void {
  moveOnto(element, pointOn(element, at));
}

/** Moves the pointer away from an element. */
export function mouseOut(element: Element): void {
  dispatch(element, ['pointerout', 'pointerleave', 'mouseout', 'mouseleave'], pointOn(element, ''));
  if (over === element) over = null;
}

/** Drags an element onto another one, with mouse events and with HTML drag-and-drop events. */
export function dragTo(element: Element, destination: Element): void {
  const from = pointOn(element, '');
  moveOnto(element, from);
  press(element, from, 1);
  const native = element instanceof HTMLElement && element.draggable;
  const data = new DataTransfer();
  const continues = native && drag(element, 'dragstart', from, data);
  const to = pointOn(destination, '');
  if (continues) {
    drag(element, 'drag', from, data);
    drag(destination, 'dragenter', to, data);
    // An element accepts a drop only if it cancels the default action of `dragover`.
    const taken = !drag(destination, 'dragover', to, data);
    if (taken) drag(destination, 'drop', to, data);
    drag(element, 'dragend', to, data);
    return;
  }
  dispatch(element, ['pointermove', 'mousemove'], { x: from.x + 1, y: from.y + 1 }, { buttons: 1 });
  moveOnto(destination, to, 1);
  dispatch(destination, ['pointerup', 'mouseup'], to);
}

/** Selects an option like a user who opens the list. */
export function chooseOption(option: HTMLOptionElement, selected = true): void {
  const list = option.closest('select');
  if (!list) throw new ActionProblem('the option does not belong to a select');
  if (option.disabled || list.disabled) throw new ActionProblem('the option cannot be selected: it is disabled');
  moveFocusTo(list);
  if (option.selected === selected) return;
  option.selected = selected;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(element: Element, point: Point, detail: number): void {
  dispatch(element, ['pointerdown'], point, { detail, buttons: 1 });
  // Pressing moves the focus unless the page prevents it. A disabled control gets no mouse events.
  const continues = !isEnabled(element) || dispatch(element, ['mousedown'], point, { detail, buttons: 1 });
  if (continues) focusAt(element);
}

/** Focuses the nearest focusable element; without one, removes the focus. */
function focusAt(element: Element): void {
  for (let each: Element | null = element; each; each = each.parentElement) {
    moveFocusTo(each);
    if (document.activeElement === each || each.getRootNode() !== document) return;
  }
  dropFocus();
}

function moveOnto(element: Element, point: Point, buttons = 0): void {
  if (over && over !== element && over.isConnected) {
    dispatch(over, ['pointerout', 'mouseout'], point, { buttons, relatedTarget: element });
    if (!over.contains(element)) dispatch(over, ['pointerleave', 'mouseleave'], point, { buttons });
  }
  if (over !== element) {
    dispatch(element, ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'], point, { buttons });
    over = element;
  }
  dispatch(element, ['pointermove', 'mousemove'], point, { buttons });
}

/** @throws ActionProblem for an invalid position */
function pointOn(element: Element, at: string): Point {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  if (at.trim() === '') return { x: left + width / 2, y: top + height / 2 };
  const [, x, y] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(at) ?? [];
  if (x === undefined || y === undefined)
    throw new ActionProblem(`${JSON.stringify(at)} is not a position such as 10,20`);
  return { x: left + Number(x), y: top + Number(y) };
}

/** Dispatches events at a point. Returns false if the page prevented a default action. */
function dispatch(target: Element, types: readonly string[], { x, y }: Point, more: PointerEventInit = {}): boolean {
  const options: PointerEventInit = {
    cancelable: true,
    composed: true,
    view: window,
    clientX: x,
    clientY: y,
    screenX: x + window.screenX,
    screenY: y + window.screenY,
    ...more,
  };
  let continues = true;
  for (const type of types) {
    const bubbles = !/enter$|leave$/.test(type);
    const event = type.startsWith('pointer')
      ? new PointerEvent(type, { ...options, bubbles, pointerId: 1, pointerType: 'mouse', isPrimary: true })
      : new MouseEvent(type, { ...options, bubbles });
    continues = target.dispatchEvent(event) && continues;
  }
  return continues;
}

function drag(target: Element, type: string, { x, y }: Point, dataTransfer: DataTransfer): boolean {
  return target.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, dataTransfer }),
  );
}

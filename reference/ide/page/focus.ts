// The focus of the page.

/**
 * Focuses an element. In a window that is not in front the browser fires no focus events; this function then dispatches
 * the events that the page's scripts rely on.
 */
export function moveFocusTo(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  const before = document.activeElement;
  if (before === element) return;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) dispatchFocusEvents(before, element);
}

/** Removes the focus. */
export function dropFocus(): void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === document.body) return;
  before.blur();
  dispatchFocusEvents(before, null);
}

function dispatchFocusEvents(before: Element | null, after: Element | null): void {
  if (document.hasFocus()) return;
  const send = (target: Element, type: string, relatedTarget: Element | null) =>
    target.dispatchEvent(
      new FocusEvent(type, { composed: true, bubbles: type.startsWith('focus') && type !== 'focus', relatedTarget }),
    );
  if (before && before !== document.body && before.isConnected) {
    send(before, 'blur', after);
    send(before, 'focusout', after);
  }
  if (!after) return;
  send(after, 'focus', before);
  send(after, 'focusin', before);
}

// A modal dialog: the browser keeps the focus inside, and restores it when the dialog closes.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Shows a dialog while the component is mounted.
 * @param dismiss called when the user closes it without an answer, for example with Escape
 */
export function Modal({
  title,
  wide = false,
  describedBy,
  dismiss,
  children,
}: {
  title: string;
  wide?: boolean;
  /** The id of the element that screen readers read after the title. */
  describedBy?: string;
  dismiss: () => void;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  /** False after unmounting: a dialog that another one replaces is not dismissed. */
  const isMounted = useRef(false);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    const mounted = isMounted;
    mounted.current = true;
    // The browser focuses the first button, which changes nothing.
    dialog?.showModal();
    // Close the dialog instead of only removing it, so that the browser restores the focus.
    return () => {
      mounted.current = false;
      dialog?.close();
    };
  }, []);
  const onDismiss = (event: Event) => {
    event.preventDefault();
    if (isMounted.current) dismiss();
  };
  return (
    <dialog
      ref={element}
      class={wide ? 'wide' : ''}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={onDismiss}
      onClose={onDismiss}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

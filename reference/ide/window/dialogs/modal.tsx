// A modal dialog: the browser keeps the keyboard in it, and gives it back when it closes.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Shows a dialog for as long as it is drawn.
 * @param dismiss called when the user wants it gone without an answer, as with Escape
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
  /** The id of what is read out after the title. */
  describedBy?: string;
  dismiss: () => void;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  /** A dialog that another one takes the place of is not dismissed. */
  const isDrawn = useRef(false);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    const drawn = isDrawn;
    drawn.current = true;
    // The browser focuses the first button, which is the answer that changes nothing.
    dialog?.showModal();
    // Closed, and not just gone, so that the focus returns to where it was.
    return () => {
      drawn.current = false;
      dialog?.close();
    };
  }, []);
  const onDismiss = (event: Event) => {
    event.preventDefault();
    if (isDrawn.current) dismiss();
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

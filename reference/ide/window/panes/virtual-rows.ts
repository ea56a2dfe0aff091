// Long lists render only the visible rows and a few around them.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** The range of rendered rows; `last` is exclusive. */
export interface RenderedRows {
  readonly first: number;
  readonly last: number;
}

/** Extra rows on either side, so that scrolling finds them rendered. */
const margin = 12;
/** The assumed height before the frame has one. */
const unknownHeight = 900;

/** The rows to render at a scroll position. Pure. */
export function renderedRows(count: number, rowHeight: number, scrollTop: number, height: number): RenderedRows {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - margin);
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + margin);
  // When a list shrinks, the browser adjusts the scroll position only after rendering.
  return first < last ? { first, last } : { first: Math.max(0, count - 2 * margin), last: count };
}

/**
 * The rows to render while the frame scrolls and changes its height.
 * @param frame the element that scrolls
 */
export function useRenderedRows(frame: RefObject<HTMLElement>, count: number, rowHeight: number): RenderedRows {
  const [{ top, height }, setView] = useState({ top: 0, height: unknownHeight });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // In steps, so that not every pixel of scrolling renders.
    const step = (rowHeight * margin) / 2;
    const look = () =>
      setView((view) => {
        const top = Math.floor(element.scrollTop / step) * step;
        const height = element.clientHeight + step;
        return view.top === top && view.height === height ? view : { top, height };
      });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, rowHeight]);
  return renderedRows(count, rowHeight, top, height);
}

/** Scrolls a row into view when the row or the list changes. */
export function useShownRow(frame: RefObject<HTMLElement>, row: number, rowHeight: number, occasion: unknown): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || row < 0) return;
    const top = row * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + rowHeight - element.clientHeight;
    }
  }, [row, occasion]);
}

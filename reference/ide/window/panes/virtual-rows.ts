// Long lists: only the rows that can be seen are drawn, and some around them.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** Which rows are drawn: from the first to the one before the last. */
export interface DrawnRows {
  readonly first: number;
  readonly last: number;
}

/** Rows beyond what is seen, so that a scroll finds them drawn. */
const margin = 12;
/** What is drawn before the frame has a height. */
const unknownHeight = 900;

/** The rows to draw of a list that is scrolled. Pure. */
export function drawnRows(count: number, rowHeight: number, scrollTop: number, height: number): DrawnRows {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - margin);
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + margin);
  // A list that has become shorter is scrolled back by the browser after it was drawn.
  return first < last ? { first, last } : { first: Math.max(0, count - 2 * margin), last: count };
}

/**
 * The rows to draw of a list, as its frame is scrolled and changes its height.
 * @param frame the element that scrolls
 */
export function useDrawnRows(frame: RefObject<HTMLElement>, count: number, rowHeight: number): DrawnRows {
  const [{ top, height }, setView] = useState({ top: 0, height: unknownHeight });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // In steps of the margin, so that not every pixel of a scroll draws.
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
  return drawnRows(count, rowHeight, top, height);
}

/** Scrolls a row of a list into view when it is another one, and when the list is. */
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

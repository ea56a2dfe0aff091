// Writes faults into a source. Pure.

import type { Edit, Rewriting } from './rewriting';

/** A fault with its number. */
export interface Numbered {
  readonly number: number;
  readonly place: Rewriting;
}

/**
 * A source that can be faulty: which of its faults is active is decided when it runs.
 * @param source one character for each byte
 * @param faults outer code before inner code
 */
export function rewritten(source: string, faults: readonly Numbered[]): string {
  const edits = faults.flatMap(({ number, place }, order) => place.edits(number).map((edit) => ({ edit, order })));
  edits.sort((one, other) => one.edit.at - other.edit.at || inOrder(one, other));
  let text = '';
  let at = 0;
  for (const { edit } of edits) {
    // Code that was replaced as a whole has no edits of its own.
    if (edit.at < at) continue;
    text += source.slice(at, edit.at) + edit.text;
    at = edit.at + edit.length;
  }
  return text + source.slice(at);
}

interface Ordered {
  readonly edit: Edit;
  readonly order: number;
}

function inOrder(one: Ordered, other: Ordered): number {
  if (one.edit.side !== other.edit.side) return one.edit.side === 'end' ? -1 : 1;
  return one.edit.side === 'end' ? other.order - one.order : one.order - other.order;
}

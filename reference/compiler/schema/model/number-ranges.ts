// Ranges of numbers: which of them overlap, and which of them a number is in.

/** Half-open, as descriptor.proto has the ranges of messages. */
export interface NumberRange {
  readonly start: number;
  readonly end: number;
}

/** More overlaps than that are not told: nobody reads them. */
const MOST_OVERLAPS = 1000;

export function overlap(one: NumberRange, other: NumberRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Finds the overlaps among ranges. @returns pairs, the earlier of the list first; a thousand at most */
export function overlapsAmong<T extends NumberRange>(ranges: readonly T[]): { earlier: T; later: T }[] {
  const sorted = ranges.map((range, index) => ({ range, index })).sort((a, b) => a.range.start - b.range.start);
  const found: { earlier: T; later: T }[] = [];
  for (const [at, { range, index }] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length && sorted[next]!.range.start < range.end; next++) {
      const other = sorted[next]!;
      if (!overlap(range, other.range)) continue;
      if (found.length >= MOST_OVERLAPS) return found;
      const inOrder = index < other.index;
      found.push({ earlier: inOrder ? range : other.range, later: inOrder ? other.range : range });
    }
  }
  return found;
}

/** Ranges that are asked for many numbers. */
export class RangeIndex<T extends NumberRange> {
  private readonly sorted: readonly T[];
  /** The largest end of the ranges up to each one. */
  private readonly ends: readonly number[];

  constructor(ranges: readonly T[]) {
    this.sorted = [...ranges].sort((a, b) => a.start - b.start);
    let end = Number.NEGATIVE_INFINITY;
    this.ends = this.sorted.map((range) => {
      end = Math.max(end, range.end);
      return end;
    });
  }

  /** The ranges that the number is in. */
  containing(number: number): T[] {
    return this.overlapping({ start: number, end: number + 1 });
  }

  /** The ranges that overlap with this one. */
  overlapping(range: NumberRange): T[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]!.start < range.end) low = middle + 1;
      else high = middle;
    }
    const found: T[] = [];
    // Where more ranges overlap, that was said already.
    const stop = Math.max(0, low - MOST_OVERLAPS);
    for (let at = low - 1; at >= stop && this.ends[at]! > range.start; at--)
      if (overlap(this.sorted[at]!, range)) found.push(this.sorted[at]!);
    return found;
  }
}

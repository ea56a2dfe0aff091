// Ranges of numbers: finds overlaps, and the ranges that contain a number.

/** A half-open range, like those of messages in descriptor.proto. */
export interface NumberRange {
  readonly start: number;
  readonly end: number;
}

/** The most overlaps to report. Their number may be quadratic. */
const MOST_OVERLAPS = 1000;

export function overlap(one: NumberRange, other: NumberRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Finds the overlaps among ranges. @returns at most a thousand pairs, each in the order of the list */
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

/** An index of ranges for many lookups. */
export class RangeIndex<T extends NumberRange> {
  private readonly sorted: readonly T[];
  /** For each range, the largest end of the ranges up to it. */
  private readonly ends: readonly number[];

  constructor(ranges: readonly T[]) {
    this.sorted = [...ranges].sort((a, b) => a.start - b.start);
    let end = Number.NEGATIVE_INFINITY;
    this.ends = this.sorted.map((range) => {
      end = Math.max(end, range.end);
      return end;
    });
  }

  get isEmpty(): boolean {
    return this.sorted.length === 0;
  }

  /** Yields the ranges that contain the number. */
  containing(number: number): Iterable<T> {
    return this.overlapping({ start: number, end: number + 1 });
  }

  /** Yields the ranges that overlap with this one. */
  *overlapping(range: NumberRange): Iterable<T> {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]!.start < range.end) low = middle + 1;
      else high = middle;
    }
    for (let at = low - 1; at >= 0 && this.ends[at]! > range.start; at--)
      if (overlap(this.sorted[at]!, range)) yield this.sorted[at]!;
  }
}

/** Finds the overlaps of items with indexed ranges. @returns at most a thousand */
export function overlapsBetween<Item, Range extends NumberRange>(
  items: readonly Item[],
  rangeOf: (item: Item) => NumberRange,
  index: RangeIndex<Range>,
): { item: Item; range: Range }[] {
  const found: { item: Item; range: Range }[] = [];
  if (index.isEmpty) return found;
  for (const item of items) {
    for (const range of index.overlapping(rangeOf(item))) {
      if (found.length >= MOST_OVERLAPS) return found;
      found.push({ item, range });
    }
  }
  return found;
}

/** A number as a range. */
export function rangeOfNumber({ number }: { readonly number: number }): NumberRange {
  return { start: number, end: number + 1 };
}

// Many ranges of numbers, and which of them is the first to hold a number: in logarithmic time.

/** Numbers from `start` to before `end`. A range that ends before it begins holds none. */
export interface HalfOpenRange {
  readonly start: number;
  readonly end: number;
}

/** Nobody holds the numbers of a cell. */
const NOBODY = 0xffff_ffff;

/**
 * Answers for a list of ranges which of them come first at a number or in another range. The numbers between two
 * neighbouring bounds are a cell; a cell belongs to the first range that holds it, and a tree over the cells knows the least
 * owner of each stretch.
 */
export class RangeIndex {
  /** The bounds of all ranges, in order, each once; cell `n` reaches from bound `n` to before bound `n + 1`. */
  private readonly bounds: Float64Array;
  /** A segment tree: node `n` has the lesser of nodes `2n` and `2n + 1`, the cells are its last `size` nodes. */
  private readonly tree: Uint32Array;
  private readonly size: number;
  /** The next cell, from this one on, that nobody holds; paths are shortened as they are followed. */
  private readonly free: Uint32Array;
  private readonly earlier: (number | undefined)[] = [];

  constructor(ranges: readonly HalfOpenRange[]) {
    const all = Float64Array.from(ranges.flatMap(({ start, end }) => (start < end ? [start, end] : []))).sort();
    this.bounds = all.filter((bound, index) => index === 0 || bound !== all[index - 1]);
    this.size = this.bounds.length;
    this.tree = new Uint32Array(2 * this.size).fill(NOBODY);
    this.free = Uint32Array.from({ length: this.size + 1 }, (_, cell) => cell);
    for (const [index, range] of ranges.entries()) {
      this.earlier.push(this.firstIn(range));
      this.claim(range, index);
    }
  }

  /** The index of the first range that holds the number. */
  firstAt(number: number): number | undefined {
    return this.firstIn({ start: number, end: number + 1 });
  }

  /** The index of the first range that has a number in common with this one. */
  firstIn({ start, end }: HalfOpenRange): number | undefined {
    if (start >= end || this.size === 0) return undefined;
    // The cell in which the range begins, and the one behind its last.
    let low = Math.max(0, this.boundsBefore(start, true) - 1) + this.size;
    let high = this.boundsBefore(end, false) + this.size;
    let least = NOBODY;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) least = Math.min(least, this.tree[low++]!);
      if (high & 1) least = Math.min(least, this.tree[--high]!);
    }
    return least === NOBODY ? undefined : least;
  }

  /** The index of the first range before the range of this index that has a number in common with it. */
  firstBefore(index: number): number | undefined {
    return this.earlier[index];
  }

  private claim({ start, end }: HalfOpenRange, owner: number): void {
    if (start >= end) return;
    const last = this.boundsBefore(end, false);
    for (let cell = this.nextFree(this.boundsBefore(start, false)); cell < last; cell = this.nextFree(cell)) {
      this.free[cell] = cell + 1;
      for (let node = cell + this.size; node > 0; node >>= 1) {
        if (this.tree[node]! <= owner) break;
        this.tree[node] = owner;
      }
    }
  }

  private nextFree(cell: number): number {
    let next = cell;
    while (this.free[next] !== next) {
      this.free[next] = this.free[this.free[next]!]!;
      next = this.free[next]!;
    }
    return next;
  }

  /** How many bounds are smaller than the number; `orEqual` counts those that equal it too. */
  private boundsBefore(number: number, orEqual: boolean): number {
    let low = 0;
    let high = this.bounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const bound = this.bounds[middle]!;
      if (bound < number || (orEqual && bound === number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

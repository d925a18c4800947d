/** A car's slot with its sort values. */
export interface RankedSlot {
  slot: number;
  /** Primary sort key, ascending. */
  key: number;
  /** Total in millimes. */
  total: number;
}

/**
 * Selects the first slots by key, then total, then id. The result equals sorting all slots and slicing, without sorting
 * the rest.
 */
export class FirstSlots {
  readonly #count: number;
  readonly #compareIds: (a: number, b: number) => number;
  /** Max-heap of the best slots so far, with the worst of them at the top. */
  readonly #heap: RankedSlot[] = [];

  constructor(count: number, compareIds: (a: number, b: number) => number) {
    this.#count = count;
    this.#compareIds = compareIds;
  }

  /** Largest key that may still be selected. */
  get limit(): number {
    if (this.#heap.length < this.#count) return Number.POSITIVE_INFINITY;
    return this.#heap[0]?.key ?? Number.NEGATIVE_INFINITY;
  }

  offer(ranked: RankedSlot): void {
    if (this.#heap.length < this.#count) {
      this.#heap.push(ranked);
      // A descending array is a max-heap.
      if (this.#heap.length === this.#count) this.#heap.sort((a, b) => this.#compare(b, a));
      return;
    }
    const [worst] = this.#heap;
    if (worst !== undefined && this.#compare(ranked, worst) < 0) this.#replaceTop(ranked);
  }

  inOrder(): RankedSlot[] {
    return this.#heap.toSorted((a, b) => this.#compare(a, b));
  }

  #compare(a: RankedSlot, b: RankedSlot): number {
    return a.key - b.key || a.total - b.total || this.#compareIds(a.slot, b.slot);
  }

  #replaceTop(ranked: RankedSlot): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      let larger = heap[child];
      if (larger === undefined) break;
      const right = heap[child + 1];
      if (right !== undefined && this.#compare(right, larger) > 0) [child, larger] = [child + 1, right];
      if (this.#compare(larger, ranked) <= 0) break;
      heap[at] = larger;
      at = child;
    }
    heap[at] = ranked;
  }
}

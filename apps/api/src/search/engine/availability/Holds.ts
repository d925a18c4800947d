/** Marks the end of a linked list. */
const END = -1;

/**
 * Holds by slot, as linked lists of entries in a few arrays. Times are in milliseconds. A firm hold expires at
 * infinity.
 */
export class Holds {
  #first = new Int32Array(1024).fill(END);
  #next = new Int32Array(1024);
  #times = new Float64Array(3 * 1024);
  #used = 0;
  /** First entry of the free list. */
  #free = END;

  add(slot: number, from: number, to: number, expires: number): void {
    while (slot >= this.#first.length) this.#growSlots();
    const entry = this.#allocate();
    this.#times[entry * 3] = from;
    this.#times[entry * 3 + 1] = to;
    this.#times[entry * 3 + 2] = expires;
    this.#next[entry] = this.#first[slot] ?? END;
    this.#first[slot] = entry;
  }

  clear(slot: number): void {
    let entry = this.#first[slot] ?? END;
    while (entry !== END) {
      const next = this.#next[entry] ?? END;
      this.#next[entry] = this.#free;
      this.#free = entry;
      entry = next;
    }
    if (slot < this.#first.length) this.#first[slot] = END;
  }

  /** Returns true if no live hold overlaps the range. Touching ranges do not overlap. */
  isFree(slot: number, start: number, end: number, now: number): boolean {
    if (slot >= this.#first.length) return true;
    const times = this.#times;
    for (let entry = this.#first[slot] ?? END; entry !== END; entry = this.#next[entry] ?? END) {
      const offset = entry * 3;
      if ((times[offset] ?? 0) < end && (times[offset + 1] ?? 0) > start && (times[offset + 2] ?? 0) > now)
        return false;
    }
    return true;
  }

  /**
   * Stores each slot's entries next to each other, so that a search over many slots waits less for memory.
   */
  compact(): void {
    const [first, next, times] = [this.#first, this.#next, this.#times];
    this.#first = new Int32Array(first.length).fill(END);
    this.#next = new Int32Array(next.length);
    this.#times = new Float64Array(times.length);
    this.#used = 0;
    this.#free = END;
    for (let slot = 0; slot < first.length; slot++) {
      for (let entry = first[slot] ?? END; entry !== END; entry = next[entry] ?? END) {
        const [from = 0, to = 0, expires = 0] = times.subarray(entry * 3, entry * 3 + 3);
        this.add(slot, from, to, expires);
      }
    }
  }

  /** Returns the holds of a slot, ordered by start. */
  of(slot: number): { from: number; to: number; expires: number }[] {
    const holds: { from: number; to: number; expires: number }[] = [];
    for (let entry = this.#first[slot] ?? END; entry !== END; entry = this.#next[entry] ?? END) {
      const [from = 0, to = 0, expires = 0] = this.#times.subarray(entry * 3, entry * 3 + 3);
      holds.push({ from, to, expires });
    }
    return holds.toSorted((a, b) => a.from - b.from);
  }

  #allocate(): number {
    if (this.#free !== END) {
      const entry = this.#free;
      this.#free = this.#next[entry] ?? END;
      return entry;
    }
    if (this.#used === this.#next.length) {
      const [next, times] = [this.#next, this.#times];
      this.#next = new Int32Array(next.length * 2);
      this.#next.set(next);
      this.#times = new Float64Array(times.length * 2);
      this.#times.set(times);
    }
    return this.#used++;
  }

  #growSlots(): void {
    const first = this.#first;
    this.#first = new Int32Array(first.length * 2).fill(END);
    this.#first.set(first);
  }
}

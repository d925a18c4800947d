import type { RankedSlot } from "./FirstSlots.ts";

/**
 * The first car of each group of similar cars [SE11]. Searches reuse its arrays, which are indexed by group; `clear`
 * resets only the groups of the last search.
 */
export class BestOfGroups {
  readonly #compareIds: (a: number, b: number) => number;
  #keys = new Float64Array(256);
  #totals = new Float64Array(256);
  #slots = new Int32Array(256);
  /** Number of cars by group. */
  #cars = new Int32Array(256);
  /** Groups with cars in this search: the first `length` entries. */
  #activeGroups = new Int32Array(256);
  #length = 0;

  constructor(compareIds: (a: number, b: number) => number) {
    this.#compareIds = compareIds;
  }

  /** Number of groups with cars in this search. */
  get length(): number {
    return this.#length;
  }

  /** Begins a search over the groups 0 to `end` − 1. */
  clear(end: number): void {
    for (let index = 0; index < this.#length; index++) this.#cars[this.#activeGroups[index] ?? 0] = 0;
    this.#length = 0;
    if (end <= this.#cars.length) return;
    const capacity = 2 * end;
    this.#keys = new Float64Array(capacity);
    this.#totals = new Float64Array(capacity);
    this.#slots = new Int32Array(capacity);
    this.#cars = new Int32Array(capacity);
    this.#activeGroups = new Int32Array(capacity);
  }

  /** Adds a car to its group. Among equal keys the lower total comes first, then the smaller id [SE12]. */
  offer(group: number, { slot, key, total }: RankedSlot): void {
    const count = this.#cars[group] ?? 0;
    this.#cars[group] = count + 1;
    if (count === 0) this.#activeGroups[this.#length++] = group;
    else if (!this.#isBefore(group, { slot, key, total })) return;
    this.#keys[group] = key;
    this.#totals[group] = total;
    this.#slots[group] = slot;
  }

  /** Visits the first car of each group that has cars. */
  forEach(visit: (first: RankedSlot) => void): void {
    for (let index = 0; index < this.#length; index++) {
      const group = this.#activeGroups[index] ?? 0;
      visit({
        slot: this.#slots[group] ?? 0,
        key: this.#keys[group] ?? 0,
        total: this.#totals[group] ?? 0,
      });
    }
  }

  /** Returns the number of cars that were offered for a group. */
  carsOf(group: number): number {
    return this.#cars[group] ?? 0;
  }

  #isBefore(group: number, { slot, key, total }: RankedSlot): boolean {
    const difference = key - (this.#keys[group] ?? 0) || total - (this.#totals[group] ?? 0);
    return (difference || this.#compareIds(slot, this.#slots[group] ?? 0)) < 0;
  }
}

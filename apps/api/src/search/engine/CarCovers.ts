import { type Cover, covers } from "@sayara/domain/search/Cover";

/** What each choice of included covers is worth at an agency: one entry for each set of bits. */
const CHOICES = 1 << covers.length;

/**
 * Prices of the cars' covers, and what an included one would cost at the car's agency [SE9]. The lowest prices of
 * the agencies depend on no date: they are computed again only after a change.
 */
export class CarCovers {
  /** For each cover a column by slot, in millimes a day. −1: not offered, or no car; 0: included. */
  readonly #prices = covers.map(() => new Int32Array(1024).fill(-1));
  /** By slot, a bit for each included cover. */
  #included = new Uint8Array(1024);
  /** By agency number and set of bits. Undefined after a change. */
  #worth: Int32Array | undefined;

  put(slot: number, prices: Record<Cover, number>): void {
    while (slot >= this.#included.length) this.#grow();
    let included = 0;
    covers.forEach((cover, index) => {
      const column = this.#prices[index];
      if (column !== undefined) column[slot] = prices[cover];
      if (prices[cover] === 0) included |= 1 << index;
    });
    this.#included[slot] = included;
    this.#worth = undefined;
  }

  clear(slot: number): void {
    for (const column of this.#prices) column[slot] = -1;
    this.#worth = undefined;
  }

  /**
   * Returns what the included covers of the car in a slot are worth, in millimes a day. `suppliers`: agency numbers
   * by slot, of which the first `end` are in use.
   */
  createWorthOf(suppliers: Int32Array, end: number): (slot: number) => number {
    const worth = (this.#worth ??= this.#worths(suppliers, end));
    const included = this.#included;
    return (slot) => worth[(suppliers[slot] ?? 0) * CHOICES + (included[slot] ?? 0)] ?? 0;
  }

  #worths(suppliers: Int32Array, end: number): Int32Array {
    let last = 0;
    for (let slot = 0; slot < end; slot++) last = Math.max(last, suppliers[slot] ?? 0);
    const worth = new Int32Array((last + 1) * CHOICES);
    this.#prices.forEach((prices, index) => {
      const lowest = new Int32Array(last + 1);
      for (let slot = 0; slot < end; slot++) {
        const price = prices[slot] ?? -1;
        const number = suppliers[slot] ?? 0;
        const known = lowest[number] ?? 0;
        if (price > 0 && (known === 0 || price < known)) lowest[number] = price;
      }
      for (let at = 0; at < worth.length; at++) {
        if (((at >>> index) & 1) === 1)
          worth[at] = (worth[at] ?? 0) + (lowest[Math.floor(at / CHOICES)] ?? 0);
      }
    });
    return worth;
  }

  #grow(): void {
    const included = new Uint8Array(this.#included.length * 2);
    included.set(this.#included);
    this.#included = included;
    this.#prices.forEach((prices, index) => {
      const column = new Int32Array(included.length).fill(-1);
      column.set(prices);
      this.#prices[index] = column;
    });
  }
}

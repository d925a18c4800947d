import { type Cover, covers } from "@sayara/domain/pricing/covers/Cover";

/**
 * Prices of the cars' covers, and the value of an included cover at the car's agency [SE9]. The lowest prices of the
 * agencies depend on no date, so they are recomputed only after a change.
 */
export class CarCovers {
  /** One column by slot for each cover, in millimes a day. −1: not offered, or no car; 0: included. */
  readonly #prices = covers.map(() => new Int32Array(1024).fill(-1));
  /** Value of the included covers by slot, in millimes a day. */
  #values = new Int32Array(1024);
  #isCurrent = false;

  /** `hasMoved`: the slot's car was not in the table before, or belonged to another agency. */
  put(slot: number, prices: Record<Cover, number>, { hasMoved }: { hasMoved: boolean }): void {
    while (slot >= this.#values.length) this.#grow();
    let isChanged = hasMoved;
    covers.forEach((cover, index) => {
      const column = this.#prices[index];
      if (column === undefined) return;
      isChanged ||= column[slot] !== prices[cover];
      column[slot] = prices[cover];
    });
    if (isChanged) this.#isCurrent = false;
  }

  clear(slot: number): void {
    for (const column of this.#prices) column[slot] = -1;
    this.#isCurrent = false;
  }

  /**
   * Returns the value of each car's included covers by slot, in millimes a day. `suppliers`: agency numbers by slot, of
   * which the first `end` are in use.
   */
  valueBySlot(suppliers: Int32Array, end: number): Int32Array {
    if (this.#isCurrent) return this.#values;
    this.#values.fill(0);
    for (const prices of this.#prices) {
      const lowest = lowestPrices(prices, suppliers, end);
      for (let slot = 0; slot < end; slot++) {
        if (prices[slot] !== 0) continue;
        this.#values[slot] = (this.#values[slot] ?? 0) + (lowest[suppliers[slot] ?? 0] ?? 0);
      }
    }
    this.#isCurrent = true;
    return this.#values;
  }

  #grow(): void {
    const length = this.#values.length * 2;
    this.#values = new Int32Array(length);
    this.#prices.forEach((prices, index) => {
      const column = new Int32Array(length).fill(-1);
      column.set(prices);
      this.#prices[index] = column;
    });
  }
}

/** Returns the lowest price above 0 by agency number; 0 if there is none. */
function lowestPrices(prices: Int32Array, suppliers: Int32Array, end: number): Int32Array {
  let maxNumber = 0;
  for (let slot = 0; slot < end; slot++) maxNumber = Math.max(maxNumber, suppliers[slot] ?? 0);
  const lowest = new Int32Array(maxNumber + 1);
  for (let slot = 0; slot < end; slot++) {
    const price = prices[slot] ?? -1;
    const number = suppliers[slot] ?? 0;
    const current = lowest[number] ?? 0;
    if (price > 0 && (current === 0 || price < current)) lowest[number] = price;
  }
  return lowest;
}

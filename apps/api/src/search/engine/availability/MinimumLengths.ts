import { type MinimumPeriod, minimumDaysOn } from "@sayara/domain/pricing/days/minimumDaysOn";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";

/** A rental's pick-up day in the marketplace's zone and its rental days. */
export interface RentalLength {
  pickupDate: CalendarDate;
  days: number;
}

/** Minimum lengths of rentals, by slot [SN4]. Few cars have one, so they are not stored as a column. */
export class MinimumLengths {
  readonly #periods = new Map<number, readonly MinimumPeriod[]>();

  put(slot: number, periods: readonly MinimumPeriod[]): void {
    if (periods.length === 0) this.#periods.delete(slot);
    else this.#periods.set(slot, periods);
  }

  clear(slot: number): void {
    this.#periods.delete(slot);
  }

  isMet(slot: number, { pickupDate, days }: RentalLength): boolean {
    const minimumPeriods = this.#periods.get(slot);
    return (
      minimumPeriods === undefined ||
      days >= minimumDaysOn({ minimumRentalDays: 0, minimumPeriods }, pickupDate)
    );
  }

  /** Removes from a set the cars with a longer minimum length. `active`: positions of the set's words. */
  removeUnmet(words: Int32Array, active: Int32Array, rental: RentalLength): void {
    if (this.#periods.size === 0) return;
    const indexes = new Map(Array.from(active, (word, index) => [word, index]));
    for (const slot of this.#periods.keys()) {
      const index = indexes.get(slot >>> 5);
      if (index !== undefined && !this.isMet(slot, rental))
        words[index] = (words[index] ?? 0) & ~(1 << (slot & 31));
    }
  }
}

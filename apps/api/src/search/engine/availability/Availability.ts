import { Holds } from "./Holds.ts";
import { SlotSet } from "#api/search/engine/listings/SlotSet.ts";

const DAY = 86_400_000;

/** The occupied period: its start, and its end for each car. Times are in milliseconds. */
export interface Occupation {
  from: number;
  to: number;
  /** Drop-off plus the agency's turnaround, by slot. */
  endOf(slot: number): number;
  /** Upper bound of all ends. */
  latestEnd: number;
  now: number;
}

/**
 * Holds of all cars. Each day (UTC) of a hold has a set of slots, so a few words decide most cars. Only holds on the
 * rental's first and last day, and holds that expire, are compared one by one.
 */
export class Availability {
  readonly #holds = new Holds();
  readonly #firm = new Map<number, SlotSet>();
  readonly #expiring = new Map<number, SlotSet>();

  /** Adds a hold. Times are in milliseconds. A firm hold expires at infinity. */
  add(slot: number, from: number, to: number, expires: number): void {
    this.#holds.add(slot, from, to, expires);
    const days = expires === Number.POSITIVE_INFINITY ? this.#firm : this.#expiring;
    for (let day = firstDay(from); day <= lastDay(to); day++) {
      let slots = days.get(day);
      if (slots === undefined) days.set(day, (slots = new SlotSet()));
      slots.add(slot);
    }
  }

  clear(slot: number): void {
    for (const { from, to } of this.#holds.of(slot)) {
      for (let day = firstDay(from); day <= lastDay(to); day++) {
        this.#firm.get(day)?.delete(slot);
        this.#expiring.get(day)?.delete(slot);
      }
    }
    this.#holds.clear(slot);
  }

  /** Returns the holds of a slot, ordered by start. */
  of(slot: number): { from: number; to: number; expires: number }[] {
    return this.#holds.of(slot);
  }

  /** Returns true if no live hold of a slot overlaps the range. Times are in milliseconds. */
  isFree(slot: number, from: number, to: number, now: number): boolean {
    return this.#holds.isFree(slot, from, to, now);
  }

  /** Compacts the holds of each slot in memory. */
  compact(): void {
    this.#holds.compact();
  }

  /**
   * Removes every car with an overlapping hold from a set. `words` are the words of the set at the positions `active`.
   */
  removeUnavailable(words: Int32Array, active: Int32Array, occupation: Occupation): void {
    const { from, to, latestEnd, now } = occupation;
    const doubtful = new Int32Array(active.length);
    for (let day = firstDay(from); day <= lastDay(latestEnd); day++) {
      const isWholeDay = day * DAY >= from && (day + 1) * DAY <= to;
      const firm = this.#firm.get(day)?.words;
      const expiring = this.#expiring.get(day)?.words;
      if (firm !== undefined && isWholeDay) remove(words, active, firm);
      if (firm !== undefined && !isWholeDay) unite(doubtful, active, firm);
      if (expiring !== undefined) unite(doubtful, active, expiring);
    }
    for (let index = 0; index < active.length; index++) {
      const first = (active[index] ?? 0) << 5;
      let free = words[index] ?? 0;
      for (let remaining = (doubtful[index] ?? 0) & free; remaining !== 0; remaining &= remaining - 1) {
        const bit = remaining & -remaining;
        const slot = first + 31 - Math.clz32(bit);
        if (!this.#holds.isFree(slot, from, occupation.endOf(slot), now)) free &= ~bit;
      }
      words[index] = free;
    }
  }
}

function remove(words: Int32Array, active: Int32Array, removed: Int32Array): void {
  for (let index = 0; index < active.length; index++) {
    words[index] = (words[index] ?? 0) & ~(removed[active[index] ?? 0] ?? 0);
  }
}

function unite(words: Int32Array, active: Int32Array, others: Int32Array): void {
  for (let index = 0; index < active.length; index++) {
    words[index] = (words[index] ?? 0) | (others[active[index] ?? 0] ?? 0);
  }
}

function firstDay(from: number): number {
  return Math.floor(from / DAY);
}

/** Returns the last day of a range whose end is exclusive. */
function lastDay(to: number): number {
  return Math.ceil(to / DAY) - 1;
}

import type { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";
import type { CataloguePlace } from "#api/search/engine/catalogue/CataloguePlaces.ts";
import { countBits } from "./SlotSet.ts";

/** A set of slots without its empty words. */
export interface Candidates {
  /** Positions of its words in the sets of the catalogue. */
  active: Int32Array;
  words: Int32Array;
}

/** Returns the cars of some places, without duplicates. Without places, returns every car with a pick-up place. */
export function carsAt(cars: CatalogueCars, places: readonly CataloguePlace[] | undefined): Candidates {
  const sets = places?.map((place) => place.cars.words) ?? [cars.withPickup.words];
  const active = new Int32Array(cars.wordCount);
  const words = new Int32Array(cars.wordCount);
  let count = 0;
  for (let word = 0; word < cars.wordCount; word++) {
    let placeWord = 0;
    for (let index = 0; index < sets.length; index++) placeWord |= sets[index]?.[word] ?? 0;
    if (placeWord === 0) continue;
    active[count] = word;
    words[count] = placeWord;
    count += 1;
  }
  return { active: active.subarray(0, count), words: words.subarray(0, count) };
}

/** Removes the cars of agencies that do not pass. `isPassing`: by agency number. */
export function filterBySupplier(
  { supplier }: CatalogueCars,
  { active, words }: Candidates,
  isPassing: readonly boolean[],
): void {
  if (isPassing.every(Boolean)) return;
  for (let index = 0; index < active.length; index++) {
    const first = (active[index] ?? 0) << 5;
    let passing = words[index] ?? 0;
    for (let remaining = passing; remaining !== 0; remaining &= remaining - 1) {
      const bit = remaining & -remaining;
      if (isPassing[supplier[first + 31 - Math.clz32(bit)] ?? -1] !== true) passing &= ~bit;
    }
    words[index] = passing;
  }
}

/** Removes the cars whose documents end before the day of drop-off [DC3]. Few cars have documents with an end. */
export function removeExpiredDocuments(
  cars: CatalogueCars,
  { active, words }: Candidates,
  dropOffDay: number,
): void {
  for (let index = 0; index < active.length; index++) {
    const word = active[index] ?? 0;
    let passing = words[index] ?? 0;
    for (let limited = passing & (cars.withLastDay.words[word] ?? 0); limited !== 0; limited &= limited - 1) {
      const bit = limited & -limited;
      if (!cars.isBookableUntil((word << 5) + 31 - Math.clz32(bit), dropOffDay)) passing &= ~bit;
    }
    words[index] = passing;
  }
}

/** Returns the words of two sets' intersection. Both sets have the same positions. */
export function intersection(words: Int32Array, others: Int32Array): Int32Array {
  return words.map((word, index) => word & (others[index] ?? 0));
}

/** Returns the slots of a set, in order. */
export function slotsOf({ active, words }: Candidates): Int32Array {
  let count = 0;
  for (let index = 0; index < active.length; index++) count += countBits(words[index] ?? 0);
  const slots = new Int32Array(count);
  let end = 0;
  for (let index = 0; index < active.length; index++) {
    const first = (active[index] ?? 0) << 5;
    for (let remaining = words[index] ?? 0; remaining !== 0; remaining &= remaining - 1) {
      slots[end++] = first + 31 - Math.clz32(remaining & -remaining);
    }
  }
  return slots;
}

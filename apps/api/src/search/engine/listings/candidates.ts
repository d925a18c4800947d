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
  const sets = places?.map((place) => place.cars.words) ?? [cars.placed.words];
  const active = new Int32Array(cars.wordCount);
  const words = new Int32Array(cars.wordCount);
  let count = 0;
  for (let word = 0; word < cars.wordCount; word++) {
    let there = 0;
    for (let index = 0; index < sets.length; index++) there |= sets[index]?.[word] ?? 0;
    if (there === 0) continue;
    active[count] = word;
    words[count] = there;
    count += 1;
  }
  return { active: active.subarray(0, count), words: words.subarray(0, count) };
}

/** Removes the cars of agencies that do not pass. `isPassing`: by agency number. */
export function keepSuppliers(
  { supplier }: CatalogueCars,
  { active, words }: Candidates,
  isPassing: readonly boolean[],
): void {
  if (isPassing.every(Boolean)) return;
  for (let index = 0; index < active.length; index++) {
    const first = (active[index] ?? 0) << 5;
    let kept = words[index] ?? 0;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (isPassing[supplier[first + 31 - Math.clz32(bit)] ?? -1] !== true) kept &= ~bit;
    }
    words[index] = kept;
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
    for (let rest = words[index] ?? 0; rest !== 0; rest &= rest - 1) {
      slots[end++] = first + 31 - Math.clz32(rest & -rest);
    }
  }
  return slots;
}

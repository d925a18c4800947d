import type { CatalogueCars } from "./CatalogueCars.ts";
import { countBits } from "./SlotSet.ts";
import { type TraitDemand, type TraitGroupName, traitLayout } from "./traits.ts";

export interface TraitCounts {
  /** Number of cars by group and choice. */
  choices: Record<TraitGroupName, Record<string, number>>;
  /** Number of cars without the group's own choices. */
  without: Record<TraitGroupName, number>;
}

/**
 * The candidates that pass a filter. Sets are given as those of their words that `active` names, in its
 * order.
 */
export interface TraitFilter {
  /** The candidates that pass every group. */
  readonly passing: Int32Array;
  /** Counts candidates by choice, each group without its own choice. */
  count(candidates: Int32Array): TraitCounts;
}

/** Applies a filter to a set of cars, 32 cars at a time. `traits.ts` declares the filters and their choices. */
export function filterTraits(
  cars: CatalogueCars,
  { words: candidates, active }: { words: Int32Array; active: Int32Array },
  demands: readonly TraitDemand[],
): TraitFilter {
  // For each demand the cars that meet it.
  const met = demands.map((demand) => metWords(cars, active, demand));
  const passing = intersection(candidates, met);

  const count = (among: Int32Array): TraitCounts => {
    const all = intersection(among, met);
    const allCount = countWords(all);
    const groups = traitLayout.map(({ name, choices, firstBit }, group) => {
      const others = met.filter((_, index) => demands[index]?.group !== group);
      const isOpen = others.length === met.length;
      const base = isOpen ? all : intersection(among, others);
      const counts = choices.map((choice, index) => [
        choice,
        countBoth(base, cars.traits[firstBit + index]?.words ?? none, active),
      ]);
      return { name, counts: Object.fromEntries(counts), without: isOpen ? allCount : countWords(base) };
    });
    return {
      choices: Object.fromEntries(groups.map(({ name, counts }) => [name, counts])),
      without: Object.fromEntries(groups.map(({ name, without }) => [name, without])),
    } as TraitCounts;
  };
  return { passing, count };
}

const none = new Int32Array();

function metWords(cars: CatalogueCars, active: Int32Array, { bits, every }: TraitDemand): Int32Array {
  const met = new Int32Array(active.length).fill(every ? -1 : 0);
  for (const bit of bits) {
    const having = cars.traits[bit]?.words ?? none;
    for (let index = 0; index < active.length; index++) {
      const words = having[active[index] ?? 0] ?? 0;
      met[index] = every ? (met[index] ?? 0) & words : (met[index] ?? 0) | words;
    }
  }
  return met;
}

function intersection(words: Int32Array, others: readonly Int32Array[]): Int32Array {
  const both = words.slice();
  for (const other of others) {
    for (let index = 0; index < both.length; index++) both[index] = (both[index] ?? 0) & (other[index] ?? 0);
  }
  return both;
}

/** Number of slots in a set. */
export function countWords(words: Int32Array): number {
  let count = 0;
  for (let index = 0; index < words.length; index++) count += countBits(words[index] ?? 0);
  return count;
}

function countBoth(base: Int32Array, words: Int32Array, active: Int32Array): number {
  let count = 0;
  for (let index = 0; index < active.length; index++) {
    const both = (base[index] ?? 0) & (words[active[index] ?? 0] ?? 0);
    if (both !== 0) count += countBits(both);
  }
  return count;
}

import type { Candidates } from "#api/search/engine/listings/candidates.ts";
import type { CatalogueCars } from "./CatalogueCars.ts";
import { countBits } from "#api/search/engine/listings/SlotSet.ts";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CarFilterName } from "@sayara/domain/search/carFilters";
import type { TraitTable } from "./TraitTable.ts";
import { facetsOf, type TraitDemand, traitBits } from "./traits.ts";

export interface TraitCounts {
  /** Number of cars by group and choice. */
  choices: Record<CarFilterName, Record<string, number>>;
  /** Number of cars if the group's own choices are ignored. */
  without: Record<CarFilterName, number>;
}

/** The candidates that pass a filter. A set consists of its words at the positions `active`, in that order. */
export interface TraitFilter {
  /** The candidates that pass every group. */
  readonly passing: Int32Array;
  /**
   * Counts the candidates that remain for each choice. The choice replaces the group's own choices, or is added to them
   * in a group where a car must meet every choice.
   */
  count(candidates: Int32Array, filter: CarFilter): TraitCounts;
}

/** Applies a filter to a set of cars, 32 cars at a time. The domain declares the filters and their choices. */
export function filterTraits(
  { traits }: Pick<CatalogueCars, "traits">,
  { words: candidates, active }: Candidates,
  demands: readonly TraitDemand[],
): TraitFilter {
  const passing = candidates.slice();
  for (const demand of demands) {
    for (let index = 0; index < active.length; index++) {
      if (passing[index] === 0) continue;
      passing[index] = (passing[index] ?? 0) & matchingWord(traits, active[index] ?? 0, demand);
    }
  }
  return {
    passing,
    count: (among, filter) =>
      countTraits(traits, { active, words: among }, { demands, facets: facetsOf(filter) }),
  };
}

const emptySet = new Int32Array();

function countTraits(
  traits: TraitTable,
  { active, words }: Candidates,
  { demands, facets }: { demands: readonly TraitDemand[]; facets: ReturnType<typeof facetsOf> },
): TraitCounts {
  const cars = new Int32Array(traitBits.length);
  const replaced = new Set(demands.filter(({ every }) => !every).map(({ group }) => group));
  const added = Int32Array.from(countedBits((group) => !replaced.has(group)));
  const ownBits = demands.map(({ group, every }) =>
    every ? emptySet : Int32Array.from(countedBits((each) => each === group)),
  );
  const metWords = new Int32Array(demands.length);
  const withoutOwn = new Int32Array(demands.length);
  let passing = 0;
  for (let index = 0; index < active.length; index++) {
    const candidates = words[index] ?? 0;
    if (candidates === 0) continue;
    const word = active[index] ?? 0;
    let passingWord = candidates;
    for (let each = 0; each < demands.length; each++) {
      const demand = demands[each];
      if (demand === undefined) continue;
      metWords[each] = matchingWord(traits, word, demand);
      passingWord &= metWords[each] ?? 0;
    }
    passing += countBits(passingWord);
    countChoices(cars, { traits, word, among: passingWord, bits: added });
    for (let each = 0; each < demands.length; each++) {
      let passingOthers = candidates;
      for (let other = 0; other < demands.length; other++)
        if (other !== each) passingOthers &= metWords[other] ?? 0;
      withoutOwn[each] = (withoutOwn[each] ?? 0) + countBits(passingOthers);
      countChoices(cars, { traits, word, among: passingOthers, bits: ownBits[each] ?? emptySet });
    }
  }
  const withoutOf = ({ group, withoutBit }: (typeof facets)[number]) => {
    const demandIndex = demands.findIndex((demand) => demand.group === group);
    if (demandIndex === -1) return passing;
    return (withoutBit === undefined ? withoutOwn[demandIndex] : cars[withoutBit]) ?? 0;
  };
  return {
    choices: Object.fromEntries(
      facets.map(({ name, bits }) => [
        name,
        Object.fromEntries([...bits].map(([choice, bit]) => [choice, cars[bit] ?? 0])),
      ]),
    ),
    without: Object.fromEntries(facets.map((facet) => [facet.name, withoutOf(facet)])),
  } as TraitCounts;

  /** Returns the bits to count of some groups, each once: two facets of a group share some. */
  function countedBits(isCounted: (group: number) => boolean): number[] {
    const bits = facets
      .filter(({ group }) => isCounted(group))
      .flatMap((facet) => [
        ...facet.bits.values(),
        ...(facet.withoutBit === undefined ? [] : [facet.withoutBit]),
      ]);
    return [...new Set(bits)];
  }
}

/** Returns the bits of the cars that meet a demand, among the 32 cars of a word. */
function matchingWord({ words, width }: TraitTable, word: number, { bits, every }: TraitDemand): number {
  let matching = every ? -1 : 0;
  for (let index = 0; index < bits.length; index++) {
    const carsWithBit = words[word * width + (bits[index] ?? 0)] ?? 0;
    matching = every ? matching & carsWithBit : matching | carsWithBit;
  }
  return matching;
}

/** Adds the number of cars with each of the bits, among the cars of one word. */
function countChoices(
  cars: Int32Array,
  { traits, word, among, bits }: { traits: TraitTable; word: number; among: number; bits: Int32Array },
): void {
  if (among === 0) return;
  const { words, width } = traits;
  for (let index = 0; index < bits.length; index++) {
    const bit = bits[index] ?? 0;
    cars[bit] = (cars[bit] ?? 0) + countBits(among & (words[word * width + bit] ?? 0));
  }
}

/** Counts the slots in a set. */
export function countWords(words: Int32Array): number {
  let count = 0;
  for (let index = 0; index < words.length; index++) count += countBits(words[index] ?? 0);
  return count;
}

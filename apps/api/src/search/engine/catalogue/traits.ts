import { type CarType, carTypes } from "@sayara/domain/car/CarType";
import { type DepositMeans, depositMeans } from "@sayara/domain/deposit/DepositMeans";
import { type CarFilter, noCarFilter } from "@sayara/domain/search/CarFilter";
import { type CarFilterName, type FilteredCar, carFilterRules } from "@sayara/domain/search/carFilters";
import { type DepositTier, depositTiers } from "@sayara/domain/search/DepositTier";
import { isDepositWithin } from "@sayara/domain/search/filterPredicates";

/** Filters whose choices are demanded together, with their bits in a car's traits. */
interface TraitGroup {
  /** Number of its bits. */
  size: number;
  firstBit: number;
  /** Returns the indexes of the bits that a car has. */
  matching(car: FilteredCar): number[];
  /** Returns the indexes of the bits of which a filter demands one or all. Empty: no demand. */
  demanded(filter: CarFilter): number[];
  needs: "one" | "every";
  /** Returns the facets of its filters, with the indexes of their bits. */
  facets(filter: CarFilter): Facet[];
}

/** The counted choices of a filter. */
interface Facet {
  name: CarFilterName;
  /** The bit of each choice. */
  bits: ReadonlyMap<string, number>;
  /** The bit of the cars that pass the group without this filter. Absent: all cars do. */
  withoutBit?: number;
}

/**
 * Each set of means that makes a difference [DP4]: a credit card is enough wherever a debit card is. The two filters on
 * the deposit share a group with a bit for each set and tier.
 */
const meansSets: readonly (readonly DepositMeans[])[] = [
  [],
  ["cash"],
  ["debitCard"],
  ["creditCard"],
  ["cash", "debitCard"],
  ["cash", "creditCard"],
];

/** Returns the index of the bit of a set of means and a tier. */
function depositIndex(means: readonly DepositMeans[], tier: DepositTier): number {
  const set = means.filter((one) => one !== "debitCard" || !means.includes("creditCard"));
  const position = meansSets.findIndex(
    (each) => each.length === set.length && each.every((one) => set.includes(one)),
  );
  return position * depositTiers.length + depositTiers.indexOf(tier);
}

const depositGroup: Omit<TraitGroup, "firstBit"> = {
  size: meansSets.length * depositTiers.length,
  needs: "one",
  matching: (car) =>
    meansSets.flatMap((means) =>
      depositTiers.flatMap((deposit) =>
        isDepositWithin(car, { deposit, depositMeans: [...means] }) ? [depositIndex(means, deposit)] : [],
      ),
    ),
  demanded: ({ deposit, depositMeans: chosen }) =>
    deposit === "all" && chosen.length === 0 ? [] : [depositIndex(chosen, deposit)],
  facets: ({ deposit, depositMeans: chosen }) => [
    {
      name: "deposit",
      bits: new Map(depositTiers.map((tier) => [tier, depositIndex(chosen, tier)])),
      withoutBit: depositIndex(chosen, "all"),
    },
    {
      name: "depositMeans",
      bits: new Map(depositMeans.map((means) => [means, depositIndex([means], deposit)])),
      withoutBit: depositIndex([], deposit),
    },
  ],
};

/** The groups in the order of the filters. `carFilterRules` defines which cars match a choice. */
const traitGroups = createGroups();

/** All bits of `traitsOf`. */
export const traitBits = traitGroups.flatMap(({ size, firstBit }) =>
  Array.from({ length: size }, (_, index) => firstBit + index),
);

/** The bit of each range. */
export const rangeBits = Object.fromEntries(
  carTypes.map((range) => [range, bitOf("range", range)]),
) as Record<CarType, number>;

/** Returns the bits of the choices that a car meets. Filters and counts read nothing else. */
export function traitsOf(car: FilteredCar): number[] {
  return traitGroups.flatMap(({ matching, firstBit }) => matching(car).map((index) => firstBit + index));
}

/** Demand of a filter on one group of choices. */
export interface TraitDemand {
  /** The group's position. */
  group: number;
  /** The demanded bits. */
  bits: readonly number[];
  /** True if a car needs all bits; otherwise one is enough. */
  every: boolean;
}

/** Returns the groups that a filter restricts. */
export function demandsOf(filter: CarFilter): TraitDemand[] {
  return traitGroups.flatMap(({ demanded, needs, firstBit }, group) => {
    const bits = demanded(filter).map((index) => firstBit + index);
    return bits.length === 0 ? [] : [{ group, bits, every: needs === "every" }];
  });
}

/** Returns the counted choices of a filter's groups, in the order of the filters. */
export function facetsOf(filter: CarFilter): (Facet & { group: number })[] {
  return traitGroups.flatMap(({ facets, firstBit }, group) =>
    facets(filter).map(({ name, bits, withoutBit }) => ({
      name,
      group,
      bits: new Map([...bits].map(([choice, index]) => [choice, firstBit + index])),
      ...(withoutBit !== undefined && { withoutBit: firstBit + withoutBit }),
    })),
  );
}

function bitOf(name: CarFilterName, choice: string): number {
  const facet = facetsOf(noCarFilter).find((each) => each.name === name);
  return facet?.bits.get(choice) ?? -1;
}

function createGroups(): TraitGroup[] {
  let firstBit = 0;
  return carFilterRules.flatMap(([name, { choices, choicesOf, matches, needs }]) => {
    if (name === "depositMeans") return [];
    const group: Omit<TraitGroup, "firstBit"> =
      name === "deposit"
        ? depositGroup
        : {
            size: choices.length,
            needs,
            matching: (car) =>
              choices.flatMap((choice, index) => (matches(car, choice, noCarFilter) ? [index] : [])),
            demanded: (filter) =>
              choicesOf(filter[name])
                .map((choice) => choices.indexOf(choice))
                .filter((index) => index !== -1),
            facets: () => [{ name, bits: new Map(choices.map((choice, index) => [choice, index])) }],
          };
    const placed = { ...group, firstBit };
    firstBit += group.size;
    return [placed];
  });
}

import { type CarType, carTypes } from "@sayara/domain/car/CarType";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { type CarFilterName, type FilteredCar, carFilterRules } from "@sayara/domain/search/carFilters";

/** Bit positions of each filter's choices in a car's traits. `carFilterRules` defines which cars match a choice. */
export const traitLayout = createLayout();

/** All bits of `traitsOf`. */
export const traitBits = traitLayout.flatMap(({ choices, firstBit }) =>
  choices.map((_, index) => firstBit + index),
);

/** The bit of each range. */
export const rangeBits = Object.fromEntries(
  carTypes.map((range) => [range, bitOf("range", range)]),
) as Record<CarType, number>;

/** Returns the bits of the choices that a car meets. Filters and counts read nothing else. */
export function traitsOf(car: FilteredCar): number[] {
  return traitLayout.flatMap(({ choices, matches, firstBit }) =>
    choices.flatMap((choice, index) => (matches(car, choice) ? [firstBit + index] : [])),
  );
}

/** Demand of a filter on one group of choices. */
export interface TraitDemand {
  /** The group's position in `traitLayout`. */
  group: number;
  /** The demanded bits. */
  bits: readonly number[];
  /** True if a car needs all bits; otherwise one is enough. */
  every: boolean;
}

/** Returns the groups that a filter restricts. */
export function demandsOf(filter: CarFilter): TraitDemand[] {
  return traitLayout.flatMap(({ name, choices, choicesOf, needs, firstBit }, position) => {
    const indexes = choicesOf(filter[name]).map((choice) => choices.indexOf(choice));
    const bits = indexes.filter((index) => index !== -1).map((index) => firstBit + index);
    return bits.length === 0 ? [] : [{ group: position, bits, every: needs === "every" }];
  });
}

function bitOf(name: CarFilterName, choice: string): number {
  const rule = traitLayout.find((each) => each.name === name);
  return rule === undefined ? -1 : rule.firstBit + rule.choices.indexOf(choice);
}

function createLayout() {
  let firstBit = 0;
  return carFilterRules.map(([name, rule]) => {
    const layout = { ...rule, name, firstBit };
    firstBit += rule.choices.length;
    return layout;
  });
}

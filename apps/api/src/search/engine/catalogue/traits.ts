import { carFeatures } from "@sayara/domain/car/CarFeature";
import { type CarType, carTypes } from "@sayara/domain/car/CarType";
import { fuelPolicies } from "@sayara/domain/car/FuelPolicy";
import { fuelTypes } from "@sayara/domain/car/FuelType";
import { gearboxes } from "@sayara/domain/car/Gearbox";
import { mileages } from "@sayara/domain/car/Mileage";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { hasSeats, isDepositWithin } from "@sayara/domain/search/carPasses";
import { depositTiers } from "@sayara/domain/search/DepositTier";
import { seatsFilters } from "@sayara/domain/search/SeatsFilter";
import { priceOrFlag } from "#api/catalogue/carPricingOf.ts";
import type { CarsTable } from "#api/database/tables/catalogueTables.ts";
import type { Selectable } from "kysely";

type TraitRow = Pick<
  Selectable<CarsTable>,
  | "seats"
  | "aircon"
  | "doors"
  | "deposit_millimes"
  | "range"
  | "gearbox"
  | "fuel_type"
  | "mileage"
  | "fuel_policy"
  | "multimedia"
>;

interface TraitGroup {
  /** The choices of the group, one bit each. */
  choices: readonly string[];
  /** Whether a car meets the choice, by the domain's predicates. */
  has(car: TraitRow, choice: string): boolean;
  chosen(filter: CarFilter): readonly string[];
  /** Whether a car must meet one or every one of several choices. */
  needs: "one" | "every";
}

const group = <Choice extends string>(
  choices: readonly Choice[],
  has: (car: TraitRow, choice: Choice) => boolean,
  chosen: (filter: CarFilter) => readonly Choice[],
  needs: TraitGroup["needs"] = "one",
): TraitGroup => ({ choices, has: (car, choice) => has(car, choice as Choice), chosen, needs });

const yes = ["yes"] as const;
const yesIf = (isChosen: boolean) => (isChosen ? yes : []);

/** Groups of filters by the car alone. Rating and suppliers depend on the agency: `countSuppliers.ts`. */
const groups = {
  seats: group(
    seatsFilters,
    (car, seats) => hasSeats(car.seats, seats),
    (filter) => filter.seats,
  ),
  aircon: group(
    yes,
    (car) => car.aircon,
    (filter) => yesIf(filter.aircon),
  ),
  fourPlusDoors: group(
    yes,
    (car) => car.doors >= 4,
    (filter) => yesIf(filter.fourPlusDoors),
  ),
  deposit: group(
    depositTiers,
    (car, tier) => isDepositWithin(priceOrFlag(car.deposit_millimes), tier),
    (filter) => (filter.deposit === "all" ? [] : [filter.deposit]),
  ),
  range: group(
    carTypes,
    (car, range) => car.range === range,
    (filter) => filter.range,
  ),
  gearbox: group(
    gearboxes,
    (car, gearbox) => car.gearbox === gearbox,
    (filter) => filter.gearbox,
  ),
  fuelType: group(
    fuelTypes,
    (car, fuel) => car.fuel_type === fuel,
    (filter) => filter.fuelType,
  ),
  mileage: group(
    mileages,
    (car, mileage) => (car.mileage === -1) === (mileage === "unlimited"),
    (filter) => filter.mileage,
  ),
  fuelPolicy: group(
    fuelPolicies,
    (car, policy) => car.fuel_policy === policy,
    (filter) => filter.fuelPolicy,
  ),
  multimedia: group(
    carFeatures,
    (car, feature) => car.multimedia.includes(feature),
    (filter) => filter.multimedia,
    "every",
  ),
} satisfies Record<string, TraitGroup>;

export type TraitGroupName = keyof typeof groups;

/**
 * Positions of each group's bits in a car's traits. `traitsOf` packs them into one integer of 32 bits, of which
 * 30 are used. A 33rd would share the first one's bit; the tests of facets then fail.
 */
export const traitLayout = layOut();

/** Every bit of `traitsOf`. */
export const traitBits = traitLayout.flatMap(({ choices, firstBit }) =>
  choices.map((_, index) => firstBit + index),
);

/** The bit of each range. */
export const rangeBits = Object.fromEntries(
  carTypes.map((range) => [range, bitOf("range", range)]),
) as Record<CarType, number>;

/** Every choice that a car meets, a bit each. Filtering and counting read nothing else. */
export function traitsOf(car: TraitRow): number {
  let traits = 0;
  for (const { choices, has, firstBit } of traitLayout) {
    choices.forEach((choice, index) => {
      if (has(car, choice)) traits |= 1 << (firstBit + index);
    });
  }
  return traits;
}

/** A filter's demand on one group. */
export interface TraitDemand {
  /** The group's position in `traitLayout`. */
  group: number;
  /** The required bits. */
  bits: readonly number[];
  /** Whether a car needs all of them; otherwise one is enough. */
  every: boolean;
}

/** The groups that a filter restricts. */
export function demandsOf(filter: CarFilter): TraitDemand[] {
  return traitLayout.flatMap(({ choices, chosen, needs, firstBit }, position) => {
    const indexes = chosen(filter).map((choice) => choices.indexOf(choice));
    const bits = indexes.filter((index) => index !== -1).map((index) => firstBit + index);
    return bits.length === 0 ? [] : [{ group: position, bits, every: needs === "every" }];
  });
}

function bitOf(name: TraitGroupName, choice: string): number {
  const found = traitLayout.find((each) => each.name === name);
  return found === undefined ? -1 : found.firstBit + found.choices.indexOf(choice);
}

function layOut() {
  let firstBit = 0;
  return Object.entries(groups).map(([name, entry]) => {
    const placed = { ...entry, name: name as TraitGroupName, firstBit };
    firstBit += entry.choices.length;
    return placed;
  });
}

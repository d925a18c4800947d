import { carFeatures } from "@sayara/domain/car/CarFeature";
import { carTypes } from "@sayara/domain/car/CarType";
import { fuelPolicies } from "@sayara/domain/car/FuelPolicy";
import { fuelTypes } from "@sayara/domain/car/FuelType";
import { gearboxes } from "@sayara/domain/car/Gearbox";
import { mileages } from "@sayara/domain/car/Mileage";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { hasSeats, isDepositWithin } from "@sayara/domain/search/carPasses";
import { depositTiers } from "@sayara/domain/search/DepositTier";
import { seatsFilters } from "@sayara/domain/search/SeatsFilter";
import { priceOrFlag } from "#api/catalogue/carPricingOf.ts";
import type { CarsTable } from "#api/database/catalogueTables.ts";
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
  /** The choices a driver has in this group, one bit each. */
  choices: readonly string[];
  /** Whether a car has what the choice asks for: the domain's own predicates. */
  has(car: TraitRow, choice: string): boolean;
  chosen(filter: CarFilter): readonly string[];
  /** Of several choices, whether a car needs one or every one of them. */
  needs: "one" | "every";
}

const group = <Choice extends string>(
  choices: readonly Choice[],
  has: (car: TraitRow, choice: Choice) => boolean,
  chosen: (filter: CarFilter) => readonly Choice[],
  needs: TraitGroup["needs"] = "one",
): TraitGroup => ({ choices, has: (car, choice) => has(car, choice as Choice), chosen, needs });

const yes = ["yes"] as const;
const yesIf = (asked: boolean) => (asked ? yes : []);

/** The groups of filters that look at the car alone. Rating and suppliers look at its agency: they are apart. */
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

/** Where each group's bits are in a car's traits. They must fit in 31 bits; the tests would fail. */
export const traitLayout = layOut();

/** Every bit that `traitsOf` may give. */
export const traitBits = traitLayout.flatMap(({ choices, firstBit }) =>
  choices.map((_, index) => firstBit + index),
);

/** Every choice that a car meets, a bit each: filtering and counting need nothing else of it. */
export function traitsOf(car: TraitRow): number {
  let traits = 0;
  for (const { choices, has, firstBit } of traitLayout) {
    choices.forEach((choice, index) => {
      if (has(car, choice)) traits |= 1 << (firstBit + index);
    });
  }
  return traits;
}

/** What a filter asks of one group. */
export interface TraitDemand {
  /** The group's position in `traitLayout`. */
  group: number;
  /** The bits asked for. */
  bits: readonly number[];
  /** Whether a car needs all of them; else one of them will do. */
  every: boolean;
}

/** The groups of which a filter asks something. */
export function demandsOf(filter: CarFilter): TraitDemand[] {
  return traitLayout.flatMap(({ choices, chosen, needs, firstBit }, position) => {
    const indexes = chosen(filter).map((choice) => choices.indexOf(choice));
    const bits = indexes.filter((index) => index !== -1).map((index) => firstBit + index);
    return bits.length === 0 ? [] : [{ group: position, bits, every: needs === "every" }];
  });
}

function layOut() {
  let firstBit = 0;
  return Object.entries(groups).map(([name, entry]) => {
    const placed = { ...entry, name: name as TraitGroupName, firstBit };
    firstBit += entry.choices.length;
    return placed;
  });
}

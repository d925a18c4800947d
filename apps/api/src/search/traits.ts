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
    (car) => car.doors > 4,
    (filter) => yesIf(filter.fourPlusDoors),
  ),
  deposit: group(
    depositTiers,
    (car, tier) => isDepositWithin(priceOrFlag(car.deposit_millimes), tier),
    (filter) => [filter.deposit],
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

/** Where each group's bits are in a car's traits. They must fit in 31 bits; the tests would tell. */
const layout = layOut();

/** Every choice that a car meets, a bit each: filtering and counting need nothing else of it. */
export function traitsOf(car: TraitRow): number {
  let traits = 0;
  for (const { choices, has, firstBit } of layout) {
    choices.forEach((choice, index) => {
      if (has(car, choice)) traits |= 1 << (firstBit + index);
    });
  }
  return traits;
}

/** What a filter asks of the traits. */
export interface TraitDemand {
  /** For each group of which something is asked: its number, the bits asked for, and whether all of them are needed. */
  groups: readonly { number: number; bits: number; every: boolean }[];
}

export function demandOf(filter: CarFilter): TraitDemand {
  const demands = layout.map(({ choices, chosen, needs, firstBit }, number) => ({
    number,
    every: needs === "every",
    bits: chosen(filter).reduce((bits, choice) => bits | (1 << (firstBit + choices.indexOf(choice))), 0),
  }));
  return { groups: demands.filter(({ bits }) => bits !== 0) };
}

/** How many groups there are; a number from here on is free for groups that are not traits. */
export const traitGroupCount = layout.length;

/** The groups in which a car fails, a bit each: 0 when it passes. */
export function failedGroups(traits: number, { groups: demands }: TraitDemand): number {
  let failed = 0;
  for (const { number, bits, every } of demands) {
    const met = traits & bits;
    if (every ? met !== bits : met === 0) failed |= 1 << number;
  }
  return failed;
}

/** Counts, group by group and choice by choice, the cars that pass every other group. */
export function createTraitCounts() {
  // Many cars have the same traits: they are counted together, and told apart at the end.
  const passing = new Map<number, number>();
  const failingOnly = layout.map(() => new Map<number, number>());
  const countOf = (firstBit: number, number: number) => {
    let count = 0;
    for (const each of [passing, failingOnly[number] ?? new Map<number, number>()]) {
      for (const [traits, cars] of each) if (((traits >>> firstBit) & 1) === 1) count += cars;
    }
    return count;
  };
  return {
    /** `failed`: as `failedGroups` tells, with other groups' bits after them. */
    add(traits: number, failed: number): void {
      // What fails in two groups is shown by no single choice.
      if ((failed & (failed - 1)) !== 0) return;
      const counts = failed === 0 ? passing : failingOnly[31 - Math.clz32(failed)];
      counts?.set(traits, (counts.get(traits) ?? 0) + 1);
    },
    counts(): Record<TraitGroupName, Record<string, number>> {
      const groupsCounted = layout.map(({ name, choices, firstBit, number }) => [
        name,
        Object.fromEntries(choices.map((choice, index) => [choice, countOf(firstBit + index, number)])),
      ]);
      return Object.fromEntries(groupsCounted) as Record<TraitGroupName, Record<string, number>>;
    },
  };
}

function layOut() {
  let firstBit = 0;
  return Object.entries(groups).map(([name, entry], number) => {
    const placed = { ...entry, name, number, firstBit };
    firstBit += entry.choices.length;
    return placed;
  });
}

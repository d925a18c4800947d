import type { Car } from "../car/Car.ts";
import { carFeatures } from "../car/CarFeature.ts";
import { carTypes } from "../car/CarType.ts";
import { fuelPolicies } from "../car/FuelPolicy.ts";
import { fuelTypes } from "../car/FuelType.ts";
import { gearboxes } from "../car/Gearbox.ts";
import { mileages } from "../car/Mileage.ts";
import { depositMeans } from "../deposit/DepositMeans.ts";
import type { CarFilter } from "./CarFilter.ts";
import { depositTiers } from "./DepositTier.ts";
import { hasSeats, isDepositWithin } from "./filterPredicates.ts";
import { seatsFilters } from "./SeatsFilter.ts";

/** The fields of a car that the filters check. */
export type FilteredCar = Pick<
  Car,
  | "seats"
  | "aircon"
  | "doors"
  | "deposit"
  | "deposits"
  | "range"
  | "gearbox"
  | "fuelType"
  | "mileage"
  | "fuelPolicy"
  | "multimedia"
>;

/** The two filters on the security deposit. */
export type DepositFilter = Pick<CarFilter, "deposit" | "depositMeans">;

/**
 * A filter that depends on the car alone. `Choice` is its form in the URL, `Value` its form in `CarFilter`.
 */
interface CarFilterRule<Parameter extends string, Choice extends string, Value> {
  /** Name of the URL parameter and of the form field. */
  parameter: Parameter;
  choices: readonly Choice[];
  /** Whether a car must match one of the choices or all of them [SE7]. */
  needs: "one" | "every";
  /** `filter` is used only by the two filters on the deposit, which depend on each other [DP4]. */
  matches(car: FilteredCar, choice: Choice, filter: DepositFilter): boolean;
  /** Returns the choices in a value; none if it does not filter. */
  choicesOf(value: Value): readonly Choice[];
  /** Parses the parameter's values. Ignores invalid ones [SE3]. */
  parse(texts: readonly string[]): Value;
  /** Returns the parameter's values; none for the default [SE2]. */
  format(value: Value): readonly string[];
}

/** Creates a filter with any number of choices, read from repeated or comma-separated parameters. */
function listFilter<Parameter extends string, Choice extends string>(
  parameter: Parameter,
  choices: readonly Choice[],
  matches: (car: FilteredCar, choice: Choice, filter: DepositFilter) => boolean,
  needs: "one" | "every" = "one",
): CarFilterRule<Parameter, Choice, Choice[]> {
  return {
    parameter,
    choices,
    needs,
    matches,
    choicesOf: (value) => value,
    parse(texts) {
      const requested = new Set(texts.flatMap((text) => text.split(",")));
      return choices.filter((choice) => requested.has(choice));
    },
    format: (value) => value,
  };
}

/** Creates a checkbox filter. `text` is the parameter's value when checked. */
function checkboxFilter<Parameter extends string>(
  parameter: Parameter,
  text: string,
  matches: (car: FilteredCar) => boolean,
): CarFilterRule<Parameter, "yes", boolean> {
  return {
    parameter,
    choices: ["yes"],
    needs: "one",
    matches,
    choicesOf: (value) => (value ? ["yes"] : []),
    parse: ([first]) => isSet(first),
    format: (value) => (value ? [text] : []),
  };
}

/** Creates a filter with one choice out of several. The value `none` does not filter. */
function choiceFilter<Parameter extends string, Choice extends string>(
  parameter: Parameter,
  { choices, none }: { choices: readonly Choice[]; none: NoInfer<Choice> },
  matches: (car: FilteredCar, choice: NoInfer<Choice>, filter: DepositFilter) => boolean,
): CarFilterRule<Parameter, Choice, Choice> {
  const choicesOf = (value: Choice) => (value === none ? [] : [value]);
  return {
    parameter,
    choices,
    needs: "one",
    matches,
    choicesOf,
    parse: ([first]) => choices.find((choice) => choice === first) ?? none,
    format: choicesOf,
  };
}

/** Returns whether a checkbox parameter is set. */
export function isSet(text: string | null | undefined): boolean {
  return text !== null && text !== undefined && text !== "" && text !== "0" && text !== "false";
}

/**
 * The filters that depend on the car alone, in the order of the URL [SE2, SE5–SE7]. URLs, `carPasses` and the
 * API's search engine are derived from this table. The rating and supplier filters are not in it: they depend
 * on the agency.
 */
export const carFilters = {
  seats: listFilter("seats", seatsFilters, (car, seats) => hasSeats(car.seats, seats)),
  aircon: checkboxFilter("aircon", "1", (car) => car.aircon),
  fourPlusDoors: checkboxFilter("doors", "4plus", (car) => car.doors >= 4),
  deposit: choiceFilter(
    "deposit",
    { choices: depositTiers, none: "all" },
    (car, deposit, { depositMeans: means }) => isDepositWithin(car, { deposit, depositMeans: means }),
  ),
  depositMeans: listFilter("depositBy", depositMeans, (car, means, { deposit }) =>
    isDepositWithin(car, { deposit, depositMeans: [means] }),
  ),
  range: listFilter("range", carTypes, (car, range) => car.range === range),
  gearbox: listFilter("gearbox", gearboxes, (car, gearbox) => car.gearbox === gearbox),
  fuelType: listFilter("fuel", fuelTypes, (car, fuel) => car.fuelType === fuel),
  mileage: listFilter(
    "mileage",
    mileages,
    (car, mileage) => (car.mileage === -1) === (mileage === "unlimited"),
  ),
  fuelPolicy: listFilter("fuelPolicy", fuelPolicies, (car, policy) => car.fuelPolicy === policy),
  multimedia: listFilter(
    "multimedia",
    carFeatures,
    (car, feature) => car.multimedia.includes(feature),
    "every",
  ),
} satisfies {
  [Name in Exclude<keyof CarFilter, "suppliers" | "rating">]: CarFilterRule<string, string, CarFilter[Name]>;
};

export type CarFilterName = keyof typeof carFilters;

/** A rule without its specific choice types, for code that handles all rules in the same way. */
type AnyCarFilterRule = CarFilterRule<string, string, unknown>;

/** The entries of {@link carFilters}, in order. */
export const carFilterRules = Object.entries(carFilters) as unknown as readonly (readonly [
  name: CarFilterName,
  rule: AnyCarFilterRule,
])[];

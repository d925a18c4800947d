import type { Car } from "../car/Car.ts";
import { carFeatures } from "../car/CarFeature.ts";
import { carTypes } from "../car/CarType.ts";
import { fuelPolicies } from "../car/FuelPolicy.ts";
import { fuelTypes } from "../car/FuelType.ts";
import { gearboxes } from "../car/Gearbox.ts";
import { mileages } from "../car/Mileage.ts";
import type { CarFilter } from "./CarFilter.ts";
import { depositTiers } from "./DepositTier.ts";
import { hasSeats, isDepositWithin } from "./filteredFacts.ts";
import { seatsFilters } from "./SeatsFilter.ts";

/** The facts of a car that filters ask about. */
export type FilteredCar = Pick<
  Car,
  | "seats"
  | "aircon"
  | "doors"
  | "deposit"
  | "range"
  | "gearbox"
  | "fuelType"
  | "mileage"
  | "fuelPolicy"
  | "multimedia"
>;

/** A filter by the car alone. Its choices are texts; `Value` is what `CarFilter` has. */
interface CarFilterRule<Parameter extends string, Choice extends string, Value> {
  /** Its name in an address, and that of its form field. */
  parameter: Parameter;
  choices: readonly Choice[];
  /** Whether a car meets one of several choices, or has to meet every one [SE7]. */
  needs: "one" | "every";
  has(car: FilteredCar, choice: Choice): boolean;
  /** The choices of a value; none: it filters nothing. */
  chosen(value: Value): readonly Choice[];
  /** Reads the value from the parameter's texts; invalid ones are ignored [SE3]. */
  read(texts: readonly string[]): Value;
  /** The parameter's texts for a value; none: the default [SE2]. */
  write(value: Value): readonly string[];
}

/** A list of choices, from repeated parameters or one with commas. */
function list<Parameter extends string, Choice extends string>(
  parameter: Parameter,
  choices: readonly Choice[],
  has: (car: FilteredCar, choice: Choice) => boolean,
  needs: "one" | "every" = "one",
): CarFilterRule<Parameter, Choice, Choice[]> {
  return {
    parameter,
    choices,
    needs,
    has,
    chosen: (value) => value,
    read(texts) {
      const asked = new Set(texts.flatMap((text) => text.split(",")));
      return choices.filter((choice) => asked.has(choice));
    },
    write: (value) => value,
  };
}

/** A tick; `text` is the parameter's value when it is set. */
function tick<Parameter extends string>(
  parameter: Parameter,
  text: string,
  has: (car: FilteredCar) => boolean,
): CarFilterRule<Parameter, "yes", boolean> {
  return {
    parameter,
    choices: ["yes"],
    needs: "one",
    has,
    chosen: (value) => (value ? ["yes"] : []),
    read: ([first]) => isSet(first),
    write: (value) => (value ? [text] : []),
  };
}

/** One choice of several; `none` filters nothing. */
function oneOf<Parameter extends string, Choice extends string>(
  parameter: Parameter,
  { choices, none }: { choices: readonly Choice[]; none: NoInfer<Choice> },
  has: (car: FilteredCar, choice: NoInfer<Choice>) => boolean,
): CarFilterRule<Parameter, Choice, Choice> {
  const chosen = (value: Choice) => (value === none ? [] : [value]);
  return {
    parameter,
    choices,
    needs: "one",
    has,
    chosen,
    read: ([first]) => choices.find((choice) => choice === first) ?? none,
    write: chosen,
  };
}

/** Whether a parameter of a tick is set. */
export function isSet(text: string | null | undefined): boolean {
  return text !== null && text !== undefined && text !== "" && text !== "0" && text !== "false";
}

/**
 * The filters by the car alone, in the order of the address [SE2, SE5–SE7]. Addresses, `carPasses` and the API's search
 * engine are made from this table. Rating and agencies depend on the agency.
 */
export const carFilters = {
  seats: list("seats", seatsFilters, (car, seats) => hasSeats(car.seats, seats)),
  aircon: tick("aircon", "1", (car) => car.aircon),
  fourPlusDoors: tick("doors", "4plus", (car) => car.doors >= 4),
  deposit: oneOf("deposit", { choices: depositTiers, none: "all" }, (car, tier) =>
    isDepositWithin(car.deposit, tier),
  ),
  range: list("range", carTypes, (car, range) => car.range === range),
  gearbox: list("gearbox", gearboxes, (car, gearbox) => car.gearbox === gearbox),
  fuelType: list("fuel", fuelTypes, (car, fuel) => car.fuelType === fuel),
  mileage: list("mileage", mileages, (car, mileage) => (car.mileage === -1) === (mileage === "unlimited")),
  fuelPolicy: list("fuelPolicy", fuelPolicies, (car, policy) => car.fuelPolicy === policy),
  multimedia: list("multimedia", carFeatures, (car, feature) => car.multimedia.includes(feature), "every"),
} satisfies {
  [Name in Exclude<keyof CarFilter, "suppliers" | "rating">]: CarFilterRule<string, string, CarFilter[Name]>;
};

export type CarFilterName = keyof typeof carFilters;

/** A rule without the types of its own choices, for code that treats all alike. */
type AnyCarFilterRule = CarFilterRule<string, string, unknown>;

/** The table in its order. */
export const carFilterRules = Object.entries(carFilters) as unknown as readonly (readonly [
  name: CarFilterName,
  rule: AnyCarFilterRule,
])[];

import * as v from "valibot";
import { CataloguePrice } from "../pricing/CarPricing.ts";
import { orUnknown } from "../validation/newerValues.ts";
import { FuelPolicy } from "./FuelPolicy.ts";

/** Highest price of an extra kilometre, in TND. */
export const MAX_KILOMETRE_PRICE = 100;

/** −1 for unlimited, otherwise kilometres per rental day. */
export const MileageAllowance = v.union([
  v.literal(-1),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
]);

const price = v.pipe(CataloguePrice, v.gtValue(0, "price_invalid"));

/** An agency's prices for the use of a car beyond its terms, in TND. Null: none [HO9]. */
export const UsagePrices = v.object({
  /** Of a kilometre above the allowance. */
  extraKilometre: v.nullable(v.pipe(price, v.maxValue(MAX_KILOMETRE_PRICE, "price_invalid"))),
  /** Of an eighth of the tank that is missing at return. */
  missingFuel: v.nullable(price),
});
export type UsagePrices = v.InferOutput<typeof UsagePrices>;

/** The terms of a rental on the use of its car, as sold [HO9]. */
export const UsageTerms = v.object({
  mileage: MileageAllowance,
  fuelPolicy: orUnknown(FuelPolicy),
  prices: UsagePrices,
});
export type UsageTerms = v.InferOutput<typeof UsageTerms>;

interface RentedCar {
  mileage: number;
  fuelPolicy: UsageTerms["fuelPolicy"];
  usagePrices?: UsagePrices;
}

const noPrices: UsagePrices = { extraKilometre: null, missingFuel: null };

/** Returns the terms at which a car is rented now. Without prices if its agency has none. */
export function usageTermsOf({ mileage, fuelPolicy, usagePrices = noPrices }: RentedCar): UsageTerms {
  return { mileage, fuelPolicy, prices: usagePrices };
}

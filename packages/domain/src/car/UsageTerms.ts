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

/** An agency's prices for extra kilometres and missing fuel, in TND. Null: no charge [HO9]. */
export const UsagePrices = v.object({
  /** Price of a kilometre above the allowance. */
  extraKilometre: v.nullable(v.pipe(price, v.maxValue(MAX_KILOMETRE_PRICE, "price_invalid"))),
  /** Price of an eighth of the tank missing at return. */
  missingFuel: v.nullable(price),
});
export type UsagePrices = v.InferOutput<typeof UsagePrices>;

/** A rental's terms on mileage and fuel, as sold [HO9]. */
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

/** Returns a car's current terms on mileage and fuel. The prices are null if its agency has none. */
export function usageTermsOf({ mileage, fuelPolicy, usagePrices = noPrices }: RentedCar): UsageTerms {
  return { mileage, fuelPolicy, prices: usagePrices };
}

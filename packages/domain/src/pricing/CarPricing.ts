import * as v from "valibot";
import { Currency } from "../money/Currency.ts";
import { Dinars } from "../money/Dinars.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { MAX_PRICE } from "../config/businessDefaults.ts";
import { Percentage } from "./Percentage.ts";

/** A catalogue price in TND, 0 to `MAX_PRICE`, with at most 2 decimals [PR19]. */
export const CataloguePrice = v.pipe(Dinars, v.maxValue(MAX_PRICE, "price_invalid"));

/**
 * −1: not offered. 0: included. Otherwise the price in TND: flat for cancellation and amendments, per day for the other
 * four (product.md, section 3) [PR13–PR15].
 */
export const OptionPrice = v.union([v.literal(-1), CataloguePrice], "price_invalid");
export type OptionPrice = v.InferOutput<typeof OptionPrice>;

/** A daily price in TND from `startDate` to `endDate`, both inclusive [PR4]. */
export const PeriodicPrice = v.pipe(
  v.object({ startDate: CalendarDate, endDate: CalendarDate, dailyPrice: CataloguePrice }),
  v.check((period) => period.startDate <= period.endDate, "period_reversed"),
);
export type PeriodicPrice = v.InferOutput<typeof PeriodicPrice>;

/** A discount of `percentage` (0 to 100) on every day, from `threshold` rental days on [PR6, PR7]. */
export const Discount = v.object({
  threshold: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
  percentage: Percentage,
});
export type Discount = v.InferOutput<typeof Discount>;

/** The fields of a car that determine its price, in TND: input of `quoteRental` and `quoteTotal`. */
export const CarPricing = v.object({
  currency: Currency,
  dailyPrice: CataloguePrice,
  periodicPrices: v.pipe(v.array(PeriodicPrice), v.maxLength(200)),
  discounts: v.pipe(v.array(Discount), v.maxLength(50)),
  cancellation: OptionPrice,
  amendments: OptionPrice,
  theftProtection: OptionPrice,
  collisionDamageWaiver: OptionPrice,
  fullInsurance: OptionPrice,
  additionalDriver: OptionPrice,
});
export type CarPricing = v.InferOutput<typeof CarPricing>;

import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { RentalOption } from "./RentalOption.ts";
import { Currency } from "../money/Currency.ts";
import { Dinars } from "../money/Dinars.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { Percentage } from "./Percentage.ts";
import { ExtraName, ExtraUnit } from "./extras/Extra.ts";
import { ExtraKind } from "./extras/ExtraKind.ts";
import { FeeKind } from "./fees/FeeKind.ts";
import { PromoDiscount } from "./promo/PromoDiscount.ts";
import { SoldPromo } from "./promo/SoldPromo.ts";
import { knownOnly, orUnknown } from "../validation/newerValues.ts";

/** The rules that can contribute to a day's price: PR4 (base, period), PR6 (discount), PR9 (commission). */
export const priceRules = ["base", "period", "discount", "commission"] as const;

/**
 * One rental day with its price and the values from which it was computed [PR4, PR6, PR9]. Amounts are in
 * TND, `discountPercentage` and `commissionRate` in percent.
 */
export const QuoteLine = v.object({
  date: CalendarDate,
  basePrice: Dinars,
  periodPrice: v.nullable(Dinars),
  discountPercentage: v.nullable(Percentage),
  commissionRate: v.nullable(Percentage),
  price: Dinars,
  /** The rules applied, in order; the first is `base` or `period`. */
  rules: knownOnly(v.picklist(priceRules)),
});
export type QuoteLine = v.InferOutput<typeof QuoteLine>;

/**
 * One chosen option, in TND. `price` = `unitPrice` × `quantity`. The quantity is 1 for a flat fee, otherwise the number
 * of rental days [PR14].
 */
export const OptionLine = v.object({
  option: orUnknown(RentalOption),
  unitPrice: Dinars,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  price: Dinars,
});
export type OptionLine = v.InferOutput<typeof OptionLine>;

/**
 * One chosen extra of the agency, in TND. `price` = `unitPrice` × `quantity`. The quantity is `count`, the number of
 * pieces, times the rental days if the price is per day [EX4].
 */
export const ExtraLine = v.object({
  extra: EntityId,
  kind: orUnknown(ExtraKind),
  /** As sold. */
  name: ExtraName,
  per: orUnknown(ExtraUnit),
  unitPrice: Dinars,
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  price: Dinars,
});
export type ExtraLine = v.InferOutput<typeof ExtraLine>;

/**
 * One fee of the agency for this rental, in TND. `price` = `unitPrice` × `quantity`, or less where the fee
 * has a maximum. The quantity is the number of hand-overs with the fee, the number of rental days for a fee
 * per day, and otherwise 1 [FE6, FE8].
 */
export const FeeLine = v.object({
  kind: orUnknown(FeeKind),
  unitPrice: Dinars,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: Dinars,
});
export type FeeLine = v.InferOutput<typeof FeeLine>;

/**
 * The promo code of a rental. `reduction` is its discount in TND: 0 if the rental does not meet a condition
 * [PD2, PD3].
 */
export const PromoLine = v.object({
  code: SoldPromo.entries.code,
  ofMarketplace: SoldPromo.entries.ofMarketplace,
  discount: PromoDiscount,
  reduction: Dinars,
});
export type PromoLine = v.InferOutput<typeof PromoLine>;

/**
 * The price of a rental of `days` rental days, in the domain and in the API. Amounts are in TND, multiples of
 * 0.01. `lines` add up to `rental`; `lines`, `optionLines`, `extraLines` and `feeLines` together, less the
 * `reduction` of `promoLine`, add up to `total` [PR17].
 *
 * `perDay` is `total` without flat fees, divided by `days` and rounded to the nearest 0.01. It is only for display
 * [PR21]. `refusedOptions` were requested but are not offered. No sum includes them, and a booking with any of them
 * must be refused [PR13].
 */
export const Quote = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lines: v.array(QuoteLine),
  rental: Dinars,
  optionLines: v.array(OptionLine),
  /** Absent if no extra is chosen. */
  extraLines: v.exactOptional(v.array(ExtraLine)),
  /** Absent if the rental has no fees. */
  feeLines: v.exactOptional(v.array(FeeLine)),
  /** Absent without a promo code. */
  promoLine: v.exactOptional(PromoLine),
  refusedOptions: knownOnly(RentalOption),
  total: Dinars,
  perDay: Dinars,
  currency: Currency,
});
export type Quote = v.InferOutput<typeof Quote>;

import type { RentalOption } from "./RentalOption.ts";
import type { CarPricing, Discount, PeriodicPrice } from "./CarPricing.ts";
import type { ChosenExtra } from "./extras/ChosenExtra.ts";
import type { RentalFee } from "./fees/RentalFee.ts";
import type { SoldPromo } from "./promo/SoldPromo.ts";
import type { Commission } from "./commission/Commission.ts";

/** A car's prices as input for pricing. Lists may be readonly, because pricing mutates nothing. */
export type ReadonlyCarPricing = Readonly<Omit<CarPricing, "periodicPrices" | "discounts">> & {
  readonly periodicPrices: readonly Readonly<PeriodicPrice>[];
  readonly discounts: readonly Readonly<Discount>[];
};

/** Input of `quoteRental` and `quoteTotal`. */
export interface PricingInput {
  /** The car's prices; a whole `Car` is accepted. */
  car: ReadonlyCarPricing;
  /** Pick-up. */
  from: Date;
  /** Drop-off. */
  to: Date;
  /** The chosen options; none by default. */
  options?: { readonly [option in RentalOption]?: boolean | undefined } | undefined;
  /** The chosen extras of the agency; none by default [EX4]. */
  extras?: readonly ChosenExtra[] | undefined;
  /** The fees of the agency for this rental, from `feesOfRental`, `youngDriverFees` and `addressServiceFees`; none by default [FE2]. */
  fees?: readonly RentalFee[] | undefined;
  /** The promo code of the rental; none by default [PD2]. */
  promo?: SoldPromo | undefined;
  /** From `pricing/commission/resolveCommission`. */
  commission: Commission;
  /** The marketplace's IANA zone. Every calendar date is computed in it [TM1]. */
  timeZone: string;
}

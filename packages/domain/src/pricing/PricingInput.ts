import type { RentalOption } from "../car/RentalOption.ts";
import type { CarPricing, Discount, PeriodicPrice } from "./CarPricing.ts";
import type { Commission } from "./Commission.ts";

/** A car's prices as pricing reads them: it changes nothing, so lists may be readonly. */
export type PricedCar = Readonly<Omit<CarPricing, "periodicPrices" | "discounts">> & {
  readonly periodicPrices: readonly Readonly<PeriodicPrice>[];
  readonly discounts: readonly Readonly<Discount>[];
};

/** What a price is made from. */
export interface PricingInput {
  /** The car's prices; a whole `Car` will do. */
  car: PricedCar;
  /** Pick-up. */
  from: Date;
  /** Drop-off. */
  to: Date;
  /** The chosen options; none by default. */
  options?: { readonly [option in RentalOption]?: boolean | undefined } | undefined;
  /** See `pricing/resolveCommission`. */
  commission: Commission;
  /** The marketplace's IANA zone, in which every calendar question is asked. */
  timeZone: string;
}

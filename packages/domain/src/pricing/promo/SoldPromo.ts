import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import { PromoDiscount } from "./PromoDiscount.ts";

/**
 * A promo code with its terms at the time of the sale: input of pricing. A null term sets no condition [PD2,
 * PD3].
 */
export const SoldPromo = v.object({
  id: EntityId,
  /** Normalized by `PromoCodeText`. */
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,20}$/)),
  /**
   * Whether the code is the marketplace's, which then bears the discount [PD10]. Absent for a code of the
   * car's agency.
   */
  ofMarketplace: v.exactOptional(v.boolean()),
  discount: PromoDiscount,
  /** First pick-up day, in the marketplace's zone. `rentalUntil` is the last. */
  rentalFrom: v.nullable(CalendarDate),
  rentalUntil: v.nullable(CalendarDate),
  /** Minimum number of rental days. */
  minimumDays: v.nullable(wholeNumber(1, 366)),
  /** Minimum price of the rental days in TND, before the code's discount. */
  minimumRental: v.nullable(CataloguePrice),
});
export type SoldPromo = v.InferOutput<typeof SoldPromo>;

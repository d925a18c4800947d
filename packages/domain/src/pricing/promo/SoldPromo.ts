import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import { PromoDiscount } from "./PromoDiscount.ts";

/** A promo code with its terms when the rental is sold, for pricing. A null term is no condition [PD2, PD3]. */
export const SoldPromo = v.object({
  id: EntityId,
  /** Normalised by `PromoCodeText`. */
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,20}$/)),
  /** Whether it is a code of the marketplace, which then bears it [PD10]. Absent for a code of the car's agency. */
  ofMarketplace: v.exactOptional(v.boolean()),
  discount: PromoDiscount,
  /** First and last day of pick-up, in the marketplace's zone. */
  rentalFrom: v.nullable(CalendarDate),
  rentalUntil: v.nullable(CalendarDate),
  /** Minimum number of rental days. */
  minimumDays: v.nullable(wholeNumber(1, 366)),
  /** Minimum price of the rental days in TND, before the code's discount. */
  minimumRental: v.nullable(CataloguePrice),
});
export type SoldPromo = v.InferOutput<typeof SoldPromo>;

import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import { PromoDiscount } from "./PromoDiscount.ts";

/** A promo code with the terms at which a rental is sold: input of pricing. Null: no such condition [PD2, PD3]. */
export const SoldPromo = v.object({
  id: EntityId,
  /** As `PromoCodeText` returns it. */
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,20}$/)),
  /** Whether it is a code of the marketplace, which then bears it [PD10]. Absent for a code of the car's agency. */
  ofMarketplace: v.exactOptional(v.boolean()),
  discount: PromoDiscount,
  /** First and last day of pick-up, in the marketplace's zone. */
  rentalFrom: v.nullable(CalendarDate),
  rentalUntil: v.nullable(CalendarDate),
  /** Rental days at least. */
  minimumDays: v.nullable(wholeNumber(1, 366)),
  /** Price of the rental days at least, in TND, before the code. */
  minimumRental: v.nullable(CataloguePrice),
});
export type SoldPromo = v.InferOutput<typeof SoldPromo>;

import type { Millimes } from "@sayara/domain/money/millimes";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { priceInMillimes } from "../checkedPricing.ts";
import type { SoldPromo } from "./SoldPromo.ts";

/** Conditions of a code that a rental may fail to meet. */
export type MissedPromoCondition = "dates" | "minimumDays" | "minimumRental";

/** The facts of a rental that a code's conditions and discount depend on. */
export interface PromoBase {
  days: number;
  /** Price of the rental days, before the code. */
  rental: Millimes;
  /** Day of pick-up, in the marketplace's zone. */
  pickupDate: CalendarDate;
}

/** Returns the first condition of a code that a rental does not meet; null if it meets them all [PD3]. */
export function missedPromoCondition(
  { rentalFrom, rentalUntil, minimumDays, minimumRental }: SoldPromo,
  { days, rental, pickupDate }: PromoBase,
): MissedPromoCondition | null {
  if (rentalFrom !== null && pickupDate < rentalFrom) return "dates";
  if (rentalUntil !== null && pickupDate > rentalUntil) return "dates";
  if (minimumDays !== null && days < minimumDays) return "minimumDays";
  if (minimumRental !== null && rental < priceInMillimes(minimumRental)) return "minimumRental";
  return null;
}

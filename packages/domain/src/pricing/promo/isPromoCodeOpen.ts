import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { PromoCode } from "./PromoCode.ts";

/**
 * Returns whether new bookings may use a code: it is not paused, and today is between its first and last day
 * [PD3].
 *
 * @param today in the marketplace's zone.
 */
export function isPromoCodeOpen(
  { validFrom, validUntil, isPaused }: Pick<PromoCode, "validFrom" | "validUntil" | "isPaused">,
  today: CalendarDate,
): boolean {
  return !isPaused && validFrom <= today && today <= validUntil;
}

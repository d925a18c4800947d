import { moveOfferEndsAt } from "@sayara/domain/booking/move/moveOfferEndsAt";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { endOffer } from "./endOffer.ts";
import { type FoundReplacement, findReplacements } from "./findReplacements.ts";

/** Other cars offered to a driver, with the end of the offer. */
export interface MoveOffer {
  until: Date;
  cars: FoundReplacement[];
}

/**
 * Returns the end of the offer of other cars for a booking that staff cancels now [MV2]. Null when no time is
 * left, a guest has not confirmed the request, or an online checkout was not paid.
 */
export function offerEndsAt(
  { status, is_guest, link_opened_at, from_at }: StoredBooking,
  now: Date,
): Date | null {
  const isUnconfirmed = status === "pending" && is_guest && link_opened_at === null;
  return isUnconfirmed || status === "void" ? null : moveOfferEndsAt({ cancelledAt: now, pickup: from_at });
}

/** Returns the cars offered for a booking that was cancelled in this transaction. Ends the offer if no car is free. */
export async function offerMove(
  transaction: Transaction,
  booking: StoredBooking,
  { until, config, now }: { until: Date; config: Config; now: Date },
): Promise<MoveOffer | undefined> {
  const cars = await findReplacements(transaction, booking, { config, now });
  if (cars.length > 0) return { until, cars };
  await endOffer(transaction, booking.id, now);
  return undefined;
}

import { VOID_HOLD_MINUTES } from "@sayara/domain/config/businessDefaults";
import { extrasOf } from "#api/bookings/extrasOf.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { holdCarAgain } from "./holdCarAgain.ts";
import { reserveExtrasAgain } from "./reserveExtrasAgain.ts";

/** Milliseconds by which the hold outlasts the payment session, so that the gateway's state is read first. */
const GRACE = 120_000;

/**
 * Extends the hold of an unpaid booking until its payment has ended, and holds the car again if the hold has lapsed.
 * Requires the car's lock.
 *
 * @throws RefusalError `car_taken`, `extra_taken`, `promo_refused`.
 */
export async function extendHold(transaction: Transaction, booking: StoredBooking, now: Date): Promise<void> {
  if (booking.status !== "void" && booking.status !== "pending") return;
  const until = new Date(now.getTime() + VOID_HOLD_MINUTES * 60_000 + GRACE);
  const expiresAt = booking.lapses_at !== null && booking.lapses_at > until ? booking.lapses_at : until;
  await transaction
    .updateTable("bookings")
    .set({ lapses_at: expiresAt, updated_at: now })
    .where("id", "=", booking.id)
    .execute();
  const heldExtras = { bookingId: booking.id, extras: extrasOf(booking) };
  if (!(await reserveExtrasAgain(transaction, heldExtras, now))) throw new RefusalError("extra_taken");
  const extended = await transaction
    .updateTable("holds")
    .set({ expires_at: expiresAt })
    .where("booking_id", "=", booking.id)
    .returning("id")
    .executeTakeFirst();
  if (extended !== undefined) return;
  const refusal = await holdCarAgain(transaction, booking, expiresAt, now);
  if (refusal !== null) throw new RefusalError(refusal);
}

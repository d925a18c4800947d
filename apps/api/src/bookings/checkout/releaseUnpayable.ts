import type { Transaction } from "#api/database/Schema.ts";
import { expireOpeningSession } from "#api/bookings/payment/paymentSessions.ts";

/**
 * Releases the car of a booking whose payment session was never opened, and ends the session. Does nothing if the
 * session is open. Requires the car's lock.
 *
 * @returns whether the car was released.
 */
export async function releaseUnpayable(
  transaction: Transaction,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  if (!(await expireOpeningSession(transaction, sessionId, now))) return false;
  await transaction.deleteFrom("holds").where("booking_id", "=", bookingId).execute();
  await transaction
    .updateTable("bookings")
    .set({ lapses_at: null, updated_at: now })
    .where("id", "=", bookingId)
    .where("status", "=", "void")
    .execute();
  return true;
}

import type { Transaction } from "#api/database/Schema.ts";

/**
 * Ends the offer of other cars, so that the booking's card refunds become due. Leaves a refund that `payRefunds` has
 * started unchanged. The caller holds the lock of the booking's car.
 */
export async function endOffer(transaction: Transaction, bookingId: string, now: Date): Promise<void> {
  await transaction
    .updateTable("bookings")
    .set({ move_offered_until: null })
    .where("id", "=", bookingId)
    .execute();
  await transaction
    .updateTable("refunds")
    .set({ next_attempt_at: now })
    .where("booking_id", "=", bookingId)
    .where("state", "=", "requested")
    .where("attempts", "=", 0)
    .where("next_attempt_at", ">", now)
    .execute();
}

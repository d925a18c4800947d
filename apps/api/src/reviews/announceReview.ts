import { announce, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Transaction } from "#api/database/Schema.ts";

/** Notifies the agency's staff of a review, in its transaction. */
export async function announceReview(
  transaction: Transaction,
  booking: StoredBooking,
  now: Date,
): Promise<void> {
  // The notification does not mention the minimum age.
  const facts = await readMailedFacts(transaction, booking, { minimumDriverAge: 0, depositMethods: [] });
  const announcements = facts.agency.map((recipient) => ({
    recipient,
    notification: "review_received" as const,
  }));
  await announce(transaction, facts, announcements, now);
}

/** Notifies the driver who wrote a review, in the transaction of the event, unless the booking is deleted. */
export async function announceToReviewer(
  transaction: Transaction,
  { booking_id: bookingId }: { booking_id: string },
  { notification, now }: { notification: "review_answered" | "review_photo_refused"; now: Date },
): Promise<void> {
  const booking = await transaction
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", bookingId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (booking === undefined) return;
  const facts = await readMailedFacts(transaction, booking, { minimumDriverAge: 0, depositMethods: [] });
  await announce(transaction, facts, [{ recipient: facts.driver, notification }], now);
}

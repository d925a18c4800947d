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

import { announce, type Announcement, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Transaction } from "#api/database/Schema.ts";

/** Notifies driver and agency that a cancellation request was declined, in the decision's transaction. */
export async function announceDeclined(
  transaction: Transaction,
  booking: StoredBooking,
  { actorId, rules, now }: { actorId: string; rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const notification = "cancellation_declined";
  const mail = {
    kind: "cancellationDeclined",
    ...bookingMailFields(facts),
    isGuest: booking.is_guest,
  } as const;
  const agency = facts.agency
    .filter(({ id }) => id !== undefined && id !== actorId)
    .map((recipient): Announcement => ({ recipient, notification }));
  await announce(transaction, facts, [{ recipient: facts.driver, mail, notification }, ...agency], now);
}

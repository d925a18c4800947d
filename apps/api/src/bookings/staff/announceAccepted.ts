import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { announce, type Announcement, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import { confirmationMailFields } from "#api/bookings/mails/confirmationMailFields.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Digest } from "#api/messaging/mail/postDigest.ts";

/** Notifies driver and agency that a request was accepted, in its transaction, except the person who accepted it. */
export async function announceAccepted(
  transaction: Transaction,
  booking: StoredBooking,
  {
    actorId,
    rules,
    now,
    digest,
  }: { actorId: string; rules: CarRules; now: Date; digest?: Digest | undefined },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const { is_guest: isGuest } = booking;
  const { due } = balanceOf(facts.booking);
  const content = {
    kind: "requestAccepted",
    ...bookingMailFields(facts),
    ...(await confirmationMailFields(transaction, facts, now)),
    due,
    isGuest,
  } as const;
  const notification = "booking_confirmed";
  const agency = facts.agency
    .filter(({ id }) => id !== undefined && id !== actorId)
    .map((recipient): Announcement => ({ recipient, notification }));
  const driverAnnouncement: Announcement = { recipient: facts.driver, mail: content, notification };
  await announce(transaction, facts, [driverAnnouncement, ...agency], now, digest);
}

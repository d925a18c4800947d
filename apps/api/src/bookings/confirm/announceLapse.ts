import type { Transaction } from "#api/database/Schema.ts";
import { announce, type Announcement, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/**
 * Mails and notifies driver and agency of a lapsed request, in the lapse's transaction. A guest who has not confirmed
 * gets no further mail, since the address may be a stranger's.
 */
export async function announceLapse(
  transaction: Transaction,
  lapsed: StoredBooking,
  now: Date,
): Promise<void> {
  // The minimum age passed here is irrelevant: these mails do not mention it.
  const facts = await readMailedFacts(transaction, lapsed, { minimumDriverAge: 0, depositMethods: [] });
  const common = bookingMailFields(facts);
  const { is_guest: isGuest, link_opened_at: confirmedAt } = lapsed;
  const isUnconfirmed = isGuest && confirmedAt === null;
  const notification = "booking_lapsed";
  const driverAnnouncement: Announcement = isUnconfirmed
    ? { recipient: facts.driver, mail: "none", notification }
    : { recipient: facts.driver, mail: { kind: "requestLapsed", ...common, isGuest }, notification };
  const agencyAnnouncements = facts.agency.map((recipient): Announcement => ({
    recipient,
    mail: { kind: "requestUnanswered", ...common },
    notification,
  }));
  await announce(transaction, facts, [driverAnnouncement, ...agencyAnnouncements], now);
}

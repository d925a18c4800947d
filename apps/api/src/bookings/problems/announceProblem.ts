import { announce, type Announcement, readAdmins, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";

/**
 * Notifies the other sides of a problem, in its transaction: an admin's report notifies both driver and agency, and
 * every report notifies the other administrators [PB1].
 */
export async function announceProblem(
  transaction: Transaction,
  booking: StoredBooking,
  { author, authorId }: { author: BookingActor; authorId: string | null },
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const isByDriver = author === "driver" || author === "linkHolder";
  const admins = await readAdmins(transaction);
  const recipients = [
    ...(isByDriver ? [] : [facts.driver]),
    ...(author === "supplier" ? [] : facts.agency),
    ...admins.filter(({ id }) => id !== authorId),
  ];
  const notification = "problem_reported";
  await announce(
    transaction,
    facts,
    recipients.map((recipient): Announcement => ({ recipient, notification })),
    now,
  );
}

import { announce, type Announcement, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/readCars.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";

/**
 * Notifies the other sides of a problem, in its transaction: an admin's report notifies both driver and agency [PB1].
 */
export async function announceProblem(
  transaction: Transaction,
  booking: StoredBooking,
  author: BookingActor,
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const isByDriver = author === "driver" || author === "linkHolder";
  const readers = [...(isByDriver ? [] : [facts.driver]), ...(author === "supplier" ? [] : facts.agency)];
  const notification = "problem_reported";
  await announce(
    transaction,
    facts,
    readers.map((reader): Announcement => ({ reader, notification })),
    now,
  );
}

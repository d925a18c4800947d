import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { announce, type Announcement, mailedBooking, readMailedFacts } from "#api/bookings/announce.ts";
import { mailedConfirmation } from "#api/bookings/mailedConfirmation.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/readCars.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Digest } from "#api/mail/postDigest.ts";

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
    ...mailedBooking(facts),
    ...(await mailedConfirmation(transaction, facts, now)),
    due,
    isGuest,
  } as const;
  const notification = "booking_confirmed";
  const agency = facts.agency
    .filter(({ id }) => id !== undefined && id !== actorId)
    .map((reader): Announcement => ({ reader, notification }));
  const ofDriver: Announcement = { reader: facts.driver, mail: content, notification };
  await announce(transaction, facts, [ofDriver, ...agency], now, digest);
}

import type { CancelledBy } from "@sayara/domain/booking/CancelledBy";
import { announce, type Announcement, mailedBooking, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/readCars.ts";
import type { UserRow } from "#api/database/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { StoredMail } from "#api/mail/Mail.ts";
import type { Digest } from "#api/mail/postDigest.ts";
import type { ReturnedMoney } from "#api/settlement/returnMoney.ts";

interface Outcome {
  by: Exclude<CancelledBy, "system">;
  returned: ReturnedMoney;
  /** Undefined: silence accepted the request. */
  actor: UserRow | undefined;
  /** Other cars that the driver is offered. */
  offer?: Extract<StoredMail, { kind: "bookingCancelled" }>["offer"] | undefined;
  /** Of an act on a selection: the agency's mails are one digest. */
  digest?: Digest | undefined;
}

/**
 * Tells driver and agency that a booking was cancelled, in its transaction, each by one mail. Of an act of
 * the agency's own staff its colleagues get the notification only, as a mail where they want it. The end of an unpaid
 * online checkout is not mailed at all.
 *
 * @param booking as it was before
 */
export async function announceCancelled(
  transaction: Transaction,
  booking: StoredBooking,
  { by, returned, actor, offer, digest }: Outcome,
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const notification = "booking_cancelled";
  if (booking.status === "void") {
    return announce(transaction, facts, [{ reader: facts.driver, mail: "none", notification }], now);
  }
  const common = mailedBooking(facts);
  const { is_guest: isGuest, status } = booking;
  const cause = by === "driver" ? "request" : status === "pending" ? "declined" : "agency";
  const money = { hasPaid: facts.booking.payments.length > 0, ...returned };
  const told: Announcement[] = [
    {
      reader: facts.driver,
      mail: { kind: "bookingCancelled", ...common, ...money, cause, isGuest, ...(offer && { offer }) },
      notification,
    },
  ];
  const isOwnAct = actor?.type === "supplier";
  for (const reader of facts.agency.filter(({ id }) => id === undefined || id !== actor?.id)) {
    told.push({
      reader,
      ...(!isOwnAct && { mail: { kind: "bookingCancelledForAgency", ...common, ...money, cause } }),
      notification,
    });
  }
  await announce(transaction, facts, told, now, digest);
}

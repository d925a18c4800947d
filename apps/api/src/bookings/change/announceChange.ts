import { announce, type Announcement, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Transaction } from "#api/database/Schema.ts";

/** An event of a request for other dates, except acceptance, which is announced as an edit. */
type ChangeEvent =
  | { event: "requested" | "withdrawn" | "lapsed" }
  | { event: "declined"; reason: string; actorId: string };

/** Notifies driver and agency of an event of a request for other dates, in its transaction. */
export async function announceChange(
  transaction: Transaction,
  booking: StoredBooking,
  change: ChangeEvent,
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const agency = (notification: NonNullable<Announcement["notification"]>, except?: string) =>
    facts.agency
      .filter(({ id }) => id !== except)
      .map((recipient): Announcement => ({ recipient, notification }));
  const { driver } = facts;
  const refused = (reason: string | null) =>
    ({ kind: "changeDeclined", ...bookingMailFields(facts), reason, isGuest: booking.is_guest }) as const;
  switch (change.event) {
    case "requested": {
      const asked: Announcement = { recipient: driver, notification: "change_requested" };
      return announce(transaction, facts, [asked, ...agency("change_to_decide")], now);
    }
    case "withdrawn":
      return announce(transaction, facts, agency("change_withdrawn"), now);
    case "lapsed": {
      const toDriver: Announcement = {
        recipient: driver,
        mail: refused(null),
        notification: "change_lapsed",
      };
      return announce(transaction, facts, [toDriver, ...agency("change_lapsed")], now);
    }
    case "declined": {
      const mail = refused(change.reason);
      const toDriver: Announcement = { recipient: driver, mail, notification: "change_declined" };
      return announce(transaction, facts, [toDriver, ...agency("change_declined", change.actorId)], now);
    }
  }
}

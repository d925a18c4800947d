import { announce, type Announcement, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Transaction } from "#api/database/Schema.ts";

/** Notifies driver and agency of a cancellation request, one mail each, in the request's transaction. */
export async function announceCancelRequest(
  transaction: Transaction,
  booking: StoredBooking,
  { guaranteed, hasPaid }: { guaranteed: number; hasPaid: boolean },
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const common = { ...bookingMailFields(facts), guaranteed, hasPaid };
  const { is_guest: isGuest, driver_email: driverEmail, driver_phone: driverPhone } = booking;
  await announce(
    transaction,
    facts,
    [
      {
        recipient: facts.driver,
        mail: { kind: "cancellationRequested", ...common, isGuest },
        notification: "cancellation_requested",
      },
      ...facts.agency.map((recipient): Announcement => ({
        recipient,
        mail: { kind: "cancellationToDecide", ...common, driverEmail, driverPhone },
        notification: "cancellation_to_decide",
      })),
    ],
    now,
  );
}

import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { toDinars } from "@sayara/domain/money/millimes";
import { announce, type Announcement, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import { readLocationsById } from "#api/catalogue/readLocations.ts";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { ReturnedMoney } from "#api/bookings/refund/returnMoney.ts";

interface EditOutcome {
  /** The rental before the edit. */
  before: BookedRental;
  /** The payment of the edit; absent if nothing was due. */
  payment?: { amount_millimes: number; reference: string | null; at: Date };
  returned: ReturnedMoney;
}

/** Notifies driver and agency of an edited booking, one mail each, in the edit's transaction. */
export async function announceEdit(
  transaction: Transaction,
  booking: StoredBooking,
  { before, payment, returned }: EditOutcome,
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const ids = [before.pickupId, before.dropOffId];
  const places = await readLocationsById(transaction, { ids, language: booking.language });
  const common = {
    ...bookingMailFields(facts),
    earlier: {
      pickUpPlace: places.get(before.pickupId)?.name ?? "",
      dropOffPlace: places.get(before.dropOffId)?.name ?? "",
      from: new Date(before.from),
      to: new Date(before.to),
      total: toDinars(before.totalMillimes),
    },
    ...(payment && {
      payment: {
        amount: toDinars(payment.amount_millimes),
        reference: payment.reference,
        at: payment.at,
        atAgency: false,
      },
    }),
    due: balanceOf(facts.booking).due,
    ...returned,
  };
  const { is_guest: isGuest, driver_email: driverEmail, driver_phone: driverPhone } = booking;
  await announce(
    transaction,
    facts,
    [
      {
        recipient: facts.driver,
        mail: { kind: "bookingEdited", ...common, isGuest },
        notification: "booking_updated",
      },
      ...facts.agency.map((recipient): Announcement => ({
        recipient,
        mail: { kind: "bookingEditedForAgency", ...common, driverEmail, driverPhone },
        notification: "booking_updated",
      })),
    ],
    now,
  );
}

import type { confirmBooking } from "@sayara/api-client/contract/bookings/confirmBooking";
import { pendingLapsesAt } from "@sayara/domain/booking/period/holdExpiry";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { awaitsGuestConfirmation, toBookingView } from "#api/bookings/read/bookingView.ts";
import { lapseBookingsOfCar } from "./lapseBookings.ts";
import { openByLink } from "#api/bookings/read/openBooking.ts";

/** Confirms a guest's booking. The mailed token proves ownership of the address. */
export const handleConfirmBooking: Handler<typeof confirmBooking> = async ({
  params: { id, language },
  body: { token },
  dependencies,
  context,
}) => {
  const openBooking = () => openByLink({ id, token }, dependencies);
  const { row: booking, link, now } = await openBooking();
  if (link !== "mail") throw new RefusalError("not_allowed");
  if (awaitsGuestConfirmation(booking)) await confirm(dependencies.db, booking, now);
  const reopened = await openBooking();
  // The booking is cancelled, or has lapsed unconfirmed.
  if (reopened.row.link_opened_at === null) throw new RefusalError("transition_refused");
  const data = await toBookingView(reopened, { context, language });
  return { ok: true, status: 200, data };
};

/** Extends the hold to the agency's deadline to respond [BK4], unless the booking has lapsed. */
function confirm(db: Database, booking: StoredBooking, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [carLock(booking.car_id)]);
    await lapseBookingsOfCar(transaction, booking.car_id, now);
    await extendToDeadline(transaction, booking, now);
  });
}

async function extendToDeadline(transaction: Transaction, booking: StoredBooking, now: Date): Promise<void> {
  const lapsesAt = pendingLapsesAt({ createdAt: booking.created_at, pickup: booking.from_at });
  const extended = await transaction
    .updateTable("bookings")
    .set((eb) => ({
      link_opened_at: now,
      lapses_at: lapsesAt,
      updated_at: now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", booking.id)
    .where("status", "=", "pending")
    .where("link_opened_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (extended === undefined) return;
  await transaction
    .updateTable("holds")
    .set({ expires_at: lapsesAt })
    .where("booking_id", "=", booking.id)
    .execute();
}

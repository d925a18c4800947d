import { refundFor } from "@sayara/domain/booking/refund/refundFor";
import { closeChangeRequest } from "#api/bookings/change/changeRequests.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { announceCancelRequest } from "./announceCancelRequest.ts";
import { readNetPaid } from "./cancel.ts";

interface RequestContext {
  rules: CarRules;
  now: Date;
  /** Null when requested through a signed link. */
  actorId: string | null;
}

/**
 * Records the driver's cancellation request. The caller holds the car's lock. The time of the request sets
 * the refund; staff decides later.
 */
export async function requestCancellation(
  transaction: Transaction,
  { id }: StoredBooking,
  { rules, now, actorId }: RequestContext,
): Promise<StoredBooking> {
  await closeChangeRequest(transaction, id, { state: "ended" }, now);
  const booking = await transaction
    .updateTable("bookings")
    .set((eb) => ({
      cancel_requested_at: now,
      cancel_requested_by: actorId ?? eb.ref("driver_id"),
      cancel_declined_at: null,
      cancel_declined_by: null,
      updated_at: now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const paid = await readNetPaid(transaction, booking);
  const { quote, from_at: pickup } = booking;
  const { guaranteed } = refundFor({ quote, paid, pickup, at: now, by: "driver" });
  await announceCancelRequest(transaction, booking, { guaranteed, hasPaid: paid > 0 }, { rules, now });
  return booking;
}

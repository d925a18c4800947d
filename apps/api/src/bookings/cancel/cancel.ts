import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { CancelledBy } from "@sayara/domain/booking/CancelledBy";
import { keptDiscount } from "@sayara/domain/booking/refund/keptDiscount";
import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import { closeChangeRequest } from "#api/bookings/change/changeRequests.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { isCancelRequestOpen } from "#api/bookings/read/readSituation.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { readMoney } from "#api/bookings/refund/readMoney.ts";
import { type ReturnedMoney, returnMoney } from "#api/bookings/refund/returnMoney.ts";

interface Cancellation {
  by: CancelledBy;
  /** Dinars to return: at most the amount paid and not yet returned. */
  refund: number;
  /**
   * The staff member who cancels or accepts the request; undefined for an automatic acceptance or a withdrawal by the
   * driver.
   */
  staffId: string | undefined;
  /** The reason that staff give the driver. */
  reason?: string | undefined;
  /** End of the offer to move to another car. Card payments are not refunded before it [MV2]. */
  moveOfferedUntil?: Date | null;
  now: Date;
}

/**
 * Cancels a booking under its car's lock: releases the car, ends a payment in progress at its gateway, and returns the
 * money. A payment that still completes first is returned when it is settled.
 */
export async function cancel(
  transaction: Transaction,
  booking: StoredBooking,
  { by, refund, staffId, reason, moveOfferedUntil = null, now }: Cancellation,
): Promise<ReturnedMoney> {
  await closeChangeRequest(transaction, booking.id, { state: "ended" }, now);
  await transaction.deleteFrom("holds").where("booking_id", "=", booking.id).execute();
  await transaction
    .updateTable("payment_sessions")
    .set({ expires_at: now, next_check_at: now })
    .where("booking_id", "=", booking.id)
    .where("state", "in", ["opening", "open"])
    .where("expires_at", ">", now)
    .execute();
  const kept_discount_millimes = await readKeptDiscount(transaction, booking, { by, refund, now });
  await transaction
    .updateTable("bookings")
    .set((eb) => ({
      status: "cancelled",
      cancelled_by: by,
      cancelled_at: now,
      cancelled_from: booking.status,
      ...(reason !== undefined && { cancel_reason: reason }),
      ...(by === "driver" &&
        isCancelRequestOpen(booking) && { cancel_accepted_at: now, cancel_accepted_by: staffId ?? null }),
      move_offered_until: moveOfferedUntil,
      lapses_at: null,
      kept_discount_millimes,
      updated_at: now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", booking.id)
    .execute();
  return returnMoney(
    transaction,
    {
      bookingId: booking.id,
      sum: refund,
      reason: "cancelled",
      requestedBy: staffId,
      notBefore: moveOfferedUntil ?? now,
    },
    now,
  );
}

/** Returns the discount in millimes that the marketplace still pays for a cancelled booking [PD10]. */
async function readKeptDiscount(
  transaction: Transaction,
  booking: StoredBooking,
  { by, refund, now }: Pick<Cancellation, "by" | "refund" | "now">,
): Promise<Millimes> {
  if (booking.discount_millimes === 0) return 0;
  const { quote, from_at: pickup, cancel_requested_at: requestedAt } = booking;
  const at = isCancelRequestOpen(booking) ? (requestedAt ?? now) : now;
  const paid = await readNetPaid(transaction, booking);
  return keptDiscount({ quote, paid, refund, pickup, at, by: by === "driver" ? "driver" : "agency" });
}

/** Returns the amount paid for a booking less what was returned, in dinars. */
export async function readNetPaid(
  db: Database,
  { id, status, total_millimes }: StoredBooking,
): Promise<number> {
  const money = (await readMoney(db, [id])).get(id) ?? { payments: [], refunds: [] };
  return balanceOf({ status, total: toDinars(total_millimes), ...money }).kept;
}

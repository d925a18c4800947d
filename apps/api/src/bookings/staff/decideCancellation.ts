import { refundFor } from "@sayara/domain/booking/refund/refundFor";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { announceCancelled } from "#api/bookings/cancel/announceCancelled.ts";
import { announceDeclined } from "#api/bookings/cancel/announceDeclined.ts";
import { cancel, readNetPaid } from "#api/bookings/cancel/cancel.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { type ActionableBooking, performAction, type StaffCall } from "./performAction.ts";

interface Decision {
  id: string;
  version: number;
  accept: boolean;
  /** Dinars; undefined for the guaranteed amount. */
  refund: number | undefined;
}

/** Accepts or declines a driver's cancellation request. */
export function decideCancellation(
  call: StaffCall,
  { id, version, accept, refund }: Decision,
): Promise<StoredBooking> {
  return performAction(call, { id, version, action: "decideCancellation" }, (booking) =>
    accept ? acceptRequest(call, booking, refund) : decline(call, booking),
  );
}

/** The time of the request sets the amount owed. Staff may grant more, up to the amount paid [CN2–CN5]. */
async function acceptRequest(
  { user, dependencies: { config } }: StaffCall,
  { row, transaction, now }: ActionableBooking,
  granted: number | undefined,
): Promise<void> {
  const paid = await readNetPaid(transaction, row);
  const at = row.cancel_requested_at ?? now;
  const { guaranteed } = refundFor({ quote: row.quote, paid, pickup: row.from_at, at, by: "driver" });
  const refund = granted ?? guaranteed;
  if (refund < guaranteed || refund > paid) {
    throw new RefusalError("invalid_input", { fields: { refund: "price_invalid" } });
  }
  const returned = await cancel(transaction, row, { by: "driver", refund, staffId: user.id, now });
  const outcome = { by: "driver", returned, actor: user } as const;
  await announceCancelled(transaction, row, outcome, { rules: config.business, now });
}

async function decline(
  { user, dependencies: { config } }: StaffCall,
  { row, transaction, now }: ActionableBooking,
): Promise<void> {
  const booking = await transaction
    .updateTable("bookings")
    .set((eb) => ({
      cancel_declined_at: now,
      cancel_declined_by: user.id,
      updated_at: now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceDeclined(transaction, booking, { actorId: user.id, rules: config.business, now });
}

import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { cancel, readNetPaid } from "#api/bookings/cancel/cancel.ts";
import { announceCancelled } from "#api/bookings/cancel/announceCancelled.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { toMailedOffer } from "#api/bookings/move/toMailedOffer.ts";
import { offerEndsAt, offerMove } from "#api/bookings/move/offerMove.ts";
import { makeHoldPermanent } from "#api/bookings/payment/makeHoldPermanent.ts";
import { type ActionableBooking, performAction, type StaffCall } from "./performAction.ts";
import { announceAccepted } from "./announceAccepted.ts";

/** Confirms a request or cancels a booking, as the permission table allows [BK1]. */
export function changeStatus(
  call: StaffCall,
  {
    id,
    version,
    to,
    reason,
  }: { id: string; version: number | undefined; to: BookingStatus; reason?: string | undefined },
): Promise<StoredBooking> {
  return performAction(call, { id, version, action: "changeStatus", to }, (booking) =>
    to === "cancelled" ? cancelByStaff(call, booking, reason) : confirm(call, booking),
  );
}

async function confirm(
  { user, dependencies: { config }, digest }: StaffCall,
  { row, transaction, now }: ActionableBooking,
): Promise<void> {
  const refusal = await makeHoldPermanent(transaction, row, now);
  if (refusal !== null) throw new RefusalError(refusal);
  const booking = await transaction
    .updateTable("bookings")
    .set((eb) => ({ status: "reserved", lapses_at: null, updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceAccepted(transaction, booking, { actorId: user.id, rules: config.business, now, digest });
}

/** Cancels a booking as staff. Everything paid is refunded [CN1]; the driver may first move to another car [MV2]. */
async function cancelByStaff(
  { user, dependencies: { config }, digest }: StaffCall,
  { row, transaction, viewer, now }: ActionableBooking,
  reason: string | undefined,
): Promise<void> {
  const refund = await readNetPaid(transaction, row);
  const cancelledBy = cancellerOf(viewer);
  const offerEnd = offerEndsAt(row, now);
  const cancellation = { by: cancelledBy, refund, staffId: user.id, reason, moveOfferedUntil: offerEnd, now };
  const returned = await cancel(transaction, row, cancellation);
  const offer =
    offerEnd === null ? undefined : await offerMove(transaction, row, { until: offerEnd, config, now });
  const outcome = {
    by: cancelledBy,
    returned,
    actor: user,
    reason,
    offer: offer && toMailedOffer(offer, row),
    digest,
  };
  await announceCancelled(transaction, row, outcome, { rules: config.business, now });
}

function cancellerOf({ actor }: BookingViewer): "admin" | "agency" {
  return actor === "admin" ? "admin" : "agency";
}

import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { cancel, keptMoney } from "#api/bookings/cancel/cancel.ts";
import { announceCancelled } from "#api/bookings/cancel/announceCancelled.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { mailedOffer } from "#api/bookings/move/mailedOffer.ts";
import { offerEndsAt, offerMove } from "#api/bookings/move/offerMove.ts";
import { makeHoldPermanent } from "#api/bookings/payment/makeHoldPermanent.ts";
import { type ActedBooking, actOnBooking, type StaffCall } from "./actOnBooking.ts";
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
  return actOnBooking(call, { id, version, action: "changeStatus", to }, (booking) =>
    to === "cancelled" ? cancelByStaff(call, booking, reason) : confirm(call, booking),
  );
}

async function confirm(
  { user, dependencies: { config }, digest }: StaffCall,
  { row, transaction, now }: ActedBooking,
): Promise<void> {
  if (!(await makeHoldPermanent(transaction, row, now))) throw new RefusalError("car_taken");
  const booking = await transaction
    .updateTable("bookings")
    .set((of) => ({ status: "reserved", lapses_at: null, updated_at: now, version: of("version", "+", 1) }))
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceAccepted(transaction, booking, { actorId: user.id, rules: config.business, now, digest });
}

/** Cancels a booking as staff. Everything paid is refunded [CN1]; the driver may first move to another car [MV2]. */
async function cancelByStaff(
  { user, dependencies: { config }, digest }: StaffCall,
  { row, transaction, now }: ActedBooking,
  reason: string | undefined,
): Promise<void> {
  const refund = await keptMoney(transaction, row);
  const by = cancellerOf(user);
  const until = offerEndsAt(row, now);
  const cancellation = { by, refund, staffId: user.id, reason, moveOfferedUntil: until, now };
  const returned = await cancel(transaction, row, cancellation);
  const offer = until === null ? undefined : await offerMove(transaction, row, { until, config, now });
  const outcome = { by, returned, actor: user, reason, offer: offer && mailedOffer(offer, row), digest };
  await announceCancelled(transaction, row, outcome, { rules: config.business, now });
}

function cancellerOf({ type }: UserRow): "admin" | "agency" {
  return type === "admin" ? "admin" : "agency";
}

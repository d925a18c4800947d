import { settleEdit } from "@sayara/domain/booking/refund/refundFor";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { announceChange } from "#api/bookings/change/announceChange.ts";
import {
  closeChangeRequest,
  findOpenChange,
  incrementBookingVersion,
} from "#api/bookings/change/changeRequests.ts";
import { announceEdit } from "#api/bookings/edit/announceEdit.ts";
import { applyEdit } from "#api/bookings/edit/applyEdit.ts";
import { currentOf } from "#api/bookings/hold/lockBooking.ts";
import { isUnchanged } from "#api/bookings/payment/bookedRental.ts";
import { readBalance } from "#api/bookings/refund/readBalance.ts";
import { returnMoney } from "#api/bookings/refund/returnMoney.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { type ActionableBooking, performAction, type StaffCall } from "./performAction.ts";

interface Decision {
  id: string;
  version: number;
  accept: boolean;
  /** Total after the change, in dinars, as displayed on acceptance. */
  total: number | undefined;
  /** The reason for declining, shown to the driver. */
  reason: string | undefined;
}

/** Accepts or declines a driver's request for other dates [CN14]. */
export async function decideChange(
  call: StaffCall,
  { id, version, accept, total, reason }: Decision,
): Promise<StoredBooking> {
  const request = { id, version, action: "decideChange" } as const;
  if (accept) {
    if (total === undefined) throw new RefusalError("invalid_input", { fields: { total: "required" } });
    return performAction(call, request, (booking) => acceptChange(call, booking, total));
  }
  if (reason === undefined) throw new RefusalError("invalid_input", { fields: { reason: "required" } });
  return performAction(call, request, (booking) => declineChange(call, booking, reason));
}

/**
 * Applies the change at the price at which it was requested. A higher total leaves the difference due, a lower one
 * returns it [CN16].
 */
async function acceptChange(
  { user, dependencies: { config } }: StaffCall,
  { row, situation, transaction, now }: ActionableBooking,
  total: number,
): Promise<void> {
  // A payment of charges at return would count as paid for the rental [HO10].
  if (situation.returned !== false)
    throw new RefusalError("transition_refused", { reason: "notReturned", current: currentOf(row) });
  const openChange = await findOpenChange(transaction, row.id);
  if (openChange === undefined || !isUnchanged(row, openChange.change.before)) {
    throw new RefusalError("stale_version", { current: currentOf(row) });
  }
  const { before, after } = openChange.change;
  const newTotal = toDinars(after.totalMillimes);
  if (newTotal !== total) throw new RefusalError("price_changed", { quote: after.quote });
  const { kept: netPaid } = await readBalance(transaction, row);
  const sold = { quote: row.quote, total: toDinars(row.total_millimes) };
  const { refund } = settleEdit({ ...sold, newTotal, paid: netPaid });
  const money = { bookingId: row.id, sum: refund, reason: "cheaper", requestedBy: user.id } as const;
  const returned = await returnMoney(transaction, money, now);
  const edit = {
    after,
    holdId: openChange.hold_id,
    actorId: openChange.actor_id,
    sessionId: null,
    netPaid: toDinars(toMillimes(netPaid) - toMillimes(refund)),
  };
  const edited = await applyEdit(transaction, row, edit, now);
  if (edited === undefined) throw new RefusalError("car_taken");
  await closeChangeRequest(transaction, row.id, { state: "accepted", decidedBy: user.id }, now);
  await announceEdit(transaction, edited, { before, returned }, { rules: config.business, now });
}

async function declineChange(
  { user, dependencies: { config } }: StaffCall,
  { row, transaction, now }: ActionableBooking,
  reason: string,
): Promise<void> {
  await closeChangeRequest(transaction, row.id, { state: "declined", decidedBy: user.id, reason }, now);
  const touchedRow = await incrementBookingVersion(transaction, row.id, now);
  const declined = { event: "declined", reason, actorId: user.id } as const;
  await announceChange(transaction, touchedRow, declined, { rules: config.business, now });
}

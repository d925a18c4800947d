import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { announceEdit } from "./announceEdit.ts";
import { announcePayment } from "#api/bookings/payment/announcePayment.ts";
import { isUnchanged } from "#api/bookings/payment/bookedRental.ts";
import { readBalance } from "#api/bookings/refund/readBalance.ts";
import { applyEdit } from "./applyEdit.ts";
import { dropOpenEdit, findOpenEdit } from "./openEdits.ts";
import { requestRefund } from "#api/bookings/refund/requestRefund.ts";

interface EditPayment {
  session: PaymentSessionRow;
  booking: StoredBooking;
  /** Already inserted. */
  payment: {
    id: string;
    booking_id: string;
    gateway: Gateway;
    reference: string | null;
    amount_millimes: number;
    at: Date;
  };
}

/**
 * Applies the edit that waited for this payment, under the car's lock [CN7]. If it can no longer be applied, the
 * booking stays unchanged and all the money is to be refunded. That is the case when the payment came after the
 * deadline and the car was taken for the new dates, when the booking was changed or cancelled in the meantime, or when
 * its cancellation was requested.
 */
export async function applyPaidEdit(
  transaction: Transaction,
  { session, booking, payment }: EditPayment,
  tools: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<void> {
  const { now, config } = tools;
  const amount = payment.amount_millimes;
  const applied = await applyOpenEdit(transaction, { session, booking, payment }, now);
  await transaction
    .updateTable("payment_sessions")
    .set({
      state: applied === undefined ? "refunded" : "paid",
      failure: null,
      settled_at: now,
      next_check_at: null,
    })
    .where("id", "=", session.id)
    .execute();
  if (applied === undefined) {
    await dropOpenEdit(transaction, session.id);
    await requestRefund(transaction, { payment, amountMillimes: amount, reason: "late_payment" }, now);
    await transaction
      .updateTable("bookings")
      .set((eb) => ({ updated_at: now, version: eb("version", "+", 1) }))
      .where("id", "=", booking.id)
      .execute();
    const outcome = {
      booking,
      previousStatus: booking.status,
      payment,
      retained: 0,
      excess: amount,
      isOfEdit: true,
    };
    return announcePayment(transaction, outcome, tools);
  }
  const { row, excess } = applied;
  if (excess > 0) {
    await requestRefund(transaction, { payment, amountMillimes: excess, reason: "paid_twice" }, now);
  }
  await announceEdit(
    transaction,
    row,
    { before: applied.before, payment, returned: { toCard: toDinars(excess), atDesk: 0 } },
    { rules: config.business, now },
  );
}

async function applyOpenEdit(
  transaction: Transaction,
  { session, booking, payment }: EditPayment,
  now: Date,
) {
  const openEdit = await findOpenEdit(transaction, session.id);
  if (openEdit === undefined || booking.deleted_at !== null) return undefined;
  const { before, after } = openEdit.edit;
  const situation = await readSituation(transaction, booking);
  // As of the payment, which may have been reported late.
  const permissionInput = { viewer: linkHolder, booking: situation, now: payment.at };
  if (refusalReason({ ...permissionInput, action: "edit" }) !== null || !isUnchanged(booking, before))
    return undefined;

  const { kept: netPaid } = await readBalance(transaction, booking);
  const excess = Math.min(payment.amount_millimes, Math.max(0, toMillimes(netPaid) - after.totalMillimes));
  const row = await applyEdit(
    transaction,
    booking,
    {
      after,
      holdId: openEdit.hold_id,
      actorId: openEdit.actor_id,
      sessionId: session.id,
      netPaid: toDinars(toMillimes(netPaid) - excess),
    },
    now,
  );
  if (row === undefined) return undefined;
  await transaction.deleteFrom("open_edits").where("session_id", "=", session.id).execute();
  return { row, before, excess };
}

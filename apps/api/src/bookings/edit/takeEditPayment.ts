import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { readSituation } from "#api/bookings/readSituation.ts";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { announceEdit } from "./announceEdit.ts";
import { announcePayment } from "#api/bookings/payment/announcePayment.ts";
import { isStill } from "#api/bookings/payment/bookedRental.ts";
import { paidAndDue } from "#api/bookings/refund/paidAndDue.ts";
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
export async function takeEditPayment(
  transaction: Transaction,
  { session, booking, payment }: EditPayment,
  tools: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<void> {
  const { now, config } = tools;
  const amount = payment.amount_millimes;
  const edited = await make(transaction, { session, booking, payment }, now);
  await transaction
    .updateTable("payment_sessions")
    .set({
      state: edited === undefined ? "refunded" : "paid",
      failure: null,
      settled_at: now,
      next_check_at: null,
    })
    .where("id", "=", session.id)
    .execute();
  if (edited === undefined) {
    await dropOpenEdit(transaction, session.id);
    await requestRefund(transaction, { payment, amountMillimes: amount, reason: "late_payment" }, now);
    await transaction
      .updateTable("bookings")
      .set((row) => ({ updated_at: now, version: row("version", "+", 1) }))
      .where("id", "=", booking.id)
      .execute();
    const outcome = { booking, earlier: booking.status, payment, kept: 0, excess: amount, isOfEdit: true };
    return announcePayment(transaction, outcome, tools);
  }
  const { row, excess } = edited;
  if (excess > 0) {
    await requestRefund(transaction, { payment, amountMillimes: excess, reason: "paid_twice" }, now);
  }
  await announceEdit(
    transaction,
    row,
    { before: edited.before, payment, returned: { toCard: toDinars(excess), atDesk: 0 } },
    { rules: config.business, now },
  );
}

async function make(transaction: Transaction, { session, booking, payment }: EditPayment, now: Date) {
  const open = await findOpenEdit(transaction, session.id);
  if (open === undefined || booking.deleted_at !== null) return undefined;
  const { before, after } = open.edit;
  const situation = await readSituation(transaction, booking);
  // As of the payment, which may have been reported late.
  const question = { viewer: linkHolder, booking: situation, now: payment.at };
  if (refusalReason({ ...question, action: "edit" }) !== null || !isStill(booking, before)) return undefined;

  const { kept } = await paidAndDue(transaction, booking);
  const excess = Math.min(payment.amount_millimes, Math.max(0, toMillimes(kept) - after.totalMillimes));
  const row = await applyEdit(
    transaction,
    booking,
    {
      after,
      holdId: open.hold_id,
      actorId: open.actor_id,
      sessionId: session.id,
      kept: toDinars(toMillimes(kept) - excess),
    },
    now,
  );
  if (row === undefined) return undefined;
  await transaction.deleteFrom("open_edits").where("session_id", "=", session.id).execute();
  return { row, before, excess };
}

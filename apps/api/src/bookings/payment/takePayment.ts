import { randomUUID } from "node:crypto";
import { transitionRefusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { Balance } from "@sayara/domain/booking/refund/balanceOf";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { paymentStatusOf } from "@sayara/domain/payment/paymentStatusOf";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { GatewaySession } from "#api/gateways/PaymentGateway.ts";
import { applyPaidEdit } from "#api/bookings/edit/applyPaidEdit.ts";
import { announcePayment } from "./announcePayment.ts";
import { findChosenCancellation, settleChosenCancellation } from "./chosenCancellation.ts";
import { readOnlineBalance } from "#api/bookings/refund/readBalance.ts";
import { makeHoldPermanent } from "./makeHoldPermanent.ts";
import { requestRefund } from "#api/bookings/refund/requestRefund.ts";
import type { SettlementTools } from "./SettlementTools.ts";

/**
 * Records a session's payment and changes its booking, once, under the car's lock. The payment is refunded if the
 * booking cannot accept it: its hold lapsed and the car is booked by someone else, the booking is over, nothing is due,
 * or the cancellation option bought with the payment can no longer be added. A payment for an edit applies that edit.
 */
export async function takePayment(
  sessionId: string,
  paidSession: GatewaySession,
  tools: SettlementTools,
): Promise<void> {
  const { db, clock, config, randomBytes } = tools;
  const { car_id: carId } = await db
    .selectFrom("payment_sessions")
    .innerJoin("bookings", "bookings.id", "booking_id")
    .select("car_id")
    .where("payment_sessions.id", "=", sessionId)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [carLock(carId)]);
    const session = await transaction
      .selectFrom("payment_sessions")
      .selectAll()
      .where("id", "=", sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (session.state === "paid" || session.state === "refunded") return;
    const booking = await transaction
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", session.booking_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = clock();
    const at = paidSession.paidAt ?? now;
    const chosen = await findChosenCancellation(transaction, session, booking, at);
    const isApplicable = chosen === undefined || chosen.isApplicable;
    // The paid amount covers the booking, including the cancellation option if it was bought.
    const soldBooking = chosen ? { ...booking, total_millimes: chosen.after.totalMillimes } : booking;
    const balance = await readOnlineBalance(transaction, soldBooking);

    const payment = {
      id: randomUUID(),
      booking_id: booking.id,
      session_id: session.id,
      gateway: session.gateway,
      reference: paidSession.paymentReference,
      amount_millimes: paidSession.amountMillimes,
      currency: paidSession.currency,
      at,
    };
    await transaction.insertInto("payments").values(payment).execute();

    if (session.purpose === "edit") {
      await applyPaidEdit(transaction, { session, booking, payment }, { config, randomBytes, now });
      return;
    }
    const amount = toDinars(paidSession.amountMillimes);
    const status = isApplicable ? statusAfter(soldBooking, { ...balance, amount, now }) : undefined;
    const isAccepted = status !== undefined && (await makeHoldPermanent(transaction, booking, now)) === null;
    const retained = isAccepted ? Math.min(paidSession.amountMillimes, toMillimes(balance.due)) : 0;
    const excess = paidSession.amountMillimes - retained;
    if (excess > 0) {
      // Nothing (more) was due, or the booking is over.
      const reason = isAccepted || booking.status === "paid" ? "paid_twice" : "late_payment";
      await requestRefund(transaction, { payment, amountMillimes: excess, reason }, now);
    }
    await transaction
      .updateTable("payment_sessions")
      .set({
        state: retained > 0 ? "paid" : "refunded",
        failure: null,
        settled_at: now,
        next_check_at: null,
      })
      .where("id", "=", session.id)
      .execute();
    const nextStatus = isAccepted ? status : booking.status === "void" ? "cancelled" : booking.status;
    const row = chosen
      ? await settleChosenCancellation(transaction, session, { booking, chosen, isAccepted }, now)
      : booking;
    await changeStatus(transaction, row, nextStatus, now);
    const outcome = {
      booking: { ...row, status: nextStatus },
      previousStatus: booking.status,
      payment,
      retained,
      excess,
      isOfEdit: !isApplicable && nextStatus !== "cancelled",
    };
    await announcePayment(transaction, outcome, { config, randomBytes, now });
  });
}

/** Returns the status after the payment; undefined if the booking cannot take it [BK1]. */
function statusAfter(
  booking: StoredBooking,
  { kept: netPaid, due, amount, now }: Pick<Balance, "kept" | "due"> & { amount: number; now: Date },
): BookingStatus | undefined {
  if (due === 0 || booking.deleted_at !== null) return undefined;
  const total = toDinars(booking.total_millimes);
  const paid = toDinars(toMillimes(netPaid) + toMillimes(amount));
  const to = paymentStatusOf({ total, paid }) === "paid" ? "paid" : "deposit";
  // A further partial payment changes nothing.
  if (to === booking.status) return to;
  const reason = transitionRefusalReason({
    viewer: { actor: "gateway", isOwn: false },
    booking: { status: booking.status, pickup: booking.from_at, dropOff: booking.to_at },
    now,
    to,
  });
  return reason === null ? to : undefined;
}

async function changeStatus(
  transaction: Transaction,
  { id, status }: StoredBooking,
  nextStatus: BookingStatus,
  now: Date,
): Promise<void> {
  const isCancelledNow = nextStatus === "cancelled" && status !== "cancelled";
  if (isCancelledNow) await transaction.deleteFrom("holds").where("booking_id", "=", id).execute();
  const cancelled = { cancelled_by: "system", cancelled_at: now, cancelled_from: status } as const;
  await transaction
    .updateTable("bookings")
    .set((eb) => ({
      status: nextStatus,
      lapses_at: null,
      ...(isCancelledNow && cancelled),
      updated_at: now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

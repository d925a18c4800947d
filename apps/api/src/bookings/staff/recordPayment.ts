import { randomUUID } from "node:crypto";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { transitionRefusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { paymentStatusOf } from "@sayara/domain/payment/paymentStatusOf";
import { currentOf } from "#api/bookings/hold/lockBooking.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { readMoney } from "#api/bookings/refund/readMoney.ts";
import { announcePayment } from "#api/bookings/payment/announcePayment.ts";
import { makeHoldPermanent } from "#api/bookings/payment/makeHoldPermanent.ts";
import { type ActionableBooking, performAction, type StaffCall } from "./performAction.ts";

/** Records a payment taken at the desk, of `amount` dinars or of the full amount due. */
export function recordPayment(
  call: StaffCall,
  { id, version, amount }: { id: string; version: number | undefined; amount: number | "due" },
): Promise<StoredBooking> {
  return performAction(call, { id, version, action: "recordPayment" }, (booking) =>
    recordAtDesk(call, booking, amount),
  );
}

async function recordAtDesk(
  { user, dependencies: { config, randomBytes }, digest }: StaffCall,
  { row, situation, transaction, viewer, now }: ActionableBooking,
  amount: number | "due",
): Promise<void> {
  const money = (await readMoney(transaction, [row.id])).get(row.id) ?? { payments: [], refunds: [] };
  const total = toDinars(row.total_millimes);
  const { due, kept: netPaid } = balanceOf({ status: row.status, total, ...money });
  const amountTaken = amount === "due" ? due : amount;
  if (amountTaken > due) throw new RefusalError("invalid_input", { fields: { amount: "price_invalid" } });

  const paid = toDinars(toMillimes(netPaid) + toMillimes(amountTaken));
  const to = paymentStatusOf({ total, paid }) === "paid" ? "paid" : "deposit";
  // A further partial payment changes no status.
  const reason = to === row.status ? null : transitionRefusalReason({ viewer, booking: situation, now, to });
  if (reason !== null) throw new RefusalError("transition_refused", { reason, current: currentOf(row) });
  const refusal = await makeHoldPermanent(transaction, row, now);
  if (refusal !== null) throw new RefusalError(refusal);

  const payment = {
    id: randomUUID(),
    booking_id: row.id,
    session_id: null,
    gateway: null,
    reference: null,
    amount_millimes: toMillimes(amountTaken),
    currency: row.currency,
    at: now,
    recorded_by: user.id,
  };
  if (amountTaken > 0) await transaction.insertInto("payments").values(payment).execute();
  const booking = await transaction
    .updateTable("bookings")
    .set((eb) => ({ status: to, lapses_at: null, updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const outcome = {
    booking,
    previousStatus: row.status,
    payment,
    retained: payment.amount_millimes,
    excess: 0,
    digest,
  };
  await announcePayment(transaction, { ...outcome, recordedBy: user.id }, { config, randomBytes, now });
}

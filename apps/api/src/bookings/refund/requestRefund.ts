import { randomUUID } from "node:crypto";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { RefundReason } from "@sayara/domain/payment/RefundReason";
import type { Transaction } from "#api/database/Schema.ts";

interface NewRefund {
  payment: { id: string; booking_id: string; gateway: Gateway | null };
  amountMillimes: number;
  reason: RefundReason;
  /** The staff member who decided it; absent if automatic. */
  requestedBy?: string | undefined;
  /** When `payRefunds` executes it; if absent, immediately. */
  notBefore?: Date | undefined;
}

/**
 * Inserts a refund. `payRefunds` executes it, unless the payment was taken at the agency, which then returns it there.
 * If the booking was deleted before the payment arrived, it is restored, so that the refund owed stays visible until it
 * is paid [BK12].
 */
export async function requestRefund(
  transaction: Transaction,
  { payment, amountMillimes, reason, requestedBy, notBefore }: NewRefund,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("refunds")
    .values({
      id: randomUUID(),
      booking_id: payment.booking_id,
      payment_id: payment.id,
      gateway: payment.gateway,
      reference: null,
      amount_millimes: amountMillimes,
      state: "requested",
      reason,
      created_at: now,
      settled_at: null,
      requested_by: requestedBy ?? null,
      next_attempt_at: payment.gateway === null ? null : (notBefore ?? now),
    })
    .execute();
  await transaction
    .updateTable("bookings")
    .set({ deleted_at: null })
    .where("id", "=", payment.booking_id)
    .where("deleted_at", "is not", null)
    .execute();
}

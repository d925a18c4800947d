import { randomUUID } from "node:crypto";
import { toMillimes } from "@sayara/domain/money/millimes";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Transaction } from "#api/database/Schema.ts";

interface MoneyTransfer {
  from: { id: string; supplierId: string };
  to: { id: string; supplierId: string };
  /** In dinars, as shown to the driver. */
  sum: number;
}

/**
 * Carries money over to another booking, in the database only: each pending refund of the cancelled booking
 * is settled by a payment of the new one [MV4]. A refund that `payRefunds` has started is not carried over,
 * so that the money is never both refunded and carried over.
 *
 * @throws RefusalError `transition_refused` when the refunds do not add up to `sum`.
 */
export async function carryOverMoney(
  transaction: Transaction,
  { from, to, sum }: MoneyTransfer,
  now: Date,
): Promise<void> {
  const carriedRefunds = await transaction
    .updateTable("refunds")
    .set({ state: "succeeded", reason: "moved", settled_at: now, next_attempt_at: null })
    .where("booking_id", "=", from.id)
    .where("state", "=", "requested")
    .where("reason", "=", "cancelled")
    .where("attempts", "=", 0)
    .$if(from.supplierId !== to.supplierId, (query) => query.where("gateway", "is not", null))
    .returning(["payment_id", "amount_millimes"])
    .execute();
  const millimes = carriedRefunds.reduce((total, refund) => total + refund.amount_millimes, 0);
  if (millimes !== toMillimes(sum)) throw new RefusalError("transition_refused", { reason: "moveOffered" });
  for (const { payment_id, amount_millimes } of carriedRefunds) {
    const payment = await transaction
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", payment_id)
      .executeTakeFirstOrThrow();
    const { gateway, reference, currency, at, recorded_by } = payment;
    await transaction
      .insertInto("payments")
      .values({
        id: randomUUID(),
        booking_id: to.id,
        session_id: null,
        gateway,
        reference,
        amount_millimes,
        currency,
        at,
        recorded_by,
        carried_from: payment.carried_from ?? payment.id,
      })
      .execute();
  }
}

import { splitRefund } from "@sayara/domain/payment/splitRefund";
import type { RefundReason } from "@sayara/domain/payment/RefundReason";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Transaction } from "#api/database/Schema.ts";
import { readMoney } from "./readMoney.ts";
import { requestRefund } from "./requestRefund.ts";

/** Amounts to return, in dinars. */
export interface ReturnedMoney {
  /** Returned to the cards by the gateways. */
  toCard: number;
  /** Returned by the agency, which took the money at its desk. */
  atDesk: number;
}

/**
 * Requests the return of an amount paid for a booking [BK10], in the transaction that causes it.
 *
 * @param sum dinars, at most the part of the payments that is not refunded
 */
export async function returnMoney(
  transaction: Transaction,
  {
    bookingId,
    sum,
    reason,
    requestedBy,
    notBefore,
  }: {
    bookingId: string;
    sum: number;
    reason: RefundReason;
    requestedBy?: string | undefined;
    notBefore?: Date | undefined;
  },
  now: Date,
): Promise<ReturnedMoney> {
  const money = (await readMoney(transaction, [bookingId])).get(bookingId) ?? { payments: [], refunds: [] };
  const returned: ReturnedMoney = { toCard: 0, atDesk: 0 };
  for (const { paymentId, amount } of splitRefund(money, sum)) {
    const gateway = money.payments.find(({ id }) => id === paymentId)?.gateway ?? null;
    if (gateway === "unknown") throw new RangeError(`Payment ${paymentId} has no gateway of this version.`);
    const payment = { id: paymentId, booking_id: bookingId, gateway };
    await requestRefund(
      transaction,
      { payment, amountMillimes: toMillimes(amount), reason, requestedBy, notBefore },
      now,
    );
    const channel = gateway === null ? "atDesk" : "toCard";
    returned[channel] = toDinars(toMillimes(returned[channel]) + toMillimes(amount));
  }
  return returned;
}

import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { ActionableBooking } from "#api/bookings/staff/performAction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { readBalance } from "#api/bookings/refund/readBalance.ts";
import { returnMoney } from "#api/bookings/refund/returnMoney.ts";

/** Returns when the report of a booking's return arrived; undefined if there is none. */
export async function findReturnReportTime(
  transaction: Transaction,
  bookingId: string,
): Promise<Date | undefined> {
  const report = await transaction
    .selectFrom("condition_reports")
    .innerJoin("rental_records", "rental_records.id", "record_id")
    .select("received_at")
    .where("condition_reports.booking_id", "=", bookingId)
    .where("kind", "=", "return")
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return report?.received_at;
}

/**
 * Refunds the charges that were paid for a withdrawn return [HO10]: the amount paid above the total, but at
 * most the amount taken at the desk since the report. An earlier overpayment is not refunded.
 */
export async function returnPaidCharges(
  { row, transaction, now }: Pick<ActionableBooking, "row" | "transaction" | "now">,
  { since, requestedBy }: { since: Date; requestedBy: string },
): Promise<void> {
  // The cancellation has already settled the money.
  if (row.status === "cancelled") return;
  const { kept } = await readBalance(transaction, row);
  const { millimes } = await transaction
    .selectFrom("payments")
    .select(({ fn }) => fn.sum<string | null>("amount_millimes").as("millimes"))
    .where("booking_id", "=", row.id)
    .where("gateway", "is", null)
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  const excess = Math.min(toMillimes(kept) - row.total_millimes, Number(millimes ?? 0));
  if (excess <= 0) return;
  const money = { bookingId: row.id, sum: toDinars(excess), reason: "paid_twice", requestedBy } as const;
  await returnMoney(transaction, money, now);
}

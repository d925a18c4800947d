import type { Booking } from "@sayara/domain/booking/Booking";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Refund } from "@sayara/domain/payment/Refund";
import type { UserType } from "@sayara/domain/user/UserType";
import type { Selectable } from "kysely";
import type { RefundRow } from "#api/database/tables/paymentTables.ts";
import { readUsageCharges } from "#api/bookings/condition/usageChargeRows.ts";
import type { Database } from "#api/database/Schema.ts";

type Money = Pick<Booking, "payments" | "refunds" | "usageCharges">;

/**
 * Returns the payments, refunds and usage charges of bookings, by booking id. Bookings without any are left
 * out.
 */
export async function readMoney(db: Database, bookingIds: readonly string[]): Promise<Map<string, Money>> {
  const money = new Map<string, Money>();
  if (bookingIds.length === 0) return money;
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where("booking_id", "in", bookingIds)
    .orderBy("at")
    .orderBy("id")
    .execute();
  for (const row of payments) {
    moneyOf(row.booking_id).payments.push({
      id: row.id,
      amount: toDinars(row.amount_millimes),
      gateway: row.gateway,
      reference: row.reference,
      at: row.at.toISOString(),
      ...(row.carried_from !== null && { carriedOver: true }),
    });
  }
  const refunds = await db
    .selectFrom("refunds")
    .leftJoin("users", "users.id", "returned_by")
    .selectAll("refunds")
    .select("users.type as returned_by_type")
    .where("booking_id", "in", bookingIds)
    .orderBy("refunds.created_at")
    .orderBy("refunds.id")
    .execute();
  for (const row of refunds) {
    moneyOf(row.booking_id).refunds.push({
      id: row.id,
      paymentId: row.payment_id,
      amount: toDinars(row.amount_millimes),
      gateway: row.gateway,
      reference: row.reference,
      state: row.state,
      reason: row.reason,
      at: row.created_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
      ...returnOf(row),
    });
  }
  for (const [id, charges] of await readUsageCharges(db, bookingIds)) moneyOf(id).usageCharges = charges;
  return money;

  function moneyOf(bookingId: string): Money {
    const entry = money.get(bookingId) ?? { payments: [], refunds: [] };
    money.set(bookingId, entry);
    return entry;
  }
}

function returnOf({
  returned_on: on,
  return_method: method,
  return_note: note,
  returned_by_type: type,
}: Pick<Selectable<RefundRow>, "returned_on" | "return_method" | "return_note"> & {
  returned_by_type: UserType | null;
}): Pick<Refund, "returned"> {
  if (on === null || method === null) return {};
  return { returned: { on, method, note: note ?? "", by: type === "admin" ? "admin" : "agency" } };
}

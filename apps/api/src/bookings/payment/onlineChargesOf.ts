import { toDinars } from "@sayara/domain/money/millimes";
import { type OnlineCharges, onlineCharges } from "@sayara/domain/payment/onlineCharges";
import type { Selectable } from "kysely";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { readOnlineBalance } from "#api/bookings/refund/readBalance.ts";

/**
 * Returns the amounts that can be paid online for a booking now [PR22]. Charges at return cannot be paid
 * online [HO10]. Uses the down payment share at the time of sale, or today's for a booking sold before the
 * share was stored.
 */
export async function onlineChargesOf(
  db: Database,
  {
    id,
    status,
    supplier_id,
    total_millimes,
    sold_terms: sold,
  }: Pick<Selectable<BookingRow>, "id" | "status" | "supplier_id" | "total_millimes" | "sold_terms">,
): Promise<OnlineCharges> {
  const downPaymentShare = sold === null ? await shareToday(db, supplier_id) : sold.downPaymentShare;
  const { due } = await readOnlineBalance(db, { id, status, total_millimes });
  return onlineCharges({ total: toDinars(total_millimes), due, downPaymentShare });
}

async function shareToday(db: Database, supplierId: string): Promise<number | null> {
  const { down_payment_percentage: share } = await db
    .selectFrom("suppliers")
    .select("down_payment_percentage")
    .where("id", "=", supplierId)
    .executeTakeFirstOrThrow();
  return share;
}

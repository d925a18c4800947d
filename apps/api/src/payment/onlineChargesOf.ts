import { balanceOf } from "@sayara/domain/booking/balanceOf";
import { toDinars } from "@sayara/domain/money/millimes";
import { type OnlineCharges, onlineCharges } from "@sayara/domain/payment/onlineCharges";
import type { BookingRow } from "#api/database/bookingTables.ts";
import type { Queries } from "#api/database/Schema.ts";
import { readMoney } from "./readMoney.ts";

/** Returns the sums by which a booking may be paid online now [PR22]. */
export async function onlineChargesOf(
  db: Queries,
  {
    id,
    status,
    supplier_id,
    total_millimes,
  }: Pick<BookingRow, "id" | "status" | "supplier_id" | "total_millimes">,
): Promise<OnlineCharges> {
  const { down_payment_percentage: downPaymentShare } = await db
    .selectFrom("suppliers")
    .select("down_payment_percentage")
    .where("id", "=", supplier_id)
    .executeTakeFirstOrThrow();
  const money = (await readMoney(db, [id])).get(id) ?? { payments: [], refunds: [] };
  const total = toDinars(total_millimes);
  return onlineCharges({ total, due: balanceOf({ status, total, ...money }).due, downPaymentShare });
}

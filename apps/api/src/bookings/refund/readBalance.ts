import { type Balance, balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { toDinars } from "@sayara/domain/money/millimes";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { readMoney } from "./readMoney.ts";

/** Returns a booking's paid and due amounts as recorded now [BK8]. */
export async function readBalance(
  db: Database,
  { id, status, total_millimes: total }: Pick<StoredBooking, "id" | "status" | "total_millimes">,
): Promise<Balance> {
  const money = (await readMoney(db, [id])).get(id) ?? { payments: [], refunds: [] };
  return balanceOf({ status, total: toDinars(total), ...money });
}

/** Returns the balance without the charges of the return, which are never paid online [HO10]. */
export async function readOnlineBalance(
  db: Database,
  { id, status, total_millimes: total }: Pick<StoredBooking, "id" | "status" | "total_millimes">,
): Promise<Balance> {
  const { payments, refunds } = (await readMoney(db, [id])).get(id) ?? { payments: [], refunds: [] };
  return balanceOf({ status, total: toDinars(total), payments, refunds });
}

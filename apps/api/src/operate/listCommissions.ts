import { isCommissionCollected } from "@sayara/domain/payment/MonthlyCommission";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Config } from "#api/config/readConfig.ts";
import type { Queries } from "#api/database/Schema.ts";

/** Statuses of a rental that took place. */
const rented = ["deposit", "reserved", "paid"] as const;

/**
 * Returns a line for each agency with rentals that ended in a month (`YYYY-MM`, in the marketplace's zone): slug,
 * rentals, commission in the currency of the bookings, and whether it is collected [PR20].
 */
export async function listCommissions(
  db: Queries,
  { month, business }: { month: string; business: Config["business"] },
): Promise<string[]> {
  const { timeZone, commissionMonthlyThreshold } = business;
  const first = `${month}-01`;
  const start = wallClockToInstant(`${first}T00:00`, timeZone);
  const end = wallClockToInstant(`${addCalendarMonths(first, 1)}T00:00`, timeZone);
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("suppliers", "suppliers.id", "bookings.supplier_id")
    .select(({ fn }) => [
      "suppliers.slug",
      "bookings.currency",
      fn.countAll<string>().as("rentals"),
      fn.sum<string>("bookings.commission_millimes").as("millimes"),
    ])
    .where("bookings.status", "in", rented)
    .where("bookings.to_at", ">=", start)
    .where("bookings.to_at", "<", end)
    .groupBy(["suppliers.slug", "bookings.currency"])
    .orderBy("suppliers.slug")
    .execute();
  return rows.map(({ slug, currency, rentals, millimes }) => {
    const amount = toDinars(Number(millimes));
    const isCollected = isCommissionCollected(amount, commissionMonthlyThreshold);
    return [slug, rentals, `${amount} ${currency}`, isCollected ? "collected" : "not collected"].join("\t");
  });
}

import { isCommissionCollected } from "@sayara/domain/payment/MonthlyCommission";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Config } from "#api/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";

/** Statuses of a rental that took place. */
const rentalStatuses = ["deposit", "reserved", "paid"] as const;

export interface MonthOfCommissions {
  /**
   * Tab-separated: slug, number of rentals, commission in the bookings' currency, and whether it is collected [PR20].
   */
  lines: string[];
  /** Number of the month's rentals that are not over yet. `lines` omits them. */
  open: number;
  isOver: boolean;
}

/**
 * Returns a line for each agency with rentals that ended in a month (`YYYY-MM`, in the marketplace's time zone) and
 * before `now`. Until the month is over, an agency below the threshold is "not yet collected".
 */
export async function listCommissions(
  db: Database,
  { month, business, now }: { month: string; business: Config["business"]; now: Date },
): Promise<MonthOfCommissions> {
  const { timeZone, commissionMonthlyThreshold } = business;
  const firstDay = `${month}-01`;
  const start = wallClockToInstant(`${firstDay}T00:00`, timeZone);
  const end = wallClockToInstant(`${addCalendarMonths(firstDay, 1)}T00:00`, timeZone);
  const isOver = end <= now;
  const until = isOver ? end : now;
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("suppliers", "suppliers.id", "bookings.supplier_id")
    .select(({ fn }) => [
      "suppliers.slug",
      "bookings.currency",
      fn.countAll<string>().as("rentals"),
      fn.sum<string>("bookings.commission_millimes").as("millimes"),
    ])
    .where("bookings.status", "in", rentalStatuses)
    .where("bookings.to_at", ">=", start)
    .where("bookings.to_at", "<", until)
    .groupBy(["suppliers.slug", "bookings.currency"])
    .orderBy("suppliers.slug")
    .execute();
  const { open } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll<string>().as("open"))
    .where("status", "in", rentalStatuses)
    .where("to_at", ">=", start > until ? start : until)
    .where("to_at", "<", end)
    .executeTakeFirstOrThrow();
  const lines = rows.map(({ slug, currency, rentals, millimes }) => {
    const amount = toDinars(Number(millimes));
    const isCollected = isCommissionCollected(amount, commissionMonthlyThreshold);
    const belowThreshold = isOver ? "not collected" : "not yet collected";
    return [slug, rentals, `${amount} ${currency}`, isCollected ? "collected" : belowThreshold].join("\t");
  });
  return { lines, open: Number(open), isOver };
}

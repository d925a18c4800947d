import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { Finding } from "./Finding.ts";

/** Days within which drivers are promised their refund. */
const PROMISED_DAYS = 10;
/** Maximum number of lines; the remaining refunds are only counted. */
const MAX_LINES = 50;

/**
 * Lists the refunds owed to drivers, oldest first [BK12]. The check fails if drivers have waited longer than promised.
 */
export async function owedRefunds(db: Database, now: Date): Promise<Finding> {
  const { count, millimes, oldest } = await db
    .selectFrom("refunds")
    .select(({ fn }) => [
      fn.countAll<string>().as("count"),
      sql<string>`coalesce(sum(amount_millimes), 0)`.as("millimes"),
      fn.min("created_at").as("oldest"),
    ])
    .where("state", "!=", "succeeded")
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("bookings", "bookings.id", "refunds.booking_id")
    .innerJoin("payments", "payments.id", "payment_id")
    .select([
      "bookings.reference",
      "refunds.amount_millimes",
      "payments.currency",
      "refunds.gateway",
      "refunds.state",
    ])
    .select("refunds.created_at")
    .where("refunds.state", "!=", "succeeded")
    .orderBy("refunds.created_at")
    .limit(MAX_LINES)
    .execute();
  const isOk = oldest === null || now.getTime() - oldest.getTime() < PROMISED_DAYS * 86_400_000;
  const unlistedCount = Number(count) - rows.length;
  return {
    subject: "refunds",
    isOk,
    message: `${count} refunds are owed to drivers, ${toDinars(Number(millimes))} in all`,
    details: [
      ...rows.map(({ reference, amount_millimes: amount, currency, created_at: at, ...row }) =>
        [
          reference,
          `${toDinars(amount)} ${currency}`,
          `since ${at.toISOString().slice(0, 10)}`,
          describeState(row),
        ].join("\t"),
      ),
      ...(unlistedCount > 0 ? [`and ${unlistedCount} more`] : []),
    ],
    ...(!isOk && { advice: "Return the money, and record it on the page of each booking." }),
  };
}

function describeState({ gateway, state }: { gateway: string | null; state: string }): string {
  if (gateway === null) return "at the agency's desk";
  return state === "failed" ? `refused by ${gateway}: to be returned by hand` : `requested at ${gateway}`;
}

import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { Finding } from "./Finding.ts";

/** Days within which drivers are promised their refund. */
const PROMISED_DAYS = 10;
/** Maximum number of lines; the remaining refunds are only counted. */
const MAX_LINES = 50;

/**
 * Lists the refunds owed to drivers [BK12] and to agencies for their plans [SU8], each oldest first. The check fails if
 * any of them has waited longer than promised to drivers.
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
  const plans = await owedPlanRefunds(db);
  const isOk = [oldest, plans.oldest].every(
    (at) => at === null || now.getTime() - at.getTime() < PROMISED_DAYS * 86_400_000,
  );
  const unlistedCount = Number(count) - rows.length;
  return {
    subject: "refunds",
    isOk,
    message: [
      `${count} refunds are owed to drivers, ${toDinars(Number(millimes))} in all`,
      ...plans.message,
    ].join("; "),
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
      ...plans.details,
    ],
    ...(!isOk && { advice: "Return the money, and record it on the page of each booking or agency." }),
  };
}

/** Lists the payments of plans that are to be refunded. */
async function owedPlanRefunds(
  db: Database,
): Promise<{ oldest: Date | null; message: string[]; details: string[] }> {
  const owed = db.selectFrom("agency_payments").where("refund_state", "in", ["requested", "failed"]);
  const { count, millimes, oldest } = await owed
    .select(({ fn }) => [
      fn.countAll<string>().as("count"),
      sql<string>`coalesce(sum(amount_millimes), 0)`.as("millimes"),
      fn.min("settled_at").as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return { oldest: null, message: [], details: [] };
  const rows = await owed
    .innerJoin("suppliers", "suppliers.id", "agency_payments.supplier_id")
    .select(["suppliers.slug", "amount_millimes", "currency", "gateway", "refund_state", "settled_at"])
    .orderBy("settled_at")
    .limit(MAX_LINES)
    .execute();
  const unlistedCount = Number(count) - rows.length;
  return {
    oldest,
    message: [`${count} to agencies for plans, ${toDinars(Number(millimes))} in all`],
    details: [
      ...rows.map(
        ({ slug, amount_millimes: amount, currency, settled_at: at, gateway, refund_state: state }) =>
          [
            `plan of ${slug}`,
            `${toDinars(amount)} ${currency}`,
            `since ${at?.toISOString().slice(0, 10)}`,
            describeState({ gateway, state: state ?? "" }),
          ].join("\t"),
      ),
      ...(unlistedCount > 0 ? [`and ${unlistedCount} more of plans`] : []),
    ],
  };
}

function describeState({ gateway, state }: { gateway: string | null; state: string }): string {
  if (gateway === null) return "at the agency's desk";
  return state === "failed" ? `refused by ${gateway}: to be returned by hand` : `requested at ${gateway}`;
}

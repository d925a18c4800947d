import type { Millimes } from "@sayara/domain/money/millimes";
import type { Expression } from "kysely";
import type { Database } from "#api/database/Schema.ts";

export interface AgencyBalance {
  slug: string;
  currency: string;
  /** Positive if the marketplace owes the agency [LG7]. */
  balance: Millimes;
  /** Part of the balance that is still owed to drivers as refunds of online payments [BK12]. */
  owedToDrivers: Millimes;
}

/** Selects the millimes owed to an agency's drivers as refunds of online payments [BK12]. */
export function owedOnline(
  db: Database,
  supplierId: string | Expression<string>,
  currency: string | Expression<string>,
) {
  return db
    .selectFrom("refunds")
    .innerJoin("bookings", "bookings.id", "refunds.booking_id")
    .select(({ fn }) => fn.sum<string>("refunds.amount_millimes").as("owed"))
    .where("bookings.supplier_id", "=", supplierId)
    .where("bookings.currency", "=", currency)
    .where("refunds.state", "!=", "succeeded")
    .where("refunds.gateway", "is not", null);
}

/** Returns the balance of each agency with movements, by slug. */
export async function readBalances(db: Database): Promise<AgencyBalance[]> {
  const rows = await db
    .selectFrom("ledger")
    .innerJoin("suppliers", "suppliers.id", "ledger.supplier_id")
    .select(["suppliers.slug", "ledger.currency"])
    .select(({ fn }) =>
      fn.sum<string>("amount_millimes").filterWhere("account", "=", "agency").as("millimes"),
    )
    .select(({ ref }) => owedOnline(db, ref("ledger.supplier_id"), ref("ledger.currency")).as("owed"))
    .groupBy(["suppliers.slug", "ledger.supplier_id", "ledger.currency"])
    .orderBy("suppliers.slug")
    .orderBy("ledger.currency")
    .execute();
  return rows.map(({ slug, currency, millimes, owed }) => ({
    slug,
    currency,
    balance: Number(millimes ?? 0),
    owedToDrivers: Number(owed ?? 0),
  }));
}

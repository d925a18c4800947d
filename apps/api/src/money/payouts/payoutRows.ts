import type { AgencyPayout, Payout } from "@sayara/api-client/contract/payouts/Payout";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import type { PayoutRow } from "#api/database/tables/statementTables.ts";
import { openRib } from "./bankAccountRows.ts";

/** A payout with its agency. */
export type AgencyPayoutRow = PayoutRow & { slug: string; name: string };

/** Selects payouts with their agencies. */
export function selectPayouts(db: Database) {
  return db
    .selectFrom("payouts")
    .innerJoin("suppliers", "suppliers.id", "payouts.supplier_id")
    .selectAll("payouts")
    .select(["suppliers.slug", "suppliers.name"]);
}

/** Returns the payouts in these files that are still to be paid, ordered by the agencies' names. */
export async function readPrepared(db: Database, batches: readonly string[]): Promise<AgencyPayoutRow[]> {
  if (batches.length === 0) return [];
  return selectPayouts(db)
    .where("payouts.batch_id", "in", batches)
    .where("payouts.state", "=", "prepared")
    .orderBy("suppliers.name")
    .orderBy("payouts.id")
    .execute();
}

/**
 * Returns the RIB as it was when the payout was prepared; undefined if it was encrypted with an earlier
 * `SECRET`.
 */
export function ribOf(row: PayoutRow, config: Pick<Config, "secret">): string | undefined {
  return openRib(row.supplier_id, row.sealed_rib, config);
}

/** Returns a payout as the agency sees it. */
export function toPayout(row: PayoutRow): Payout {
  return {
    id: row.id,
    reference: row.reference,
    amount: toDinars(row.amount_millimes),
    currency: row.currency,
    lastDigits: row.last_digits,
    state: row.state,
    preparedAt: row.prepared_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    bankReference: row.bank_reference,
    endedAt: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** Returns a payout as administrators see it. */
export function toAgencyPayout({ slug, name, ...row }: AgencyPayoutRow): AgencyPayout {
  return { ...toPayout(row), supplier: { slug, name }, batch: row.batch_id };
}

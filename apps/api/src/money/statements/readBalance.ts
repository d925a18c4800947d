import type { Millimes } from "@sayara/domain/money/millimes";
import type { Database } from "#api/database/Schema.ts";

/** Returns an agency's balance. It is negative if the agency owes money [LG7]. */
export async function readBalance(db: Database, supplierId: string, currency: string): Promise<Millimes> {
  const { balance } = await db
    .selectFrom("ledger")
    .select(({ fn }) => fn.sum<string | null>("amount_millimes").as("balance"))
    .where("supplier_id", "=", supplierId)
    .where("currency", "=", currency)
    .where("account", "=", "agency")
    .executeTakeFirstOrThrow();
  return Number(balance ?? 0);
}

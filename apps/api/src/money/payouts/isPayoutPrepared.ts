import type { Database } from "#api/database/Schema.ts";

/**
 * Returns whether a file for the bank contains a payout to the agency. Another payment would then pay the
 * agency twice [PO3].
 */
export async function isPayoutPrepared(db: Database, supplierId: string): Promise<boolean> {
  const query = db.selectFrom("payouts").select("id").where("supplier_id", "=", supplierId);
  return (await query.where("state", "=", "prepared").executeTakeFirst()) !== undefined;
}

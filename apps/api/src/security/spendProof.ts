import type { Database, Transaction } from "#api/database/Schema.ts";
import { hashOf } from "./hashOf.ts";

/** Spends a one-time proof across all processes. Returns false if it was already spent. */
export async function spendProof(
  db: Database,
  { key, expiresAt }: { key: string; expiresAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto("spent_proofs")
    .values({ proof_hash: hashOf(key), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("proof_hash").doNothing())
    .returning("proof_hash")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Makes a spent proof usable again, in the transaction that spent it. */
export async function restoreProof(transaction: Transaction, key: string): Promise<void> {
  await transaction.deleteFrom("spent_proofs").where("proof_hash", "=", hashOf(key)).execute();
}

import type { Transaction } from "#api/database/Schema.ts";

/**
 * Returns the given places that exist. Locks them, so that they cannot be deleted until the transaction ends
 * [PA4], in the order of their ids, which prevents deadlocks.
 */
export function lockPlaces(transaction: Transaction, ids: readonly string[]) {
  return transaction
    .selectFrom("locations")
    .select(["id", "latitude", "longitude"])
    .where("id", "in", ids)
    .orderBy("id")
    .forKeyShare()
    .execute();
}

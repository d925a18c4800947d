import type { Transaction } from "#api/database/Schema.ts";

/**
 * Returns those of the places that exist. They cannot be deleted until the transaction ends [PA4]. In the order of their
 * ids, as every transaction locks them.
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

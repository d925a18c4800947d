import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { findBlock, type StoredBlock } from "./blockRows.ts";

/**
 * Returns the agency's block that a person wants to change. Requires the locks of `cars`.
 *
 * @throws RefusalError `not_found`; `not_allowed` for the block of an imported event [BL6]; `stale_version`
 *   if the block has changed, or is now on a car that is not locked.
 */
export async function requireBlock(
  transaction: Transaction,
  {
    id,
    supplierId,
    version,
    cars,
  }: { id: string; supplierId: string; version: number; cars: readonly string[] },
): Promise<StoredBlock> {
  const block = await findBlock(transaction, { id, supplierId });
  if (block === undefined) throw new RefusalError("not_found");
  if (block.kind === "imported") throw new RefusalError("not_allowed");
  if (block.version !== version || !cars.includes(block.car_id)) throw new RefusalError("stale_version");
  return block;
}

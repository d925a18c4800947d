import type { Block } from "@sayara/domain/block/Block";
import type { EnteredBlock } from "@sayara/domain/block/EnteredBlock";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Selectable } from "kysely";
import type { BlocksTable } from "#api/database/tables/supplierTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";

export type StoredBlock = Selectable<BlocksTable>;

/** Returns a block of the agency, or undefined if there is none or it was deleted. */
export async function findBlock(
  db: Database,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<StoredBlock | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom("blocks")
    .selectAll()
    .where("id", "=", id)
    .where("supplier_id", "=", supplierId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Returns the columns of a block that a person enters, except its car and dates. */
export function enteredColumns({ kind, note, walkIn }: EnteredBlock) {
  return {
    kind,
    note,
    customer_name: walkIn?.customer ?? null,
    customer_phone: walkIn?.phone ?? null,
    agreed_millimes: walkIn === null || walkIn.price === null ? null : toMillimes(walkIn.price),
    contract_number: walkIn?.contractNumber ?? null,
  };
}

export function toBlock(row: StoredBlock): Block {
  return {
    id: row.id,
    version: row.version,
    carId: row.car_id,
    kind: row.kind,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    note: row.note,
    walkIn:
      row.customer_name === null
        ? null
        : {
            customer: row.customer_name,
            phone: row.customer_phone ?? "",
            price: row.agreed_millimes === null ? null : toDinars(row.agreed_millimes),
            contractNumber: row.contract_number ?? "",
          },
    seriesId: row.series_id,
  };
}

/**
 * Returns the fields of a block for the record of edits, without the customer, because that data would
 * outlive the block.
 */
export function recordedFacts({ kind, car_id: carId, from_at: from, to_at: to, note }: StoredBlock) {
  return { kind, carId, from, to, note };
}

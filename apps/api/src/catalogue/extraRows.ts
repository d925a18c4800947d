import type { PublicExtra } from "@sayara/api-client/contract/catalogue/PublicExtra";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Extra } from "@sayara/domain/pricing/extras/Extra";
import type { Selectable } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { ExtrasTable } from "#api/database/tables/supplierTables.ts";

/** An extra with its id, and with the version that a change must state. */
export type OfferedExtra = Extra & { id: string; version: number };

/** Returns the extras that an agency offers, in the order in which they were added. */
export async function readExtras(db: Database, supplierId: string): Promise<OfferedExtra[]> {
  const rows = await db
    .selectFrom("extras")
    .selectAll()
    .where("supplier_id", "=", supplierId)
    .where("retired_at", "is", null)
    .orderBy("number")
    .execute();
  return rows.map(toExtra);
}

export function toExtra(row: Selectable<ExtrasTable>): OfferedExtra {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    name: row.name,
    price: toDinars(row.price_millimes),
    per: row.per,
    maximumPerRental: row.maximum_per_rental,
    stock: row.stock,
  };
}

/** Returns the public part of an extra. */
export function toPublicExtra({ version: _version, stock: _stock, ...extra }: OfferedExtra): PublicExtra {
  return extra;
}

/** Converts an extra to its columns. */
export function extraColumns({ kind, name, price, per, maximumPerRental, stock }: Extra) {
  return {
    kind,
    name: JSON.stringify(name),
    price_millimes: toMillimes(price),
    per,
    maximum_per_rental: maximumPerRental,
    stock,
  };
}

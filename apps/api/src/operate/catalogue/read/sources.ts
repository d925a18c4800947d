import { createHash } from "node:crypto";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";

/** A kind of record with an identity. A car's prices count as one record, and so does an image. */
export type CatalogueType = "place" | "agency" | "car" | "price" | "picture";
/**
 * Kinds of records, including those that come only from an import from another product. `account`: an account of a
 * driver or of an agency's staff.
 */
export type SourceType = CatalogueType | "account" | "booking";

/** A row that an earlier import wrote. */
export interface Source {
  rowId: string;
  hash: string;
}

/** Returns all rows of a type by the external id of their record. */
export async function readSources(transaction: Transaction, type: SourceType): Promise<Map<string, Source>> {
  const rows = await transaction
    .selectFrom("catalogue_sources")
    .select(["external_id", "row_id", "content_hash"])
    .where("type", "=", type)
    .execute();
  return new Map(rows.map((row) => [row.external_id, { rowId: row.row_id, hash: row.content_hash }]));
}

/** Replaces the stored sources of records. */
export async function writeSources(
  transaction: Transaction,
  type: SourceType,
  sources: readonly (Source & { id: string })[],
): Promise<void> {
  const ids = sources.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .deleteFrom("catalogue_sources")
      .where("type", "=", type)
      .where("external_id", "in", ids.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
  }
  const rows = sources.map(({ id, rowId, hash }) => ({
    type,
    external_id: id,
    row_id: rowId,
    content_hash: hash,
  }));
  await insertRows(transaction, "catalogue_sources", rows);
}

const ROWS_PER_STATEMENT = 2000;

/** Returns the SHA-256 of a value as JSON. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

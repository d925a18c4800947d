import type { Database } from "#api/database/Schema.ts";
import type { AgencyRecord, AnyCarRecord, PlaceRecord, PriceRecord } from "@sayara/catalogue/CatalogueRecord";
import { readAgencyRecords } from "#api/operate/catalogue/read/readAgencyRecords.ts";
import { readCarRecords } from "#api/operate/catalogue/read/readCarRecords.ts";
import { readPlaceRecords } from "#api/operate/catalogue/read/readPlaceRecords.ts";
import type { StoredRows } from "./StoredRecord.ts";

const CARS_PER_BATCH = 500;

/**
 * Calls `write` with each record of the catalogue, in an order that can be imported again. The slug serves as the id of
 * a row that no import wrote. Images are omitted.
 *
 * @returns the number of records.
 */
export async function exportCatalogue(
  db: Database,
  write: (record: PlaceRecord | AgencyRecord | AnyCarRecord | PriceRecord) => void,
): Promise<number> {
  let count = 0;
  const writeRecord: typeof write = (record) => {
    count += 1;
    write(record);
  };
  const nameOf = await exportedNames(db);
  for (const { record } of await readPlaceRecords(db, { nameOf })) writeRecord(record);
  for (const { record } of await readAgencyRecords(db, { nameOf })) writeRecord(record);
  await exportCars(db, nameOf, writeRecord);
  return count;
}

/** Returns the record id of a row: the id in the import that wrote it, else its slug. */
async function exportedNames(db: Database): Promise<StoredRows["nameOf"]> {
  const sources = await db
    .selectFrom("catalogue_sources")
    .select(["row_id", "external_id"])
    .where("type", "in", ["place", "agency", "car"])
    .execute();
  const ids = new Map(sources.map((row) => [row.row_id, row.external_id]));
  const places = await db.selectFrom("locations").select(["id", "slug"]).execute();
  const slugs = new Map(places.map(({ id, slug }) => [id, slug]));
  return (rowId, slug) => ids.get(rowId) ?? slug ?? slugs.get(rowId) ?? rowId;
}

async function exportCars(
  db: Database,
  nameOf: StoredRows["nameOf"],
  writeRecord: Parameters<typeof exportCatalogue>[1],
): Promise<void> {
  let lastSlug = "";
  for (;;) {
    const page = await db
      .selectFrom("cars")
      .select("id")
      .where("deleted_at", "is", null)
      .where("slug", ">", lastSlug)
      .orderBy("slug")
      .limit(CARS_PER_BATCH)
      .execute();
    if (page.length === 0) return;
    for (const { record, periods } of await readCarRecords(db, { rows: page.map(({ id }) => id), nameOf })) {
      writeRecord(record);
      for (const period of periods) writeRecord({ type: "price", car: record.id, ...period });
      lastSlug = record.slug ?? lastSlug;
    }
  }
}

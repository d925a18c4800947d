import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import type { Database } from "#api/database/Schema.ts";
import type { PlaceRecord } from "@sayara/catalogue/CatalogueRecord";
import type { StoredRecord, StoredRows } from "#api/operate/catalogue/StoredRecord.ts";

/** Reads places in the form of import records. */
export async function readPlaceRecords(
  db: Database,
  { rows: rowIds, nameOf }: StoredRows,
): Promise<StoredRecord<PlaceRecord>[]> {
  const rows = await db
    .selectFrom("locations")
    .innerJoin("countries", "countries.id", "locations.country_id")
    .selectAll("locations")
    .select("countries.code as country")
    .$if(rowIds !== undefined, (query) => query.where("locations.id", "in", rowIds ?? []))
    .orderBy("slug")
    .execute();
  const namesByPlace = Map.groupBy(
    await db
      .selectFrom("location_names")
      .selectAll()
      .$if(rowIds !== undefined, (query) => query.where("location_id", "in", rowIds ?? []))
      .execute(),
    (row) => row.location_id,
  );
  const otherNamesByPlace = Map.groupBy(
    await db
      .selectFrom("location_other_names")
      .selectAll()
      .$if(rowIds !== undefined, (query) => query.where("location_id", "in", rowIds ?? []))
      .orderBy("name")
      .execute(),
    (row) => row.location_id,
  );
  return rows.map((row) => {
    const nameByLanguage = new Map(
      (namesByPlace.get(row.id) ?? []).map(({ language, name }) => [language, name]),
    );
    const record: PlaceRecord = {
      type: "place",
      id: nameOf(row.id, row.slug),
      slug: row.slug,
      kind: row.kind,
      country: row.country,
      names: {
        ...mapLanguages((language) => nameByLanguage.get(language)),
        fr: nameByLanguage.get("fr") ?? row.slug,
      },
      otherNames: (otherNamesByPlace.get(row.id) ?? []).map(({ name }) => name),
      ...(row.code !== null && { code: row.code }),
      position: { latitude: row.latitude, longitude: row.longitude },
      ...(row.parent_id !== null && { parent: nameOf(row.parent_id) }),
      ...(row.featured_rank !== null && { featuredRank: row.featured_rank }),
      ...(row.traffic_rank !== null && { trafficRank: row.traffic_rank }),
    };
    return { rowId: row.id, record };
  });
}

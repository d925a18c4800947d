import type { Language } from "@sayara/domain/language/Language";
import type { Queries } from "#api/database/Schema.ts";
import type { PlaceRecord } from "#api/operate/catalogue/CatalogueRecord.ts";
import type { StoredRecord, StoredRows } from "#api/operate/catalogue/StoredRecord.ts";

/** Reads places in the form of import records. */
export async function readPlaceRecords(
  db: Queries,
  { rows: wanted, nameOf }: StoredRows,
): Promise<StoredRecord<PlaceRecord>[]> {
  const rows = await db
    .selectFrom("locations")
    .innerJoin("countries", "countries.id", "locations.country_id")
    .selectAll("locations")
    .select("countries.code as country")
    .$if(wanted !== undefined, (query) => query.where("locations.id", "in", wanted ?? []))
    .orderBy("slug")
    .execute();
  const names = Map.groupBy(
    await db
      .selectFrom("location_names")
      .selectAll()
      .$if(wanted !== undefined, (query) => query.where("location_id", "in", wanted ?? []))
      .execute(),
    (row) => row.location_id,
  );
  const others = Map.groupBy(
    await db
      .selectFrom("location_other_names")
      .selectAll()
      .$if(wanted !== undefined, (query) => query.where("location_id", "in", wanted ?? []))
      .orderBy("name")
      .execute(),
    (row) => row.location_id,
  );
  return rows.map((row) => {
    const named = new Map((names.get(row.id) ?? []).map(({ language, name }) => [language, name]));
    const inLanguage = (language: Language) => {
      const name = named.get(language);
      return name === undefined ? {} : { [language]: name };
    };
    const record: PlaceRecord = {
      type: "place",
      id: nameOf(row.id, row.slug),
      slug: row.slug,
      kind: row.kind,
      country: row.country,
      names: { fr: named.get("fr") ?? row.slug, ...inLanguage("en"), ...inLanguage("es") },
      otherNames: (others.get(row.id) ?? []).map(({ name }) => name),
      ...(row.code !== null && { code: row.code }),
      position: { latitude: row.latitude, longitude: row.longitude },
      ...(row.parent_id !== null && { parent: nameOf(row.parent_id) }),
      ...(row.featured_rank !== null && { featuredRank: row.featured_rank }),
      ...(row.traffic_rank !== null && { trafficRank: row.traffic_rank }),
    };
    return { rowId: row.id, record };
  });
}

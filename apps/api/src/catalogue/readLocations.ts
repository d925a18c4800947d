import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";
import { selectLocations, toLocation } from "./locationRows.ts";
import { normalizeForSearch } from "./normalizeForSearch.ts";
import { type PageRequest, pageOfRows } from "./pageOfRows.ts";

/**
 * Finds places whose name has every word of `s`, those that begin with it first. Ignores accents and case.
 */
export async function findLocations(
  db: Queries,
  { language, s = "", ...page }: PageRequest & { language: Language; s?: string | undefined },
): Promise<{ items: Location[]; total: number }> {
  const wanted = normalizeForSearch(s);
  let query = selectLocations(db, language);
  // Only letters, digits and spaces remain: no pattern of LIKE.
  for (const word of wanted.split(" ").filter(Boolean)) {
    query = query.where("location_names.search_name", "like", `%${word}%`);
  }
  const { rows, total } = await pageOfRows(
    query
      .orderBy(sql`location_names.search_name like ${`${wanted}%`}`, "desc")
      .orderBy("location_names.search_name")
      .orderBy("locations.id"),
    page,
  );
  return { items: rows.map(toLocation), total };
}

/** Returns every place, for the map. All have a position. */
export async function readAllLocations(db: Queries, language: Language): Promise<Location[]> {
  const rows = await selectLocations(db, language).orderBy("location_names.search_name").execute();
  return rows.map(toLocation);
}

/** Loads places by their ids. */
export async function readLocationsById(
  db: Queries,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<Map<string, Location>> {
  if (ids.length === 0) return new Map();
  const rows = await selectLocations(db, language).where("locations.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, toLocation(row)]));
}

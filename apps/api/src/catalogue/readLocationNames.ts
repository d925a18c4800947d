import type { LocationNames } from "@sayara/api-client/contract/catalogue/locations";
import type { Database } from "#api/database/Schema.ts";

/** Returns every name of every place, in each language and script, plus other spellings. Ordered by slug. */
export async function readLocationNames(db: Database): Promise<LocationNames[]> {
  const allNames = db
    .selectFrom("location_names")
    .select(["location_id", "name"])
    .union(db.selectFrom("location_other_names").select(["location_id", "name"]))
    .as("names");
  const rows = await db
    .selectFrom(allNames)
    .innerJoin("locations", "locations.id", "names.location_id")
    .select(["locations.slug", "names.name"])
    .orderBy("locations.slug")
    .orderBy("names.name")
    .execute();
  const bySlug = new Map<string, string[]>();
  for (const { slug, name } of rows) bySlug.set(slug, [...(bySlug.get(slug) ?? []), name]);
  return [...bySlug].map(([slug, names]) => ({ slug, names }));
}

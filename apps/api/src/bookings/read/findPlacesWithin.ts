import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";

/** Returns the ids of a place, given by id, slug or retired slug, and of the places within it; empty if unknown. */
export async function findPlacesWithin(db: Database, idOrSlug: string): Promise<string[]> {
  const place = await db
    .selectFrom("locations")
    .select("id")
    .where(isUuid(idOrSlug) ? "id" : "slug", "=", idOrSlug)
    .unionAll(
      db
        .selectFrom("location_old_slugs")
        .select("location_id as id")
        .where("location_old_slugs.slug", "=", idOrSlug),
    )
    .executeTakeFirst();
  if (place === undefined) return [];
  const children = await db.selectFrom("locations").select("id").where("parent_id", "=", place.id).execute();
  return [place.id, ...children.map(({ id }) => id)];
}

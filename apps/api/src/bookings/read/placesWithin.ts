import type { Queries } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";

/** Returns the ids of a place, given by id, slug or retired slug, and of the places within it; empty if unknown. */
export async function placesWithin(db: Queries, idOrSlug: string): Promise<string[]> {
  const known = await db
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
  if (known === undefined) return [];
  const within = await db.selectFrom("locations").select("id").where("parent_id", "=", known.id).execute();
  return [known.id, ...within.map(({ id }) => id)];
}

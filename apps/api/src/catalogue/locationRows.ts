import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { RawBuilder } from "kysely";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import { nameOrder } from "./nameOrder.ts";

/** Selects places with their names in a language [LO8], as input of `toLocation`. */
export function selectLocations(db: Database, language: Language | RawBuilder<Language>) {
  return db
    .selectFrom("locations")
    .innerJoin("countries", "countries.id", "locations.country_id")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("location_names as named")
          .whereRef("named.location_id", "=", "locations.id")
          .select(["named.name", "named.search_name"])
          .orderBy(nameOrder(language))
          .limit(1)
          .as("names"),
      (join) => join.onTrue(),
    )
    .leftJoin("locations as parents", "parents.id", "locations.parent_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("location_names as named")
          .whereRef("named.location_id", "=", "parents.id")
          .select(["named.name", "named.search_name"])
          .orderBy(nameOrder(language))
          .limit(1)
          .as("parent_names"),
      (join) => join.onTrue(),
    )
    .select([
      "locations.id",
      "locations.parent_id",
      "locations.kind",
      "locations.slug",
      "locations.code",
      "locations.latitude",
      "locations.longitude",
      "locations.image",
      "countries.code as country_code",
      "names.name as name",
      "parents.slug as parent_slug",
      "parent_names.name as parent_name",
    ]);
}

export type LocationRow = Awaited<ReturnType<ReturnType<typeof selectLocations>["executeTakeFirstOrThrow"]>>;

/** Converts a row to a place of the API. */
export function toLocation(row: LocationRow): Location {
  const { parent_id: parentId, parent_slug: parentSlug, parent_name: parentName } = row;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    country: row.country_code,
    kind: row.kind,
    code: row.code,
    position: { latitude: row.latitude, longitude: row.longitude },
    image: row.image,
    parent:
      parentId !== null && parentSlug !== null && parentName !== null
        ? { id: parentId, slug: parentSlug, name: parentName }
        : null,
  };
}

/** Finds a place by id, slug or retired slug. */
export async function findLocation(
  db: Database,
  idOrSlug: string,
  language: Language,
): Promise<Location | undefined> {
  const location = await findByIdOrSlug(db, idOrSlug, language);
  if (location !== undefined || isUuid(idOrSlug)) return location;
  const retired = await db
    .selectFrom("location_old_slugs")
    .select("location_id")
    .where("slug", "=", idOrSlug)
    .executeTakeFirst();
  return retired && findByIdOrSlug(db, retired.location_id, language);
}

async function findByIdOrSlug(
  db: Database,
  idOrSlug: string,
  language: Language,
): Promise<Location | undefined> {
  const row = await selectLocations(db, language)
    .where(isUuid(idOrSlug) ? "locations.id" : "locations.slug", "=", idOrSlug)
    .executeTakeFirst();
  return row && toLocation(row);
}

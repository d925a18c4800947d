import {
  MAX_USE_NAMES,
  type PlaceRecord,
  type PlaceUse,
} from "@sayara/api-client/contract/catalogue/managePlaces";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { MAX_COUNTED_BOOKINGS, type PlaceDetails } from "@sayara/domain/location/PlaceDetails";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { LocationRow } from "#api/database/tables/catalogueTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

const MAX_EDITS = 20;

/** A place with its editable fields. */
export type EditedPlace = Omit<PlaceRecord, "uses" | "edits">;

/** Returns a place with its names, uses and edits. @throws RefusalError `not_found` */
export async function readPlaceRecord(db: Database, id: string): Promise<PlaceRecord> {
  return withUses(db, await readPlace(db, id));
}

/**
 * Adds the uses and edits of a place. Call it after the transaction of a change: counting may take a second,
 * and other changes would wait for the lock.
 */
export async function withUses(db: Database, place: EditedPlace): Promise<PlaceRecord> {
  return { ...place, uses: await readUses(db, place.id), edits: await readEdits(db, place.id) };
}

/** Returns a place with its names. @throws RefusalError `not_found` */
export async function readPlace(db: Database, givenId: string): Promise<EditedPlace> {
  const row = await requirePlace(db, givenId);
  const { id } = row;
  const { code: country } = await db
    .selectFrom("countries")
    .select("code")
    .where("id", "=", row.country_id)
    .executeTakeFirstOrThrow();
  const names = await db.selectFrom("location_names").selectAll().where("location_id", "=", id).execute();
  const nameIn = (language: string) => names.find((name) => name.language === language)?.name ?? "";
  const others = await db
    .selectFrom("location_other_names")
    .select("name")
    .where("location_id", "=", id)
    .orderBy("name")
    .execute();
  const oldSlugs = await db
    .selectFrom("location_old_slugs")
    .select("slug")
    .where("location_id", "=", id)
    .orderBy("slug")
    .execute();
  return {
    id,
    version: row.revision,
    slug: row.slug,
    oldSlugs: oldSlugs.map(({ slug }) => slug),
    kind: row.kind,
    country,
    names: mapLanguages(nameIn),
    otherNames: others.map(({ name }) => name),
    code: row.code,
    position: { latitude: row.latitude, longitude: row.longitude },
    parent: await readParent(db, row.parent_id),
    image: row.image,
    featuredRank: row.featured_rank,
    trafficRank: row.traffic_rank,
  };
}

/**
 * Returns the row of a place. The row's id is in lower case, even if the given id has capital letters.
 *
 * @param isLocked whether to lock the row, so that nothing new can refer to the place until the transaction
 * ends
 *
 * @throws RefusalError `not_found`
 */
export async function requirePlace(
  db: Database,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<LocationRow> {
  const query = db.selectFrom("locations").selectAll();
  const row = isUuid(id)
    ? await query
        .where("id", "=", id)
        .$if(isLocked, (select) => select.forUpdate())
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}

/** Returns the editable fields of a place, for the record of an edit. */
export function detailsOf(record: EditedPlace): Omit<PlaceDetails, "kind"> & Pick<PlaceRecord, "kind"> {
  const { slug, kind, country, names, otherNames, code, featuredRank, trafficRank } = record;
  return {
    slug,
    kind,
    country,
    names,
    otherNames,
    code,
    ...record.position,
    parent: record.parent?.id ?? null,
    featuredRank,
    trafficRank,
  };
}

async function readParent(db: Database, parentId: string | null): Promise<PlaceRecord["parent"]> {
  if (parentId === null) return null;
  const { slug, name } = await db
    .selectFrom("locations")
    .leftJoin("location_names", (join) =>
      join.onRef("location_names.location_id", "=", "locations.id").on("language", "=", "fr"),
    )
    .select(["slug", "name"])
    .where("locations.id", "=", parentId)
    .executeTakeFirstOrThrow();
  return { id: parentId, slug, name: name ?? slug };
}

/**
 * Returns the uses of a place, with some of their names [PA4]: cars that are not deleted, agencies that serve
 * it or mention it in their fees, bookings, and places within it.
 */
export async function readUses(db: Database, id: string): Promise<PlaceRecord["uses"]> {
  const uses = { cars, agencies, bookings, places } satisfies Record<PlaceUse, unknown>;
  const found: PlaceRecord["uses"] = [];
  for (const [use, select] of Object.entries(uses) as [PlaceUse, (id: string) => RawBuilder<unknown>][]) {
    const { rows } = await sql<{ count: number; names: string[] }>`
      select count(*)::integer as count,
        coalesce((array_agg(name order by name))[1:${sql.lit(MAX_USE_NAMES)}], '{}') as names
      from (${select(id)}) as users`.execute(db);
    const [row] = rows;
    if (row !== undefined && row.count > 0) found.push({ use, count: row.count, names: row.names });
  }
  return found;
}

const cars = (id: string) => sql`select name from cars
  where deleted_at is null and exists
    (select from car_locations where location_id = ${id} and car_id = cars.id)`;
const agencies = (id: string) => sql`select name from suppliers
  where exists (select from supplier_locations where location_id = ${id} and supplier_id = suppliers.id)
    or exists (select from meeting_places where location_id = ${id} and supplier_id = suppliers.id)
    or position(${id} in lower(fees::text)) > 0`;
const bookings = (id: string) => sql`select reference as name from bookings
  where pickup_location_id = ${id} or drop_off_location_id = ${id} limit ${sql.lit(MAX_COUNTED_BOOKINGS)}`;
const places = (id: string) => sql`select coalesce(name, slug) as name from locations
  left join location_names on location_id = locations.id and language = 'fr' where parent_id = ${id}`;

async function readEdits(db: Database, id: string): Promise<PlaceRecord["edits"]> {
  const rows = await db
    .selectFrom("place_edits")
    .innerJoin("users", "users.id", "place_edits.user_id")
    .select(["place_edits.id", "at", "action", "users.full_name as by"])
    .where("subject_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("place_edits.id")
    .limit(MAX_EDITS)
    .execute();
  return rows.flatMap(({ id: editId, at, by, action }) =>
    action === "deleted" ? [] : [{ id: editId, at: at.toISOString(), by: by || null, action }],
  );
}

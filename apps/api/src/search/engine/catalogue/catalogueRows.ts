import { type Language, languages } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { type Selectable, sql } from "kysely";
import { selectLocations, toLocation } from "#api/catalogue/locationRows.ts";
import type { CarsTable } from "#api/database/tables/catalogueTables.ts";
import type { Database } from "#api/database/Schema.ts";

/** Changes since a snapshot of the database, and the snapshot that includes them. */
export interface Changes {
  snapshot: string;
  cars: string[];
  /** Ids of cars whose holds changed. */
  holds: string[];
  suppliers: string[];
  places: string[];
}

/**
 * Reads rows written by transactions that an earlier snapshot did not include. Every row has its transaction's number,
 * so nothing is missed when transactions overlap, no clock is used, and writers do not wait.
 */
export async function readChanges(db: Database, since: string): Promise<Changes> {
  const isNewer = sql`revision >= pg_snapshot_xmin(${since}::pg_snapshot)
    and not pg_visible_in_snapshot(revision, ${since}::pg_snapshot)`;
  const { rows } = await sql<{ kind: "snapshot" | "cars" | "holds" | "suppliers" | "places"; id: string }>`
    select 'snapshot' as kind, pg_current_snapshot()::text as id
    union all select 'cars', id::text from cars where ${isNewer}
    union all select 'holds', car_id::text from car_availability where ${isNewer}
    union all select 'suppliers', id::text from suppliers where ${isNewer}
    union all select 'places', id::text from locations where ${isNewer}
  `.execute(db);
  const changes: Changes = { snapshot: since, cars: [], holds: [], suppliers: [], places: [] };
  for (const { kind, id } of rows) {
    if (kind === "snapshot") changes.snapshot = id;
    else changes[kind].push(id);
  }
  return changes;
}

export async function readSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_snapshot()::text as id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the database returned no snapshot");
  return row.id;
}

/**
 * Resets revisions after a restore from a dump. The restored database counts transactions from the start, so the old
 * database's revisions would seem to lie ahead and be read with every search.
 */
export async function renewForeignRevisions(db: Database): Promise<void> {
  const isForeign = sql<boolean>`revision >= pg_snapshot_xmax(pg_current_snapshot())`;
  for (const table of ["cars", "suppliers", "locations"] as const) {
    const outdatedRow = await db.selectFrom(table).select("id").where(isForeign).limit(1).executeTakeFirst();
    if (outdatedRow !== undefined)
      await sql`update ${sql.table(table)} set id = id where ${isForeign}`.execute(db);
  }
  const outdatedHold = await db
    .selectFrom("car_availability")
    .select("car_id")
    .where(isForeign)
    .limit(1)
    .executeTakeFirst();
  if (outdatedHold !== undefined) await db.deleteFrom("car_availability").where(isForeign).execute();
}

/** Returns every place with its names, and every slug with the id of its place. */
export async function readPlaces(db: Database) {
  const byId = new Map<
    string,
    {
      id: string;
      slug: string;
      parentId: string | null;
      isAirport: boolean;
      locations: Map<Language, Location>;
    }
  >();
  const rows = await db.selectFrom("locations").select(["id", "parent_id", "slug", "kind"]).execute();
  for (const { id, slug, parent_id, kind } of rows) {
    byId.set(id, { id, slug, parentId: parent_id, isAirport: kind === "airport", locations: new Map() });
  }
  for (const language of languages) {
    for (const row of await selectLocations(db, language).execute()) {
      byId.get(row.id)?.locations.set(language, toLocation(row));
    }
  }
  const retired = await db.selectFrom("location_old_slugs").select(["slug", "location_id as id"]).execute();
  // A place's own slug takes precedence over a retired one.
  const slugs = new Map([...retired, ...rows].map(({ slug, id }) => [slug, id]));
  return { places: [...byId.values()], slugs };
}

export function readSupplierRows(db: Database, ids?: readonly string[]) {
  let query = db
    .selectFrom("suppliers")
    .select([
      "id",
      "slug",
      "name",
      "logo",
      "rating",
      "review_count",
      "pay_later",
      "minimum_rental_days",
      "lead_time_hours",
      "turnaround_minutes",
      "suspended",
      "bookable_until",
      "fees",
      "deposits",
      "opening_hours",
      "closed_dates",
    ])
    .select((eb) =>
      eb
        .selectFrom("supplier_locations")
        .whereRef("supplier_id", "=", "suppliers.id")
        .where("accepts_returns", "=", true)
        .select(sql<string[] | null>`array_agg(location_id::text)`.as("ids"))
        .as("served"),
    );
  if (ids !== undefined) query = query.where(isAnyOf("id", ids));
  return query.execute();
}

/** Returns the ids of agencies by retired slug. */
export async function readOldSupplierSlugs(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom("supplier_old_slugs").select(["slug", "supplier_id"]).execute();
  return new Map(rows.map(({ slug, supplier_id }) => [slug, supplier_id]));
}

export type SupplierRow = Awaited<ReturnType<typeof readSupplierRows>>[number];

const carColumns = [
  "id",
  "supplier_id",
  "range",
  "fuel_type",
  "gearbox",
  "seats",
  "doors",
  "aircon",
  "fuel_policy",
  "mileage",
  "multimedia",
  "co2",
  "trips",
  "availability",
  "status",
  "deposit_millimes",
  "daily_price_millimes",
  "theft_protection_millimes",
  "collision_damage_waiver_millimes",
  "full_insurance_millimes",
  "periodic_prices",
  "discounts",
  "bookable_until",
  "minimum_periods",
  "deleted_at",
] as const satisfies readonly (keyof CarsTable)[];

export type CatalogueCarRow = Pick<Selectable<CarsTable>, (typeof carColumns)[number]> & {
  /** Comma-separated ids. */
  places: string | null;
};

/** First and last id, both inclusive. */
export interface IdRange {
  first: string;
  last: string;
}

/** Cars with the same pick-up places: comma-separated ids of the places and of the cars. */
export interface PlacedCarIds {
  places: string;
  ids: string;
}

/**
 * Returns the cars with a pick-up place, one row for each list of places. A row per car would take ten times as long.
 */
export async function readPlacedCarIds(db: Database, { first, last }: IdRange): Promise<PlacedCarIds[]> {
  const { rows } = await sql<PlacedCarIds>`
    select places, string_agg(car_id::text, ',') as ids
    from (
      select car_id, string_agg(location_id::text, ',' order by location_id) as places
      from car_locations
      where car_id between ${first}::uuid and ${last}::uuid
      group by car_id
    ) as placed
    group by places
  `.execute(db);
  return rows;
}

export function readCarRows(db: Database, ids: readonly string[]): Promise<CatalogueCarRow[]> {
  return db
    .selectFrom("cars")
    .select(carColumns)
    .select((eb) =>
      eb
        .selectFrom("car_locations")
        .whereRef("car_id", "=", "cars.id")
        .select(sql<string | null>`string_agg(location_id::text, ',' order by location_id)`.as("ids"))
        .as("places"),
    )
    .where(isAnyOf("id", ids))
    .execute();
}

/** A car's holds: start, end and optional expiry in milliseconds, separated by spaces, with a comma after each hold. */
export interface HoldRow {
  car_id: string;
  holds: string;
}

/** Returns the current holds of these cars. */
export async function readHoldRows(
  db: Database,
  cars: readonly string[] | IdRange,
  now: Date,
): Promise<HoldRow[]> {
  const isSelected =
    "first" in cars
      ? sql<boolean>`car_id between ${cars.first}::uuid and ${cars.last}::uuid`
      : isAnyOf("car_id", cars);
  const { rows } = await sql<HoldRow>`
    select car_id, string_agg(concat_ws(' ',
      (extract(epoch from lower(period)) * 1000)::float8,
      (extract(epoch from upper(period)) * 1000)::float8,
      (extract(epoch from expires_at) * 1000)::float8
    ), ',') as holds
    from holds
    where ${isSelected} and upper(period) > ${now} and (expires_at is null or expires_at > ${now})
    group by car_id
  `.execute(db);
  return rows;
}

/** One parameter for any number of ids. */
function isAnyOf(column: "id" | "car_id", ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${`{${ids.join(",")}}`}::uuid[])`;
}

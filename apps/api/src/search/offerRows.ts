import { type Selectable, sql } from "kysely";
import type { CarsTable } from "#api/database/catalogueTables.ts";
import type { Queries } from "#api/database/Schema.ts";

/** What changed since a snapshot of the database, and the snapshot that has seen it all. */
export interface Changes {
  snapshot: string;
  cars: string[];
  /** Ids of the cars whose holds changed. */
  holds: string[];
  suppliers: string[];
  places: string[];
}

/**
 * The rows that transactions wrote which an earlier snapshot had not seen. Every row carries the number of its
 * transaction, so nothing is missed however transactions overlap, no clock is asked, and writers wait for nobody.
 */
export async function readChanges(db: Queries, since: string): Promise<Changes> {
  const unseen = sql`revision >= pg_snapshot_xmin(${since}::pg_snapshot)
    and not pg_visible_in_snapshot(revision, ${since}::pg_snapshot)`;
  const { rows } = await sql<{ kind: "snapshot" | "cars" | "holds" | "suppliers" | "places"; id: string }>`
    select 'snapshot' as kind, pg_current_snapshot()::text as id
    union all select 'cars', id::text from cars where ${unseen}
    union all select 'holds', car_id::text from car_availability where ${unseen}
    union all select 'suppliers', id::text from suppliers where ${unseen}
    union all select 'places', id::text from locations where ${unseen}
  `.execute(db);
  const changes: Changes = { snapshot: since, cars: [], holds: [], suppliers: [], places: [] };
  for (const { kind, id } of rows) {
    if (kind === "snapshot") changes.snapshot = id;
    else changes[kind].push(id);
  }
  return changes;
}

export async function readSnapshot(db: Queries): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_snapshot()::text as id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the database told no snapshot");
  return row.id;
}

/**
 * A database restored from a dump counts its transactions anew: revisions of its former life would look as if they
 * were still to come, and be read again with every search. They are brought down once.
 */
export async function renewForeignRevisions(db: Queries): Promise<void> {
  const foreign = sql<boolean>`revision >= pg_snapshot_xmax(pg_current_snapshot())`;
  for (const table of ["cars", "suppliers", "locations"] as const) {
    const found = await db.selectFrom(table).select("id").where(foreign).limit(1).executeTakeFirst();
    if (found !== undefined) await sql`update ${sql.table(table)} set id = id where ${foreign}`.execute(db);
  }
  const held = await db
    .selectFrom("car_availability")
    .select("car_id")
    .where(foreign)
    .limit(1)
    .executeTakeFirst();
  if (held !== undefined) await db.deleteFrom("car_availability").where(foreign).execute();
}

export async function readPlaceRows(db: Queries) {
  return db.selectFrom("locations").select(["id", "parent_id"]).execute();
}

export function readSupplierRows(db: Queries, ids?: readonly string[]) {
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
    ])
    .select((of) =>
      of
        .selectFrom("supplier_locations")
        .whereRef("supplier_id", "=", "suppliers.id")
        .select(sql<string[] | null>`array_agg(location_id::text)`.as("ids"))
        .as("served"),
    );
  if (ids !== undefined) query = query.where(isAnyOf("id", ids));
  return query.execute();
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
  "deposit_millimes",
  "daily_price_millimes",
  "periodic_prices",
  "discounts",
  "deleted_at",
] as const satisfies readonly (keyof CarsTable)[];

export type OfferedCarRow = Pick<Selectable<CarsTable>, (typeof carColumns)[number]> & {
  places: string[] | null;
};

/** Cars by their ids, or the next so many after an id. */
export function readCarRows(
  db: Queries,
  which: { ids: readonly string[] } | { after: string; limit: number },
): Promise<OfferedCarRow[]> {
  const query = db
    .selectFrom("cars")
    .select(carColumns)
    .select((of) =>
      of
        .selectFrom("car_locations")
        .whereRef("car_id", "=", "cars.id")
        .select(sql<string[] | null>`array_agg(location_id::text order by location_id)`.as("ids"))
        .as("places"),
    );
  return "ids" in which
    ? query.where(isAnyOf("id", which.ids)).execute()
    : query.where("id", ">", which.after).orderBy("id").limit(which.limit).execute();
}

/** Holds that are not over, of cars by their ids or of the next so many holds after an id. Times in milliseconds. */
export function readHoldRows(
  db: Queries,
  which: { carIds: readonly string[] } | { after: string; limit: number },
  now: Date,
) {
  const query = db
    .selectFrom("holds")
    .select(["id", "car_id"])
    .select([
      sql<number>`(extract(epoch from lower(period)) * 1000)::float8`.as("from"),
      sql<number>`(extract(epoch from upper(period)) * 1000)::float8`.as("to"),
      sql<number | null>`(extract(epoch from expires_at) * 1000)::float8`.as("expires"),
    ])
    .where(sql<boolean>`upper(period) > ${now}`)
    .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]));
  return "carIds" in which
    ? query.where(isAnyOf("car_id", which.carIds)).execute()
    : query.where("id", ">", which.after).orderBy("id").limit(which.limit).execute();
}

/** One parameter however many ids. */
function isAnyOf(column: "id" | "car_id", ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${`{${ids.join(",")}}`}::uuid[])`;
}

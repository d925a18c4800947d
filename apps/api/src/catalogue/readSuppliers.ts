import type { SupplierProfile } from "@sayara/api-client/contract/catalogue/suppliers";
import type { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { SuppliersTable } from "#api/database/tables/catalogueTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { plainText } from "@sayara/domain/text/plainText";
import { type PageRequest, readPageOfRows } from "./readPageOfRows.ts";
import { isOffered } from "./cars/carConditions.ts";

/** Returns agencies that are not suspended, by name. With `s`, only those whose name contains every search term. */
export async function findSuppliers(
  db: Database,
  { s = "", ...page }: PageRequest & { s?: string | undefined },
  zone: { timeZone: string },
): Promise<{ items: SupplierProfile[]; total: number }> {
  let query = selectSuppliers(db);
  for (const term of plainText(s).split(" ").filter(Boolean)) {
    query = query.where("suppliers.search_name", "like", `%${term}%`);
  }
  const { rows, total } = await readPageOfRows(
    query.orderBy("suppliers.search_name").orderBy("suppliers.id"),
    page,
  );
  return { items: rows.map((row) => toProfile(row, zone)), total };
}

/** Reads an agency that is not suspended, by id, slug or retired slug. */
export async function readSupplier(
  db: Database,
  idOrSlug: string,
  zone: { timeZone: string },
): Promise<SupplierProfile | undefined> {
  const row = await findRow(db, idOrSlug);
  return row && toProfile(row, zone);
}

async function findRow(db: Database, idOrSlug: string): Promise<ProfileRow | undefined> {
  const column = isUuid(idOrSlug) ? "suppliers.id" : "suppliers.slug";
  const row = await selectSuppliers(db).where(column, "=", idOrSlug).executeTakeFirst();
  if (row !== undefined || isUuid(idOrSlug)) return row;
  // A suspended agency keeps its slug, which must not lead to the agency that had it earlier.
  const slugHolder = await db
    .selectFrom("suppliers")
    .select("id")
    .where("slug", "=", idOrSlug)
    .executeTakeFirst();
  if (slugHolder !== undefined) return undefined;
  return selectSuppliers(db)
    .innerJoin("supplier_old_slugs", "supplier_old_slugs.supplier_id", "suppliers.id")
    .where("supplier_old_slugs.slug", "=", idOrSlug)
    .executeTakeFirst();
}

type SummaryRow = Pick<
  Selectable<SuppliersTable>,
  "id" | "slug" | "name" | "logo" | "rating" | "review_count" | "pay_later"
>;

export function toSupplierSummary(row: SummaryRow): SupplierSummary {
  const { id, slug, name, logo, rating, review_count, pay_later } = row;
  return { id, slug, name, logo, rating, reviewCount: review_count, payLater: pay_later };
}

function selectSuppliers(db: Database) {
  return db
    .selectFrom("suppliers")
    .where("suppliers.suspended", "=", false)
    .select([
      "suppliers.id",
      "suppliers.slug",
      "suppliers.name",
      "suppliers.logo",
      "suppliers.bio",
      "suppliers.rating",
      "suppliers.review_count",
      "suppliers.pay_later",
      "suppliers.address",
      "suppliers.latitude",
      "suppliers.longitude",
      "suppliers.phone",
      "suppliers.opening_hours",
      "suppliers.closed_dates",
      "suppliers.answer_minutes",
      "suppliers.contract_files",
      "suppliers.created_at",
    ])
    .select((eb) => [
      eb
        .selectFrom("cars")
        .whereRef("cars.supplier_id", "=", "suppliers.id")
        .where(isOffered)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("cars"),
      eb
        .selectFrom("supplier_locations as served")
        .innerJoin("locations", "locations.id", "served.location_id")
        .whereRef("served.supplier_id", "=", "suppliers.id")
        .select(sql<string[]>`array_agg(locations.slug order by locations.slug)`.as("slugs"))
        .as("locations"),
      // Partial indexes have exactly these conditions. Deleted bookings count: a deletion does not hide a cancellation.
      eb
        .selectFrom("bookings as confirmed")
        .whereRef("confirmed.supplier_id", "=", "suppliers.id")
        .where(sql<boolean>`(confirmed.status in ('deposit', 'reserved', 'paid')
          or confirmed.cancelled_from in ('deposit', 'reserved', 'paid'))`)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("confirmed_bookings"),
      eb
        .selectFrom("bookings as cancelled")
        .whereRef("cancelled.supplier_id", "=", "suppliers.id")
        .where(sql<boolean>`cancelled.cancelled_by = 'agency' and cancelled.cancelled_from <> 'pending'`)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("cancelled_bookings"),
    ]);
}

type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectSuppliers>["execute"]>>[number];

function toProfile(row: ProfileRow, { timeZone }: { timeZone: string }): SupplierProfile {
  const { latitude, longitude } = row;
  return {
    ...toSupplierSummary(row),
    bio: row.bio,
    cars: row.cars ?? 0,
    locations: row.locations ?? [],
    address: row.address,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    phone: row.phone,
    openingHours: row.opening_hours,
    closedDates: row.closed_dates,
    contracts: row.contract_files,
    answerMinutes: row.answer_minutes,
    cancelledBookings: { byAgency: row.cancelled_bookings ?? 0, all: row.confirmed_bookings ?? 0 },
    since: dateInZone(row.created_at, timeZone),
  };
}

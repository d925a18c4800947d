import {
  type client,
  type clientBookings,
  type ClientFilter,
  type clients,
  clientFilters,
  MAX_FOUND_CLIENTS,
  MAX_LISTED_CLIENTS,
} from "@sayara/api-client/contract/clients/clients";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { Currency } from "@sayara/domain/money/Currency";
import { toDinars } from "@sayara/domain/money/millimes";
import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import { sql } from "kysely";
import * as v from "valibot";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { clientPatterns } from "./clientPatterns.ts";
import { isClient, readClientRecord, readClients, requireClient } from "./clientRows.ts";

export const handleClients: Handler<typeof clients> = async ({
  params: { page, size },
  body: { status, s = "" },
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const query = { status, limit: size, offset: (page - 1) * size };
  const { ids, counts, isCut } =
    s.trim() === "" ? await listClients(db, query) : await findClients(db, { ...query, s });
  const items = await readClients(db, ids);
  return { ok: true, status: 200, data: { items, total: counts[status], counts, isCut } };
};

export const handleClient: Handler<typeof client> = async ({
  params: { id },
  user,
  dependencies: { db, clock, config },
}) => {
  requireAdmin(user);
  const data = await readClientRecord(db, await requireClient(db, id), { now: clock(), config });
  return { ok: true, status: 200, data };
};

export const handleClientBookings: Handler<typeof clientBookings> = async ({
  params: { id, ...page },
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  await requireClient(db, id);
  const query = db
    .selectFrom("bookings")
    .innerJoin("cars", "cars.id", "bookings.car_id")
    .innerJoin("suppliers", "suppliers.id", "bookings.supplier_id")
    .select(["bookings.id", "bookings.reference", "bookings.status", "bookings.from_at", "bookings.to_at"])
    .select(["bookings.total_millimes", "bookings.currency", "cars.name as car"])
    .select(["suppliers.slug as supplierSlug", "suppliers.name as supplierName"])
    .where("bookings.driver_id", "=", id)
    .where("bookings.deleted_at", "is", null)
    .orderBy("bookings.from_at", "desc")
    .orderBy("bookings.id");
  const { rows, total } = await readPageOfRows(query, page);
  const items = rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    status: row.status,
    car: row.car,
    supplier: { slug: row.supplierSlug, name: row.supplierName },
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    total: toDinars(row.total_millimes),
    currency: v.parse(Currency, row.currency),
  }));
  return { ok: true, status: 200, data: { items, total: Number(total) } };
};

type Counts = Record<ClientFilter, number>;

interface ListQuery {
  status: ClientFilter;
  limit: number;
  offset: number;
}

interface Found {
  ids: string[];
  counts: Counts;
  isCut: boolean;
}

/**
 * Lists the newest clients. Counts and pages stop at a maximum, so that no list reads a million accounts
 * [CL5].
 */
async function listClients(db: Database, { status, limit, offset }: ListQuery): Promise<Found> {
  const isListed = (filter: ClientFilter) => (filter === "all" ? isClient : hasStatus(filter));
  const count = (filter: ClientFilter) =>
    sql`(select count(*)::integer from (select from users where ${isListed(filter)}
      limit ${MAX_LISTED_CLIENTS + 1}) as counted) as ${sql.ref(filter)}`;
  const counted = await sql<Counts>`select ${sql.join(clientFilters.map(count))}`.execute(db);
  const counts = counted.rows[0] ?? { all: 0, active: 0, blocked: 0, needs_follow_up: 0 };
  const isCut = counts[status] > MAX_LISTED_CLIENTS;
  for (const filter of clientFilters) counts[filter] = Math.min(counts[filter], MAX_LISTED_CLIENTS);
  const page = db
    .selectFrom("users")
    .select("id")
    .where(isListed(status))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(Math.max(0, Math.min(limit, MAX_LISTED_CLIENTS - offset)))
    .offset(Math.min(offset, MAX_LISTED_CLIENTS));
  return { ids: (await page.execute()).map(({ id }) => id), counts, isCut };
}

/** Condition for clients of a status. A literal lets the planner use a partial index. */
function hasStatus(status: ClientAccountStatus) {
  return sql<boolean>`${isClient} and users.account_status = ${sql.lit(status)}`;
}

/** Finds clients by words, phone number or a booking's reference [CL5]. */
async function findClients(
  db: Database,
  { status, s, limit, offset }: ListQuery & { s: string },
): Promise<Found> {
  const reference = s.trim().toUpperCase();
  let matching = db
    .selectFrom("users")
    .select(["users.id", "users.account_status", "users.created_at"])
    .where(isClient)
    .limit(MAX_FOUND_CLIENTS + 1);
  if (v.is(BookingReference, reference)) {
    const booking = db.selectFrom("bookings").select("driver_id").where("reference", "=", reference);
    matching = matching.where("users.id", "=", booking);
  } else {
    const patterns = clientPatterns(s);
    // A search term without letters or digits matches no client.
    if (patterns.length === 0) matching = matching.where(sql<boolean>`false`);
    for (const pattern of patterns)
      matching = matching.where(sql<boolean>`client_words(full_name, email, phone) like ${pattern}`);
  }
  const rows = await matching.execute();
  const found = rows
    .slice(0, MAX_FOUND_CLIENTS)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? -1 : 1));
  const ofStatus = (filter: ClientFilter) =>
    filter === "all" ? found : found.filter((row) => row.account_status === filter);
  const counts = Object.fromEntries(
    clientFilters.map((filter) => [filter, ofStatus(filter).length]),
  ) as Counts;
  const ids = ofStatus(status)
    .slice(offset, offset + limit)
    .map(({ id }) => id);
  return { ids, counts, isCut: rows.length > MAX_FOUND_CLIENTS };
}

import type { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { type BookingSort, defaultBookingSort } from "@sayara/domain/booking/BookingSort";
import { type ReferenceExpression, sql } from "kysely";
import type { Database, Schema } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import { waitingMessagesReader } from "#api/bookings/messages/waitingMessages.ts";
import { filterBookings } from "./filterBookings.ts";
import { readViewer } from "#api/bookings/read/readViewer.ts";
import { findPlacesWithin } from "./findPlacesWithin.ts";
import { selectVisibleBookings } from "./selectVisibleBookings.ts";
import { addStaffFields } from "./addStaffFields.ts";

/**
 * Lists the bookings that the caller may see. The page's ids come from an index, and full rows are read for this page
 * only.
 */
export const handleBookings: Handler<typeof bookings> = async ({ params, body, user, dependencies }) => {
  const { db, config, clock } = dependencies;
  const { page, size, language } = params;
  const { location, sort = defaultBookingSort, messagesWaiting, ...filters } = body;
  const { actor } = await readViewer(db, user);
  const places = location === undefined ? undefined : await findPlacesWithin(db, location);
  const matching = filterBookings(
    selectVisibleBookings(db, { actor, user }),
    { ...filters, places, ...(messagesWaiting === true && { messagesFor: waitingMessagesReader(actor) }) },
    clock(),
  );

  const { total } = await matching.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const ids = await readPage(matching, { sort, size, offset: (page - 1) * size, total });
  const rows = await readInOrder(db, ids);
  const bookingList = await toBookings(db, rows, language, config.business);
  const items = await addStaffFields(db, rows, { bookings: bookingList, actor });
  return { ok: true, status: 200, data: { items, total } };
};

/** Returns the ids of a page, read from the nearer end, so that the last page is as fast as the first. */
async function readPage(
  matching: ReturnType<typeof selectVisibleBookings>,
  { sort, size, offset, total }: { sort: BookingSort; size: number; offset: number; total: number },
): Promise<string[]> {
  if (offset >= total) return [];
  const limit = Math.min(size, total - offset);
  const isNearEnd = offset > total / 2;
  const [column, direction] = orders[sort];
  const pageRows = await matching
    .select("bookings.id")
    .orderBy(column, isNearEnd ? oppositeDirection[direction] : direction)
    .orderBy("bookings.id", isNearEnd ? "desc" : "asc")
    .limit(limit)
    .offset(isNearEnd ? total - offset - limit : offset)
    .execute();
  const ids = pageRows.map(({ id }) => id);
  return isNearEnd ? ids.toReversed() : ids;
}

const oppositeDirection = { asc: "desc", desc: "asc" } as const;
const orders: Record<BookingSort, [ReferenceExpression<Schema, "bookings">, "asc" | "desc"]> = {
  newest: ["bookings.created_at", "desc"],
  pickUp: ["bookings.from_at", "asc"],
  latestPickUp: ["bookings.from_at", "desc"],
  dropOff: ["bookings.to_at", "asc"],
};

async function readInOrder(db: Database, ids: readonly string[]): Promise<StoredBooking[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("bookings").selectAll().where("id", "in", ids).execute();
  const rank = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}

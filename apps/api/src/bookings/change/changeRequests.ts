import { randomUUID } from "node:crypto";
import type { ChangeRequest } from "@sayara/domain/booking/change/ChangeRequest";
import type { ChangeKind } from "@sayara/domain/booking/change/changeKindOf";
import type { BookingSituation } from "@sayara/domain/booking/actions/bookingConditions";
import { statusesFor } from "@sayara/domain/booking/actions/allowedActions";
import { toDinars } from "@sayara/domain/money/millimes";
import { type Selectable, sql } from "kysely";
import type { BookedRental, BookingRow, ChangeRequestRow } from "#api/database/tables/bookingTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";

/** Stores an open request and its hold's id. Requires the car's lock. */
export async function insertChangeRequest(
  transaction: Transaction,
  {
    bookingId,
    kind,
    holdId,
    actorId,
    lapsesAt,
    ...change
  }: {
    bookingId: string;
    kind: ChangeKind;
    /** The hold of the requested dates. */
    holdId: string;
    /** Null when requested through the signed link. */
    actorId: string | null;
    lapsesAt: Date;
    before: BookedRental;
    after: BookedRental;
  },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("change_requests")
    .values({
      id: randomUUID(),
      booking_id: bookingId,
      kind,
      state: "open",
      hold_id: holdId,
      change: JSON.stringify(change),
      actor_id: actorId,
      created_at: now,
      lapses_at: lapsesAt,
    })
    .execute();
}

/** Returns a booking's open request. It may have lapsed. */
export function findOpenChange(
  db: Database,
  bookingId: string,
): Promise<Selectable<ChangeRequestRow> | undefined> {
  return db
    .selectFrom("change_requests")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("state", "=", "open")
    .executeTakeFirst();
}

/**
 * Returns the deadline of a booking's open request, null if there is none, and the number of its requests
 * that were not accepted [CN17].
 */
export function readRequestFacts(
  db: Database,
  bookingId: string,
): Promise<Required<Pick<BookingSituation, "changeRequestedUntil" | "unacceptedChangeRequests">>> {
  return db
    .selectFrom("change_requests")
    .select([
      sql<Date | null>`max(lapses_at) filter (where state = 'open')`.as("changeRequestedUntil"),
      countUnaccepted.as("unacceptedChangeRequests"),
    ])
    .where("booking_id", "=", bookingId)
    .executeTakeFirstOrThrow();
}

/** Counts every request that was not accepted, however it ended: each has held its dates. */
const countUnaccepted = sql<number>`count(*) filter (where state <> 'accepted')`;

type Closing =
  | { state: "accepted"; decidedBy: string }
  | { state: "declined"; decidedBy: string; reason: string }
  | { state: "withdrawn" | "lapsed" | "ended" };

/**
 * Closes a booking's open request, if any. Releases its dates unless it is accepted. Requires the car's lock.
 *
 * @returns whether there was an open request.
 */
export async function closeChangeRequest(
  transaction: Transaction,
  bookingId: string,
  closing: Closing,
  now: Date,
): Promise<boolean> {
  const closed = await transaction
    .updateTable("change_requests")
    .set({
      state: closing.state,
      closed_at: now,
      decided_by: "decidedBy" in closing ? closing.decidedBy : null,
      reason: "reason" in closing ? closing.reason : null,
    })
    .where("booking_id", "=", bookingId)
    .where("state", "=", "open")
    .returning("hold_id")
    .executeTakeFirst();
  if (closed !== undefined && closing.state !== "accepted")
    await transaction.deleteFrom("holds").where("id", "=", closed.hold_id).execute();
  return closed !== undefined;
}

/** Statuses in which a booking may have a request; bookings in other statuses are not read. */
const requestable: readonly string[] = statusesFor("requestExtension", "driver");

/** Reads the last request of each booking, and how many were not accepted, in one query for any number of rows. */
export async function readChangeRequests(
  db: Database,
  rows: readonly Pick<Selectable<BookingRow>, "id" | "status">[],
): Promise<Map<string, { last: ChangeRequest; unaccepted: number }>> {
  const ids = rows.filter(({ status }) => requestable.includes(status)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("change_requests")
    .selectAll()
    .select(sql<number>`${countUnaccepted} over (partition by booking_id)`.as("unaccepted"))
    .distinctOn("booking_id")
    .where("booking_id", "in", ids)
    .orderBy("booking_id")
    .orderBy("number", "desc")
    .execute();
  return new Map(
    found.map(({ unaccepted, ...row }) => [row.booking_id, { last: toChangeRequest(row), unaccepted }]),
  );
}

function toChangeRequest(row: Selectable<ChangeRequestRow>): ChangeRequest {
  const { before, after } = row.change;
  const isDecided = row.state === "accepted" || row.state === "declined";
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    requestedAt: row.created_at.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    from: after.from,
    to: after.to,
    ...(before.deliveryAddress !== undefined &&
      after.deliveryAddress === undefined && { dropsDelivery: true }),
    ...(before.collectionAddress !== undefined &&
      after.collectionAddress === undefined && { dropsCollection: true }),
    before: { from: before.from, to: before.to, total: toDinars(before.totalMillimes) },
    total: toDinars(after.totalMillimes),
    decidedAt: isDecided ? (row.closed_at?.toISOString() ?? null) : null,
    reason: row.reason,
  };
}

/** Increments the booking's version, so that callers who have read it see that it has changed. */
export function incrementBookingVersion(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<Selectable<BookingRow>> {
  return transaction
    .updateTable("bookings")
    .set({ updated_at: now, version: sql`version + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

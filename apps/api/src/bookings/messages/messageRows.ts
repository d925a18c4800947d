import { randomUUID } from "node:crypto";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { messageSideOf } from "@sayara/domain/booking/messages/messageSideOf";
import { MESSAGE_REPORTS_PER_SIDE } from "@sayara/domain/config/businessDefaults";
import { type Selectable, sql } from "kysely";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isKnownToAgency } from "./isKnownToAgency.ts";

type OfBooking = Pick<Selectable<BookingRow>, "id" | "driver_full_name">;

/** The other side, which reads a side's messages. */
export const oppositeSide = { driver: "agency", agency: "driver" } as const satisfies Record<
  MessageSide,
  MessageSide
>;

/** Reader of messages. Drivers do not see the names of an agency's people; all others do [MS1]. */
interface Reader {
  seesStaff: boolean;
}

/** Returns a page of the messages about a booking, newest first, and their number. */
export async function readMessages(
  db: Database,
  booking: OfBooking,
  { page, size, ...reader }: Reader & { page: number; size: number },
): Promise<{ items: BookingMessage[]; total: number }> {
  const { total } = await db
    .selectFrom("booking_messages")
    .select(sql<number>`count(*)`.as("total"))
    .where("booking_id", "=", booking.id)
    .executeTakeFirstOrThrow();
  const rows = await selectMessages(db, booking.id)
    .orderBy("number", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { items: await toMessages(db, booking, rows, reader), total };
}

/** Returns one message of a booking; undefined if there is none with this id. */
export async function readMessage(
  db: Database,
  booking: OfBooking,
  { id, ...reader }: Reader & { id: string },
): Promise<BookingMessage | undefined> {
  const rows = await selectMessages(db, booking.id).where("booking_messages.id", "=", id).execute();
  return (await toMessages(db, booking, rows, reader))[0];
}

function selectMessages(db: Database, bookingId: string) {
  return db
    .selectFrom("booking_messages")
    .innerJoin("bookings", "bookings.id", "booking_messages.booking_id")
    .innerJoin("suppliers", "suppliers.id", "bookings.supplier_id")
    .leftJoin("users", "users.id", "author_id")
    .select([
      "booking_messages.id",
      "side",
      "text",
      "at",
      "read_at",
      "booking_messages.erased_at",
      "users.full_name",
      "suppliers.name as agency",
    ])
    .where("booking_messages.booking_id", "=", bookingId);
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>["execute"]>>[number];

async function toMessages(
  db: Database,
  booking: OfBooking,
  rows: readonly MessageRow[],
  { seesStaff }: Reader,
): Promise<BookingMessage[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const pictures = await db
    .selectFrom("message_pictures")
    .select(["id", "message_id"])
    .where("message_id", "in", ids)
    .orderBy("number")
    .execute();
  const nameOf = ({ side, erased_at, full_name, agency }: MessageRow) => {
    if (side === "agency") return seesStaff ? (full_name ?? agency) : agency;
    // The name as booked, since a guest's account may not have one.
    return erased_at === null ? booking.driver_full_name : "";
  };
  return rows.map((row) => ({
    id: row.id,
    side: row.side,
    name: nameOf(row),
    at: row.at.toISOString(),
    text: row.text,
    pictures: pictures.flatMap((picture) => (picture.message_id === row.id ? [picture.id] : [])),
    readAt: row.read_at?.toISOString() ?? null,
  }));
}

/** Returns the times at which a side sent its messages about a booking after `since`. */
export async function readSentTimes(
  db: Database,
  { bookingId, side, since }: { bookingId: string; side: MessageSide; since: Date },
): Promise<Date[]> {
  const rows = await db
    .selectFrom("booking_messages")
    .select("at")
    .where("booking_id", "=", bookingId)
    .where("side", "=", side)
    .where("at", ">", since)
    .execute();
  return rows.map(({ at }) => at);
}

/** Inserts a message and returns its id. Requires the booking's lock. */
export async function insertMessage(
  transaction: Transaction,
  {
    bookingId,
    side,
    authorId,
    text,
  }: { bookingId: string; side: MessageSide; authorId: string | null; text: string },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto("booking_messages")
    .values({ id, booking_id: bookingId, side, author_id: authorId, text, at: now })
    .execute();
  return id;
}

/**
 * Locks the row of a booking. Sending a message takes the same lock, so that messages, their notifications
 * and their mails change one at a time.
 *
 * @throws RefusalError `not_found` if the booking was deleted in the meantime.
 */
export async function lockRow(transaction: Transaction, bookingId: string): Promise<StoredBooking> {
  const row = await transaction
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", bookingId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}

/** Returns the number of messages about a booking that a side has not read. */
export async function countUnreadMessages(
  db: Database,
  { bookingId, reader }: { bookingId: string; reader: MessageSide },
): Promise<number> {
  const { unread } = await db
    .selectFrom("booking_messages")
    .select(sql<number>`count(*)`.as("unread"))
    .where("booking_id", "=", bookingId)
    .where("side", "=", oppositeSide[reader])
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Returns the numbers of messages about a booking, and the open reports that the viewer may see [MS7]. */
export async function readMessageSummary(
  db: Database,
  row: StoredBooking,
  viewer: BookingViewer,
): Promise<NonNullable<BookingView["messages"]>> {
  const { id: bookingId, language } = row;
  const side = messageSideOf(viewer);
  const { count } = await db
    .selectFrom("booking_messages")
    .select(sql<number>`count(*)`.as("count"))
    .where("booking_id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const unread = side === null ? 0 : await countUnreadMessages(db, { bookingId, reader: side });
  const reports =
    side === null && viewer.actor !== "admin"
      ? []
      : await openReports(db, bookingId)
          .select(["side", "at", "reason"])
          .$if(side !== null, (query) => query.where("side", "=", side))
          .orderBy("at")
          .limit(2 * MESSAGE_REPORTS_PER_SIDE)
          .execute();
  return {
    count,
    unread,
    language,
    isReadable: side !== null,
    isKnownToAgency: isKnownToAgency(row),
    reports: reports.map((report) => ({ ...report, at: report.at.toISOString() })),
  };
}

/** Selects the open reports about the messages of a booking [MS7]. */
export function openReports(db: Database, bookingId: string) {
  return db.selectFrom("message_reports").where("booking_id", "=", bookingId).where("closed_at", "is", null);
}

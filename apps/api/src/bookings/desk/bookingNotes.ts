import { randomUUID } from "node:crypto";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingNote } from "@sayara/domain/booking/desk/BookingNote";
import { MAX_BOOKING_NOTES } from "@sayara/domain/config/businessDefaults";
import { lockBooking } from "#api/bookings/hold/lockBooking.ts";
import { findVisibleBooking } from "#api/bookings/read/findVisibleBooking.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import type { StaffCall } from "#api/bookings/staff/performAction.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Adds a staff note and returns all notes [DK5]. The booking's version stays, so others need not reload it.
 */
export async function addNote(
  { user, dependencies: { db, clock }, context }: StaffCall,
  { id, text }: { id: string; text: string },
): Promise<BookingNote[]> {
  const { row: visible } = await findVisibleBooking(db, id, { user, link: undefined, now: clock() });
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const { row, situation } = await lockBooking(transaction, visible, { now });
    const viewer = await rereadViewer(transaction, context, { row });
    if (refusalReason({ viewer, booking: situation, now, action: "addNote" }) !== null)
      throw new RefusalError("not_allowed");
    const notes = await readNotes(transaction, row.id);
    if (notes.length >= MAX_BOOKING_NOTES) throw new RefusalError("too_many_notes");
    await transaction
      .insertInto("booking_notes")
      .values({ id: randomUUID(), booking_id: row.id, author_id: user.id, text, at: now })
      .execute();
    return readNotes(transaction, row.id);
  });
}

/** Returns the notes about a booking, newest first. */
export async function readNotes(db: Database, bookingId: string): Promise<BookingNote[]> {
  const rows = await db
    .selectFrom("booking_notes")
    .innerJoin("users", "users.id", "author_id")
    .select(["booking_notes.id", "at", "author_id", "full_name", "text"])
    .where("booking_id", "=", bookingId)
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ id, at, author_id, full_name, text }) => ({
    id,
    at: at.toISOString(),
    by: { id: author_id, fullName: full_name },
    text,
  }));
}

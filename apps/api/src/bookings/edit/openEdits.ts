import type { Selectable } from "kysely";
import type { BookedRental, OpenEditRow } from "#api/database/tables/bookingTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";

/** Stores an edit that waits for its payment session. Requires the car's lock. */
export async function insertOpenEdit(
  transaction: Transaction,
  {
    sessionId,
    bookingId,
    holdId,
    actorId,
    ...edit
  }: {
    sessionId: string;
    bookingId: string;
    /** The hold of the new dates; null if the dates do not change. */
    holdId: string | null;
    actorId: string | null;
    before: BookedRental;
    after: BookedRental;
  },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("open_edits")
    .values({
      session_id: sessionId,
      booking_id: bookingId,
      hold_id: holdId,
      edit: JSON.stringify(edit),
      actor_id: actorId,
      created_at: now,
    })
    .execute();
}

/** Returns the open edit of a payment session, if any. */
export function findOpenEdit(db: Database, sessionId: string): Promise<Selectable<OpenEditRow> | undefined> {
  return db.selectFrom("open_edits").selectAll().where("session_id", "=", sessionId).executeTakeFirst();
}

/** Drops an open edit: the booking stays unchanged, and the new dates are released. Requires the car's lock. */
export async function dropOpenEdit(transaction: Transaction, sessionId: string): Promise<void> {
  const deletedEdit = await transaction
    .deleteFrom("open_edits")
    .where("session_id", "=", sessionId)
    .returning("hold_id")
    .executeTakeFirst();
  if (typeof deletedEdit?.hold_id === "string") {
    await transaction.deleteFrom("holds").where("id", "=", deletedEdit.hold_id).execute();
  }
}

import type { BookingMove } from "@sayara/domain/booking/Booking";
import type { Selectable } from "kysely";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Database } from "#api/database/Schema.ts";

type MovedRow = Pick<Selectable<BookingRow>, "id" | "status" | "moved_from" | "move_offered_until">;

/**
 * Reads the bookings that each row was moved from and to, in one query for all rows. Returns a function that looks up
 * the move of a row.
 */
export async function readMoves(
  db: Database,
  rows: readonly MovedRow[],
): Promise<(row: MovedRow) => BookingMove> {
  const originIds = rows.flatMap(({ moved_from: from }) => from ?? []);
  const cancelledIds = rows.filter(({ status }) => status === "cancelled").map(({ id }) => id);
  const related =
    originIds.length === 0 && cancelledIds.length === 0
      ? []
      : await db
          .selectFrom("bookings")
          .select(["id", "reference", "moved_from"])
          .where("deleted_at", "is", null)
          .where((eb) =>
            eb.or([
              ...(originIds.length > 0 ? [eb("id", "in", originIds)] : []),
              ...(cancelledIds.length > 0 ? [eb("moved_from", "in", cancelledIds)] : []),
            ]),
          )
          .execute();
  const toReference = (row: (typeof related)[number] | undefined) =>
    row === undefined ? null : { id: row.id, reference: row.reference };
  return ({ id, moved_from: origin, move_offered_until: until }) => ({
    offeredUntil: until?.toISOString() ?? null,
    to: toReference(related.find(({ moved_from: from }) => from === id)),
    from: toReference(related.find((row) => row.id === origin)),
  });
}

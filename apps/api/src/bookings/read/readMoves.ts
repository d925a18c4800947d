import type { BookingMove } from "@sayara/domain/booking/Booking";
import type { Selectable } from "kysely";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Queries } from "#api/database/Schema.ts";

type MovedRow = Pick<Selectable<BookingRow>, "id" | "status" | "moved_from" | "move_offered_until">;

/** Reads which bookings these were moved from and to, in one query for any number of rows. */
export async function readMoves(
  db: Queries,
  rows: readonly MovedRow[],
): Promise<(row: MovedRow) => BookingMove> {
  const origins = rows.flatMap(({ moved_from: from }) => from ?? []);
  const cancelled = rows.filter(({ status }) => status === "cancelled").map(({ id }) => id);
  const known =
    origins.length === 0 && cancelled.length === 0
      ? []
      : await db
          .selectFrom("bookings")
          .select(["id", "reference", "moved_from"])
          .where("deleted_at", "is", null)
          .where((or) =>
            or.or([
              ...(origins.length > 0 ? [or("id", "in", origins)] : []),
              ...(cancelled.length > 0 ? [or("moved_from", "in", cancelled)] : []),
            ]),
          )
          .execute();
  const nameOf = (found: (typeof known)[number] | undefined) =>
    found === undefined ? null : { id: found.id, reference: found.reference };
  return ({ id, moved_from: origin, move_offered_until: until }) => ({
    offeredUntil: until?.toISOString() ?? null,
    to: nameOf(known.find(({ moved_from: from }) => from === id)),
    from: nameOf(known.find((row) => row.id === origin)),
  });
}

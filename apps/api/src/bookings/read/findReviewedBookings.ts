import type { Database } from "#api/database/Schema.ts";

/** Returns which of the bookings have been reviewed. */
export async function findReviewedBookings(
  db: Database,
  ids: readonly string[],
): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("reviews").select("booking_id").where("booking_id", "in", ids).execute();
  return new Set(rows.map(({ booking_id }) => booking_id));
}

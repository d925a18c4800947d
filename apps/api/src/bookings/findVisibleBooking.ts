import { isAllowed } from "@sayara/domain/booking/allowedActions";
import { linkHolder } from "@sayara/domain/booking/viewerOf";
import { isUuid } from "#api/database/isUuid.ts";
import type { UserRow } from "#api/database/accountTables.ts";
import type { Queries } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { LinkKind } from "#api/links/bookingLink.ts";
import type { StoredBooking } from "./bookingRows.ts";
import { lapseBookings } from "./lapseBookings.ts";
import { readViewer } from "./readViewer.ts";

interface Viewer {
  user: UserRow | undefined;
  link: LinkKind | undefined;
  now: Date;
}

/**
 * Finds the booking of this id, if the caller may see it, and ends it first if it has lapsed. Another
 * person's booking is refused like a missing one, after the same query, so that ids cannot be probed.
 *
 * @throws RefusalError `not_found`.
 */
export async function findVisibleBooking(db: Queries, id: string, viewer: Viewer): Promise<StoredBooking> {
  const row = await readVisible(db, id, viewer);
  if (row.lapses_at === null || row.lapses_at > viewer.now) return row;
  await lapseBookings(db, viewer.now, { carId: row.car_id });
  return readVisible(db, id, viewer);
}

async function readVisible(db: Queries, id: string, { user, link, now }: Viewer): Promise<StoredBooking> {
  const row = isUuid(id)
    ? await db
        .selectFrom("bookings")
        .selectAll()
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  const viewer = link === undefined ? await readViewer(db, user, row) : linkHolder;
  const known = { status: row.status, pickup: row.from_at, dropOff: row.to_at };
  if (!isAllowed({ action: "view", viewer, booking: known, now })) throw new RefusalError("not_found");
  return row;
}

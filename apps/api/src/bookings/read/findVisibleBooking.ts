import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { LinkKind, SignedLink } from "#api/security/links/bookingLink.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { readViewer } from "#api/bookings/read/readViewer.ts";

interface Viewer {
  user: UserRow | undefined;
  link: SignedLink | undefined;
  now: Date;
}

interface Visible {
  row: StoredBooking;
  /** Undefined when access is through the session, not a link. */
  link: LinkKind | undefined;
}

/**
 * Finds the booking of this id if the caller may see it, and ends it first if it has lapsed. Another person's booking
 * is rejected like a missing one, after the same query, so that ids cannot be probed.
 *
 * @throws RefusalError `not_found`; `link_revoked` for a link that used to be valid.
 */
export async function findVisibleBooking(db: Database, id: string, viewer: Viewer): Promise<Visible> {
  const visible = await readVisible(db, id, viewer);
  const { row } = visible;
  if (row.lapses_at === null || row.lapses_at > viewer.now) return visible;
  await lapseBookings(db, viewer.now, { carId: row.car_id });
  return readVisible(db, id, viewer);
}

async function readVisible(db: Database, id: string, { user, link, now }: Viewer): Promise<Visible> {
  const stored = isUuid(id)
    ? await db
        .selectFrom("bookings")
        .innerJoin("users", "users.id", "driver_id")
        .selectAll("bookings")
        .select("users.link_version as driver_link_version")
        .where("bookings.id", "=", id)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    : undefined;
  if (stored === undefined) throw new RefusalError("not_found");
  const { driver_link_version, ...row } = stored;
  const isByLink = link !== undefined && link.version === row.link_version + driver_link_version;
  const viewer = isByLink ? linkHolder : await readViewer(db, user, row);
  const situation = { status: row.status, pickup: row.from_at, dropOff: row.to_at };
  if (!isAllowed({ action: "view", viewer, booking: situation, now }))
    throw new RefusalError(link === undefined || isByLink ? "not_found" : "link_revoked");
  return { row, link: isByLink ? link.kind : undefined };
}

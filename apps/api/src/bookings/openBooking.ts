import type { UserRow } from "#api/database/accountTables.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { type LinkKind, readBookingToken } from "#api/links/bookingLink.ts";
import type { StoredBooking } from "./bookingRows.ts";
import { findVisibleBooking } from "./findVisibleBooking.ts";

/** A request for one booking, by a session or by the token of a signed link. */
export interface BookingCall {
  params: { id: string };
  query: { token?: string | undefined };
  user: UserRow | undefined;
  dependencies: Pick<Dependencies, "db" | "config" | "clock">;
}

/**
 * Returns the booking of a request, and the kind of its link.
 *
 * @throws RefusalError `not_signed_in` without a session or a valid token, `not_found`.
 */
export async function openBooking({
  params: { id },
  query: { token },
  user,
  dependencies: { db, config, clock },
}: BookingCall): Promise<{ row: StoredBooking; link: LinkKind | undefined; now: Date }> {
  const now = clock();
  const link = token === undefined ? undefined : readBookingToken(config.secret, token, id, now);
  // Before any query, so that a stranger cannot learn which bookings exist.
  if (link === undefined && user === undefined) throw new RefusalError("not_signed_in");
  return { row: await findVisibleBooking(db, id, { user, link, now }), link, now };
}

import { type BookingViewer, linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { type LinkKind, readBookingToken } from "#api/security/links/bookingLink.ts";
import type { StoredBooking } from "../bookingRows.ts";
import { findVisibleBooking } from "./findVisibleBooking.ts";
import { readViewer } from "./readViewer.ts";

/** A request for one booking, by a session or by the token of a signed link. */
export interface BookingCall {
  id: string;
  token: string | undefined;
  user: UserRow | undefined;
}

export interface OpenedBooking {
  row: StoredBooking;
  link: LinkKind | undefined;
  /** A driver with a session acts through the session, even if the URL has a token. */
  viewer: BookingViewer;
  now: Date;
}

/**
 * Opens a booking for a call without a session.
 *
 * @throws RefusalError `not_found` without a valid token, `link_revoked`.
 */
export async function openByLink(
  { id, token }: Omit<BookingCall, "user">,
  dependencies: Pick<Dependencies, "db" | "config" | "clock">,
): Promise<OpenedBooking> {
  const { config, clock } = dependencies;
  const link = readBookingToken(config.secret, token ?? "", id, clock());
  if (link === undefined) throw new RefusalError("not_found");
  return openBooking({ id, token, user: undefined }, dependencies);
}

/**
 * Returns the booking of a request, the kind of its link, and the viewer.
 *
 * @throws RefusalError `not_signed_in` without a session or a valid token, `not_found`, `link_revoked`.
 */
export async function openBooking(
  { id, token, user }: BookingCall,
  { db, config, clock }: Pick<Dependencies, "db" | "config" | "clock">,
): Promise<OpenedBooking> {
  const now = clock();
  const tokenLink = token === undefined ? undefined : readBookingToken(config.secret, token, id, now);
  // Checked before any query, so that a stranger cannot learn which bookings exist.
  if (tokenLink === undefined && user === undefined) throw new RefusalError("not_signed_in");
  const { row, link } = await findVisibleBooking(db, id, { user, link: tokenLink, now });
  const isDriver = user !== undefined && user.id === row.driver_id;
  const viewer = link === undefined || isDriver ? await readViewer(db, user, row) : linkHolder;
  return { row, link, viewer, now };
}

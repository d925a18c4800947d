import type { booking } from "@sayara/api-client/contract/bookings/booking";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { readBookingToken } from "#api/links/bookingLink.ts";
import { toBookingView } from "./bookingView.ts";
import { findVisibleBooking } from "./findVisibleBooking.ts";

/**
 * Returns a booking that the caller may see. The mailed link confirms nothing here, because mail scanners
 * open links.
 */
export const handleBooking: Handler<typeof booking> = async ({ params, query, user, dependencies }) => {
  const { db, config, clock } = dependencies;
  const { id, language } = params;
  const now = clock();
  const link = query.token === undefined ? undefined : readBookingToken(config.secret, query.token, id, now);
  // Before any query, so that a stranger cannot learn which bookings exist.
  if (link === undefined && user === undefined) throw new RefusalError("not_signed_in");

  const row = await findVisibleBooking(db, id, { user, link, now });
  const data = await toBookingView(db, row, { link, language, rules: config.business });
  return { ok: true, status: 200, data };
};

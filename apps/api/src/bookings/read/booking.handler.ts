import type { booking } from "@sayara/api-client/contract/bookings/booking";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { toBookingView } from "./bookingView.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";

/**
 * Returns a booking that the caller may see. Opening the mailed link confirms nothing, because mail scanners open
 * links.
 */
export const handleBooking: Handler<typeof booking> = async ({
  params: { id, language },
  query: { token },
  user,
  dependencies,
  context,
}) => {
  const openedBooking = await openBooking({ id, token, user }, dependencies);
  const data = await toBookingView(openedBooking, { context, language });
  return { ok: true, status: 200, data };
};

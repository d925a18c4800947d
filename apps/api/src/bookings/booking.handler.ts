import type { booking } from "@sayara/api-client/contract/bookings/booking";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { toBookingView } from "./bookingView.ts";
import { openBooking } from "./openBooking.ts";

/**
 * Returns a booking that the caller may see. The mailed link confirms nothing here, because mail scanners
 * open links.
 */
export const handleBooking: Handler<typeof booking> = async (call) => {
  const { db, config } = call.dependencies;
  const { row, link } = await openBooking(call);
  const { language } = call.params;
  const data = await toBookingView(db, row, { link, language, rules: config.business });
  return { ok: true, status: 200, data };
};

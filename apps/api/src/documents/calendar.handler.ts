import type { calendar } from "@sayara/api-client/contract/bookings/bookingFiles";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { calendarFile } from "./calendarFile.ts";
import { sendAsFile } from "./sendAsFile.ts";

/** Returns a booking as an iCalendar file, in the booking's language. */
export const handleCalendar: Handler<typeof calendar> = async (call) => {
  const { row, now } = await openBooking(
    { id: call.params.id, token: call.query.token, user: call.user },
    call.dependencies,
  );
  const text = await calendarFile(row, now, call.dependencies);
  sendAsFile(call.context, `${row.reference}.ics`);
  return { ok: true, status: 200, data: new Blob([text]) };
};

import type { calendar } from "@sayara/api-client/contract/bookings/bookingFiles";
import { createFormats } from "@sayara/i18n/format/createFormats";
import { documentText } from "@sayara/i18n/documents/documentText";
import { openBooking } from "#api/bookings/openBooking.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { bookingAddress } from "./bookingAddress.ts";
import { bookingCalendar } from "./bookingCalendar.ts";
import { readDocument } from "./facts/readDocument.ts";
import { sendAsFile } from "./sendAsFile.ts";

/** Returns a booking as an iCalendar file, in the language in which it was made. */
export const handleCalendar: Handler<typeof calendar> = async (call) => {
  const { config, db } = call.dependencies;
  const { row, now } = await openBooking(
    { id: call.params.id, token: call.query.token, user: call.user },
    call.dependencies,
  );
  const { language } = row;
  const document = await readDocument(db, row, { language, now, rules: config.business });
  const text = bookingCalendar(document, {
    language,
    t: await documentText(language),
    formats: createFormats({ language, timeZone: config.business.timeZone }),
    link: bookingAddress(config, row.id),
    siteName: config.siteName,
  });
  sendAsFile(call.context, `${row.reference}.ics`);
  return { ok: true, status: 200, data: new Blob([text]) };
};

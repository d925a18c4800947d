import { createFormats } from "@sayara/i18n/format/createFormats";
import { documentText } from "@sayara/i18n/documents/documentText";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { bookingAddress } from "./bookingAddress.ts";
import { bookingCalendar } from "./bookingCalendar.ts";
import { readDocument } from "./facts/readDocument.ts";

/**
 * Returns a booking as iCalendar text, in the booking's language.
 *
 * @throws RefusalError `not_found` as `readDocument`.
 */
export async function calendarFile(
  row: StoredBooking,
  now: Date,
  { db, config }: Pick<Dependencies, "db" | "config">,
): Promise<string> {
  const { language } = row;
  const document = await readDocument(db, row, { language, now, rules: config.business });
  return bookingCalendar(document, {
    language,
    t: await documentText(language),
    formats: createFormats({ language, timeZone: config.business.timeZone }),
    link: bookingAddress(config, row.id),
    siteName: config.siteName,
  });
}

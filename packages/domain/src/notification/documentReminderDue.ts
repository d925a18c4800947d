import { DOCUMENT_REMINDER_DAYS } from "../config/businessDefaults.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { dayNumber } from "../time/dayNumber.ts";

/**
 * Returns how many days before a document's end the reminder that is due now belongs to: 30, 7 or 1; null if none is
 * due. A document with fewer days left than a reminder's gets only the next one [DC5].
 */
export function documentReminderDue(expiresOn: CalendarDate, today: CalendarDate): number | null {
  const daysLeft = dayNumber(expiresOn) - dayNumber(today);
  if (daysLeft < 0) return null;
  return DOCUMENT_REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null;
}

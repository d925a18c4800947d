import { DOCUMENT_REMINDER_DAYS } from "../config/businessDefaults.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { dayNumber } from "../time/dayNumber.ts";

/**
 * Returns which of a document's reminders is due: that of 30, 7 or 1 days before it expires; null if none. Of
 * several reminders, only the latest is due [DC5].
 */
export function documentReminderDue(expiresOn: CalendarDate, today: CalendarDate): number | null {
  const daysLeft = dayNumber(expiresOn) - dayNumber(today);
  if (daysLeft < 0) return null;
  return DOCUMENT_REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null;
}

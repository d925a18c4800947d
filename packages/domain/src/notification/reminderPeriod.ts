import {
  CHECKOUT_REMINDER_HOURS,
  EARLY_DROP_OFF_HOUR,
  EVENING_HOUR,
  REMINDER_DAYTIME,
  REVIEW_REMINDER_DAYS,
} from "../config/businessDefaults.ts";
import { addCalendarDays } from "../time/addCalendarDays.ts";
import { dateInZone } from "../time/dateInZone.ts";
import { instantToWallClock } from "../time/instantToWallClock.ts";
import { wallClockToInstant } from "../time/wallClockToInstant.ts";
import type { BookingReminder } from "./BookingReminder.ts";

const HOUR = 3_600_000;

/** Instants from `from` (inclusive) to `until` (exclusive). */
export interface ReminderPeriod {
  from: Date;
  until: Date;
}

/**
 * Returns the period that selects the bookings due for a reminder at `now`: those whose pick-up, drop-off
 * (also for a review) or end of payment is in it [NO7, NO8]. Null outside the mailing hours.
 *
 * @example reminderPeriod("pick_up", { now, timeZone }) // the whole of tomorrow, from 9:00 to 21:00
 */
export function reminderPeriod(
  kind: BookingReminder,
  { now, timeZone }: { now: Date; timeZone: string },
): ReminderPeriod | null {
  const hour = Number(instantToWallClock(now, timeZone).slice(11, 13));
  if (hour < REMINDER_DAYTIME.from || hour >= REMINDER_DAYTIME.until) return null;
  const today = dateInZone(now, timeZone);
  const startOf = (days: number, at = 0) =>
    wallClockToInstant(`${addCalendarDays(today, days)}T${String(at).padStart(2, "0")}:00`, timeZone);
  switch (kind) {
    case "pick_up":
      return { from: startOf(1), until: startOf(2) };
    case "drop_off":
      return { from: now, until: hour < EVENING_HOUR ? startOf(1) : startOf(1, EARLY_DROP_OFF_HOUR) };
    case "review":
      return { from: startOf(-REVIEW_REMINDER_DAYS), until: startOf(0) };
    case "unfinished_checkout": {
      const { after, within } = CHECKOUT_REMINDER_HOURS;
      return { from: new Date(now.getTime() - within * HOUR), until: new Date(now.getTime() - after * HOUR) };
    }
  }
}

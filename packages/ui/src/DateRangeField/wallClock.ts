/**
 * A wall-clock time in the marketplace's zone, `2026-12-01T10:00`. The calendar grid converts days to a `Date` at noon,
 * so that daylight saving cannot shift them to another day.
 */
export type WallClock = string;

/** The two ends of a rental. An end not chosen yet is an empty string. */
export type WallClockRange = { from: WallClock; to: WallClock };

/** Returns the day of a wall-clock time, `YYYY-MM-DD`. */
export function dayOf(wallClock: WallClock): string {
  return wallClock.slice(0, 10);
}

/** Returns the time of day of a wall-clock time, `HH:MM`, or `fallback` if it has none. */
export function timeOf(wallClock: WallClock, fallback: string): string {
  return wallClock.slice(11, 16) || fallback;
}

/** Joins a day and a time of day into a wall-clock time. */
export function joinDayAndTime(day: string, time: string): WallClock {
  return `${day}T${time}`;
}

/**
 * Converts a day to the calendar's `Date`: noon in the browser's zone, so that no clock change shifts it to another
 * day.
 */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Converts a calendar's `Date` to a day, `YYYY-MM-DD`. */
export function dayOfDate(date: Date): string {
  return [
    String(date.getFullYear()).padStart(4, "0"),
    String(date.getMonth() + 1).padStart(2, "0"),
    String(date.getDate()).padStart(2, "0"),
  ].join("-");
}

/** The 48 half hours of a day, `HH:MM`. */
export const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`,
);

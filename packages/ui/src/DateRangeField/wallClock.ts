/**
 * Dates here are what a wall calendar and a clock at the agency show: `2026-12-01T10:00`, without a zone. A
 * `Date` is only made for the calendar grid, at noon, so that no daylight saving moves it to another day.
 */
export type WallClock = string;

/** A rental's two ends; an end not chosen yet is the empty string. */
export type WallClockRange = { from: WallClock; to: WallClock };

/** The day of a wall-clock time, `YYYY-MM-DD`. */
export function dayOf(instant: WallClock): string {
  return instant.slice(0, 10);
}

/** The time of day of a wall-clock time, `HH:MM`, or another where it has none. */
export function timeOf(instant: WallClock, otherwise: string): string {
  return instant.slice(11, 16) || otherwise;
}

/** The wall-clock time of a day and a time of day. */
export function at(day: string, time: string): WallClock {
  return `${day}T${time}`;
}

/** A day as the calendar's `Date`: noon of the browser's own zone, so that no change of clocks moves it. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day of a calendar's `Date`, `YYYY-MM-DD`. */
export function dayOfDate(date: Date): string {
  return [
    String(date.getFullYear()).padStart(4, "0"),
    String(date.getMonth() + 1).padStart(2, "0"),
    String(date.getDate()).padStart(2, "0"),
  ].join("-");
}

/** Every half hour of a day. */
export const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`,
);

import type { Formats } from "@sayara/i18n/format/createFormats";

/** Formats an instant in the marketplace's time zone: only the time today, otherwise also the weekday and date. */
export function shortMoment(moment: string, { now, formats }: { now: Date; formats: Formats }): string {
  const isToday = formats.date(moment) === formats.date(now);
  return isToday ? formats.time(moment) : formats.dateTime(moment, { weekday: true, year: false });
}

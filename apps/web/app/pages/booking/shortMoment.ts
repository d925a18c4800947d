import type { Formats } from "@sayara/i18n/format/createFormats";

/** A moment on the marketplace's clock: the hour where it is today, else with its day. */
export function shortMoment(moment: string, { now, formats }: { now: Date; formats: Formats }): string {
  const isToday = formats.date(moment) === formats.date(now);
  return isToday ? formats.time(moment) : formats.dateTime(moment, { weekday: true, year: false });
}

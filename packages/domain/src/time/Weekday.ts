import * as v from "valibot";

/** The days of the week, Monday first (ISO 8601). */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
/** One of {@link weekdays}. */
export const Weekday = v.picklist(weekdays);
export type Weekday = v.InferOutput<typeof Weekday>;

import * as v from "valibot";
import { Weekday } from "@sayara/domain/time/Weekday";

/** A time of day, `HH:MM`, 00:00 to 24:00. */
const TimeOfDay = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** Days with the same opening hours. */
export const OpeningTimes = v.object({
  days: v.pipe(v.array(Weekday), v.minLength(1), v.maxLength(7)),
  opens: TimeOfDay,
  closes: TimeOfDay,
});
export type OpeningTimes = v.InferOutput<typeof OpeningTimes>;

/**
 * Opening hours in the marketplace's zone. Each entry groups days with the same hours. On a day without an
 * entry, the agency is closed.
 */
export const OpeningHours = v.array(OpeningTimes);
export type OpeningHours = v.InferOutput<typeof OpeningHours>;

import * as v from "valibot";
import { anyText, requiredName } from "@sayara/domain/validation/boundedText";

/** Maximum length of a flight number or a ferry's name, in characters [AV1]. */
export const MAX_ARRIVAL_NUMBER_LENGTH = 40;

/** A time of day in the marketplace's zone, `HH:MM`, 00:00 to 23:59. */
export const ArrivalTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "time_invalid"));

/** The flight or ferry on which a driver arrives at the pick-up place, as typed [AV1]. */
export const Arrival = v.object({
  /** Flight number or ferry name, such as “TU 216”. Any text, because airlines and ports write them in many ways. */
  number: requiredName(MAX_ARRIVAL_NUMBER_LENGTH),
  /** Scheduled arrival time; null if the driver gives none. */
  time: v.nullable(ArrivalTime),
});
export type Arrival = v.InferOutput<typeof Arrival>;

/** An arrival as stored. */
export const BookedArrival = v.object({
  number: anyText(MAX_ARRIVAL_NUMBER_LENGTH),
  time: v.nullable(ArrivalTime),
});

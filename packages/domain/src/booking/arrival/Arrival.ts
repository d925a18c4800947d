import * as v from "valibot";
import { anyText, requiredName } from "@sayara/domain/validation/boundedText";

/** Maximum length of the number of a flight or the name of a ferry, in characters [AV1]. */
export const MAX_ARRIVAL_NUMBER_LENGTH = 40;

/** A time of day in the marketplace's zone, `HH:MM`, 00:00 to 23:59. */
export const ArrivalTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "time_invalid"));

/** The flight or ferry with which a driver arrives at the place of pick-up, as typed [AV1]. */
export const Arrival = v.object({
  /** Such as “TU 216”, or the name of a ferry: airlines and ports write them in many ways. */
  number: requiredName(MAX_ARRIVAL_NUMBER_LENGTH),
  /** When it is planned to arrive; null if the driver does not say. */
  time: v.nullable(ArrivalTime),
});
export type Arrival = v.InferOutput<typeof Arrival>;

/** An arrival as stored. */
export const BookedArrival = v.object({
  number: anyText(MAX_ARRIVAL_NUMBER_LENGTH),
  time: v.nullable(ArrivalTime),
});

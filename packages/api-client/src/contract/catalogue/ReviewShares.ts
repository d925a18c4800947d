import * as v from "valibot";

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** Shares of an agency's reviews by answer given, in whole percent [RV7]. */
export const ReviewShares = v.object({
  rentedCar: percent,
  agencyAnsweredCalls: percent,
  agencyCancelledLastMinute: percent,
  carOnTime: percent,
});
export type ReviewShares = v.InferOutput<typeof ReviewShares>;

import * as v from "valibot";
import { CarType } from "../car/CarType.ts";
import { EntityId } from "../id/EntityId.ts";
import { hasAtMostTwoDecimals } from "../money/Dinars.ts";
import { CataloguePrice } from "../pricing/CarPricing.ts";
import { SupportedDate } from "../time/SupportedDate.ts";
import { dayNumber } from "../time/dayNumber.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { requiredName } from "../validation/boundedText.ts";

/** Maximum number of an agency's seasons [SN5]. */
export const MAXIMUM_SEASONS = 30;
/** Upper bound of a season's minimum length, in rental days [SN5]. */
export const MAXIMUM_MINIMUM_DAYS = 60;
/** Maximum length of a season, in days [SN5]. */
export const MAXIMUM_SEASON_DAYS = 366;

const minimumDaysInvalid = validationMessage("number_out_of_range", { min: 1, max: MAXIMUM_MINIMUM_DAYS });

/** A change of the base price, in percent: −90 to 300, with at most 2 decimals [SN3]. */
export const SeasonPercentage = v.pipe(
  v.number("percentage_invalid"),
  v.minValue(-90, "percentage_invalid"),
  v.maxValue(300, "percentage_invalid"),
  v.check(hasAtMostTwoDecimals, "percentage_invalid"),
);

/** A season's effect on the price of a day: a price in TND, a percentage of the base price, or no change [SN3]. */
export const SeasonPrice = v.variant("kind", [
  v.object({ kind: v.literal("daily"), amount: CataloguePrice }),
  v.object({ kind: v.literal("percentage"), percentage: SeasonPercentage }),
  v.object({ kind: v.literal("unchanged") }),
]);
export type SeasonPrice = v.InferOutput<typeof SeasonPrice>;

/** A named range of dates with a price or a minimum rental length, for chosen cars [SN1–SN5]. */
export const Season = v.pipe(
  v.object({
    name: requiredName(60),
    /** First and last day, both inclusive. */
    startDate: SupportedDate,
    endDate: SupportedDate,
    /** Whether the season repeats on the same dates every year. */
    repeatsYearly: v.boolean(),
    price: SeasonPrice,
    /** Minimum rental days for a pick-up in the season; null if the season sets no minimum. */
    minimumDays: v.nullable(
      v.pipe(
        v.number(minimumDaysInvalid),
        v.integer(minimumDaysInvalid),
        v.minValue(1, minimumDaysInvalid),
        v.maxValue(MAXIMUM_MINIMUM_DAYS, minimumDaysInvalid),
      ),
    ),
    /** All cars of these ranges, including cars added later. */
    ranges: v.pipe(v.array(CarType), v.maxLength(4)),
    /** Individual cars, in addition to those of the ranges. */
    carIds: v.pipe(v.array(EntityId), v.maxLength(500)),
  }),
  v.forward(
    v.partialCheck(
      [["startDate"], ["endDate"]],
      ({ startDate, endDate }) => startDate <= endDate,
      "period_reversed",
    ),
    ["endDate"],
  ),
  v.forward(
    v.partialCheck(
      [["startDate"], ["endDate"]],
      ({ startDate, endDate }) =>
        startDate > endDate || dayNumber(endDate) - dayNumber(startDate) < MAXIMUM_SEASON_DAYS,
      "period_too_long",
    ),
    ["endDate"],
  ),
);
export type Season = v.InferOutput<typeof Season>;

import * as v from "valibot";
import { Dinars, hasAtMostTwoDecimals, MAX_DINARS } from "../money/Dinars.ts";
import { rentalOptions } from "../pricing/RentalOption.ts";
import { orUnknown } from "../validation/newerValues.ts";

/** A difference in TND, negative or positive, with at most two decimals. */
export const Difference = v.pipe(
  v.number(),
  v.minValue(-MAX_DINARS),
  v.maxValue(MAX_DINARS),
  v.check(hasAtMostTwoDecimals),
);

/** Parts of a price, in the order of a receipt. */
export const priceParts = ["rental", ...rentalOptions] as const;

/** A part of a price that differs between two quotes: all rental days together, or one option. In TND. */
export const DifferenceLine = v.object({
  part: orUnknown(v.picklist(priceParts)),
  before: Dinars,
  after: Dinars,
  /** `after` minus `before`. */
  difference: Difference,
});
export type DifferenceLine = v.InferOutput<typeof DifferenceLine>;

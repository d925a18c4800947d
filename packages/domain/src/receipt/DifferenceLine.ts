import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { hasAtMostTwoDecimals, MAX_DINARS } from "../money/Dinars.ts";
import { ExtraName } from "../pricing/extras/Extra.ts";
import { feeKinds } from "../pricing/fees/FeeKind.ts";
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
export const priceParts = ["rental", ...rentalOptions, "extra", ...feeKinds, "promo"] as const;

/**
 * A part of a price that differs between two quotes, in TND: all rental days together, one option, one extra,
 * one fee, or the promo code, with negative amounts.
 */
export const DifferenceLine = v.object({
  part: orUnknown(v.picklist(priceParts)),
  /** Present only if `part` is `extra`. */
  extra: v.exactOptional(v.object({ id: EntityId, name: ExtraName })),
  before: Difference,
  after: Difference,
  /** `after` minus `before`. */
  difference: Difference,
});
export type DifferenceLine = v.InferOutput<typeof DifferenceLine>;

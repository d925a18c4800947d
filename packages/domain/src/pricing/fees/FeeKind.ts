import * as v from "valibot";

/**
 * Kinds of fees, in the order of their lines: for a drop-off at a place other than the pick-up [FE3], for
 * hand-overs at airports [FE4], for hand-overs outside opening hours [FE5], for a young driver [FE8], and, if
 * chosen, for delivery [FE10] and collection [FE14].
 */
export const feeKinds = [
  "oneWay",
  "airport",
  "outsideHours",
  "youngDriver",
  "delivery",
  "collection",
] as const;
/** One of {@link feeKinds}. */
export const FeeKind = v.picklist(feeKinds, "invalid");
export type FeeKind = v.InferOutput<typeof FeeKind>;

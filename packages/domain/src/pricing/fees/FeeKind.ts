import * as v from "valibot";

/**
 * Kinds of fees, in the order of their lines: for a drop-off at another place than the pick-up [FE3], for hand-overs at
 * airports [FE4], for hand-overs outside opening hours [FE5], for a young driver [FE8], and for the delivery [FE10] and the
 * collection [FE14] that the driver chooses.
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

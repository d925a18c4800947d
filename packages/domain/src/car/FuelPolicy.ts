import * as v from "valibot";

/**
 * What the driver owes for fuel at drop-off. `likeForlike` is the spelling on the wire (product.md, section
 * 3).
 */
export const fuelPolicies = ["likeForlike", "freeTank"] as const;
/** One of {@link fuelPolicies}. */
export const FuelPolicy = v.picklist(fuelPolicies);
export type FuelPolicy = v.InferOutput<typeof FuelPolicy>;

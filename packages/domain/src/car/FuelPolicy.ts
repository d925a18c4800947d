import * as v from "valibot";

/** Fuel policies at drop-off (product.md, section 3). `likeForlike` is the API's spelling. */
export const fuelPolicies = ["likeForlike", "freeTank"] as const;
/** One of {@link fuelPolicies}. */
export const FuelPolicy = v.picklist(fuelPolicies);
export type FuelPolicy = v.InferOutput<typeof FuelPolicy>;

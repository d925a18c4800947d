import * as v from "valibot";

/** How fuel is settled at drop-off. `likeForlike` is the spelling in the API (product.md, section 3). */
export const fuelPolicies = ["likeForlike", "freeTank"] as const;
/** One of {@link fuelPolicies}. */
export const FuelPolicy = v.picklist(fuelPolicies);
export type FuelPolicy = v.InferOutput<typeof FuelPolicy>;

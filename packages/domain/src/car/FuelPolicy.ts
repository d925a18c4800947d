import * as v from "valibot";

/** What is owed for fuel at drop-off. `likeForlike` is spelt as the wire spells it (specification, section 3). */
export const fuelPolicies = ["likeForlike", "freeTank"] as const;
/** One of {@link fuelPolicies}. */
export const FuelPolicy = v.picklist(fuelPolicies);
export type FuelPolicy = v.InferOutput<typeof FuelPolicy>;

import * as v from "valibot";

/** Fuels and drives of cars (product.md, section 3). */
export const fuelTypes = ["diesel", "gasoline", "electric", "hybrid", "plugInHybrid", "unknown"] as const;
/** One of {@link fuelTypes}. */
export const FuelType = v.picklist(fuelTypes);
export type FuelType = v.InferOutput<typeof FuelType>;

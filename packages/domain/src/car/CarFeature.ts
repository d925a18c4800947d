import * as v from "valibot";

/** Multimedia features of a car (product.md, section 3). */
export const carFeatures = ["touchscreen", "bluetooth", "androidAuto", "appleCarPlay"] as const;
/** One of {@link carFeatures}. */
export const CarFeature = v.picklist(carFeatures);
export type CarFeature = v.InferOutput<typeof CarFeature>;

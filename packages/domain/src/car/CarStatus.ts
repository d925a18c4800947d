import * as v from "valibot";

/**
 * Statuses of a car [FL1]. `draft`: being prepared. `published`: offered to drivers. `withdrawn`: no longer
 * offered.
 */
export const carStatuses = ["draft", "published", "withdrawn"] as const;
/** One of {@link carStatuses}. */
export const CarStatus = v.picklist(carStatuses);
export type CarStatus = v.InferOutput<typeof CarStatus>;

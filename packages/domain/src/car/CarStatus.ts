import * as v from "valibot";

/** A car's life: a draft is prepared, a published car is offered to drivers, a withdrawn one no longer is [FL1]. */
export const carStatuses = ["draft", "published", "withdrawn"] as const;
/** One of {@link carStatuses}. */
export const CarStatus = v.picklist(carStatuses);
export type CarStatus = v.InferOutput<typeof CarStatus>;

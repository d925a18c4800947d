import * as v from "valibot";

/** Gearboxes of cars (product.md, section 3). */
export const gearboxes = ["manual", "automatic"] as const;
/** One of {@link gearboxes}. */
export const Gearbox = v.picklist(gearboxes);
export type Gearbox = v.InferOutput<typeof Gearbox>;

import * as v from "valibot";

/** How the car changes gear (specification, section 3). */
export const gearboxes = ["manual", "automatic"] as const;
/** One of {@link gearboxes}. */
export const Gearbox = v.picklist(gearboxes);
export type Gearbox = v.InferOutput<typeof Gearbox>;

import * as v from "valibot";

/** The shape of a car, from which its illustration is drawn. Not on the specification's list of enumerations: ours. */
export const carBodies = ["cityCar", "saloon", "suv", "van", "pickup", "scooter"] as const;
/** One of {@link carBodies}. */
export const CarBody = v.picklist(carBodies);
export type CarBody = v.InferOutput<typeof CarBody>;

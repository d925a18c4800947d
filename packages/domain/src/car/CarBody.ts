import * as v from "valibot";

/** The shape of a car, for its illustration. Not one of the product's listed enumerations. */
export const carBodies = ["cityCar", "saloon", "suv", "van", "pickup", "scooter"] as const;
/** One of {@link carBodies}. */
export const CarBody = v.picklist(carBodies);
export type CarBody = v.InferOutput<typeof CarBody>;

import * as v from "valibot";

/** Shape of a car, for its illustration. Not an enumeration listed in product.md. */
export const carBodies = [
  "microCar",
  "cityCar",
  "retroCar",
  "supermini",
  "compact",
  "smallSaloon",
  "saloon",
  "executiveSaloon",
  "crossover",
  "compactSuv",
  "suv",
  "offRoader",
  "sevenSeater",
  "peopleCarrier",
  "van",
  "pickup",
  "cabriolet",
  "scooter",
  "scooter125",
] as const;
/** One of {@link carBodies}. */
export const CarBody = v.picklist(carBodies);
export type CarBody = v.InferOutput<typeof CarBody>;

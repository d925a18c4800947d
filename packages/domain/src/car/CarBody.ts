import * as v from "valibot";

/** The shape of a car, for its illustration. Not one of the product's listed enumerations. */
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

import * as v from "valibot";

/** Body shapes of a car's illustration. They are not listed in product.md. */
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

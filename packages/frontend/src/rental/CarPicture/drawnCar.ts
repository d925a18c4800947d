import type { Car } from "@sayara/domain/car/Car";
import type { CarBody } from "@sayara/domain/car/CarBody";
import type { CarColor } from "@sayara/domain/car/CarColor";

/**
 * Returns body and colour for a car's drawing. An unknown body or colour is replaced by that of a common car.
 * A yellow saloon would look like a Tunisian taxi, so it is drawn in sand.
 */
export function drawnCar({ body, color }: Pick<Car, "body" | "color">): { body: CarBody; color: CarColor } {
  const isTaxi = color === "yellow" && /saloon/i.test(body);
  return {
    body: body === "unknown" ? "compact" : body,
    color: color === "unknown" ? "silver" : isTaxi ? "sand" : color,
  };
}

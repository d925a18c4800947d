import type { Car } from "@sayara/domain/car/Car";
import type { CarBody } from "@sayara/domain/car/CarBody";
import type { CarColor } from "@sayara/domain/car/CarColor";

/**
 * Returns body and colour for a car's drawing. Uses those of a common car if this version does not know them. A yellow
 * saloon, which is a taxi in Tunisia, is drawn in sand.
 */
export function drawnCar({ body, color }: Pick<Car, "body" | "color">): { body: CarBody; color: CarColor } {
  const isTaxi = color === "yellow" && /saloon/i.test(body);
  return {
    body: body === "unknown" ? "compact" : body,
    color: color === "unknown" ? "silver" : isTaxi ? "sand" : color,
  };
}

import everydayCars from "./everydayCars.svg?url";
import { everydayBodies } from "./everydayBodies.ts";
import otherCars from "./otherCars.svg?url";

/** Returns the URL of the bundled file with the drawing of a body. */
export function carSpriteUrl(body: string): string {
  return everydayBodies.includes(body) ? everydayCars : otherCars;
}

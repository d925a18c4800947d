import everydayCars from "./everydayCars.svg?url";
import { everydayBodies } from "./everydayBodies.ts";
import otherCars from "./otherCars.svg?url";

/** Address of the bundled file that draws the body. */
export function carSheet(body: string): string {
  return everydayBodies.includes(body) ? everydayCars : otherCars;
}

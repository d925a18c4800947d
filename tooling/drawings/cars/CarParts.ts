import type { CarModel } from "./CarModel.ts";
import type { Shell } from "./shell.ts";
import type { Sketch } from "./createSketch.ts";

/** The input of the functions that draw the parts of a car. */
export type CarParts = { car: CarModel; shell: Shell; sketch: Sketch };

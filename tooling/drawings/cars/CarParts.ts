import type { CarModel } from "./CarModel.ts";
import type { Shell } from "./shell.ts";
import type { Sketch } from "./createSketch.ts";

/** The data from which each part of a drawing is made. */
export type CarParts = { car: CarModel; shell: Shell; sketch: Sketch };

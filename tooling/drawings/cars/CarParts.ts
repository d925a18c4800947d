import type { CarModel } from "./CarModel.ts";
import type { Shell } from "./shell.ts";
import type { Sketch } from "./createSketch.ts";

/** What each part of a drawing is made from. */
export type CarParts = { car: CarModel; shell: Shell; sketch: Sketch };

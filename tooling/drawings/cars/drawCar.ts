import type { CarModel } from "./CarModel.ts";
import type { DrawnShape } from "./DrawnShape.ts";
import { fitToCanvas } from "./fitToCanvas.ts";
import { mergeShapes } from "./mergeShapes.ts";
import { drawFace } from "./drawFace.ts";
import { drawFarSide } from "./drawFarSide.ts";
import { drawGlasshouse } from "./drawGlasshouse.ts";
import { drawMirrors } from "./drawMirrors.ts";
import { drawNearWheels } from "./drawNearWheels.ts";
import { drawOpenTop } from "./drawOpenTop.ts";
import { drawSideDetails } from "./drawSideDetails.ts";
import { drawWalls } from "./drawWalls.ts";
import { createShell } from "./shell.ts";
import { createSketch } from "./createSketch.ts";

/** Draws a car in three-quarter view, from back to front. */
export function drawCar(car: CarModel): DrawnShape[] {
  const shell = createShell(car);
  const sketch = createSketch(fitToCanvas(shell, car.wheels));
  const parts = { car, shell, sketch };
  return mergeShapes([
    sketch.shadow(car.length / 2 + 34, car.width / 2 + 34),
    ...drawFarSide(parts),
    ...(car.open === undefined ? drawGlasshouse(parts) : drawOpenTop(parts)),
    ...drawWalls(parts),
    ...drawFace(parts),
    ...drawSideDetails(parts),
    ...drawNearWheels(parts),
    ...drawMirrors(parts),
  ]);
}

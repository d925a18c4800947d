import { carPaint } from "../theme/carPaint.ts";
import { componentStyle, componentStyles } from "../theme/componentStyle.ts";

export const car = componentStyle({ display: "block", inlineSize: "100%", blockSize: "auto" });

/** Used by the drawing in `cars.svg`. */
const paintVars = (paint: { body: string; shade: string; shine: string }) => ({
  vars: { "--sy-car-body": paint.body, "--sy-car-shade": paint.shade, "--sy-car-shine": paint.shine },
});

export const colours = componentStyles({
  white: paintVars(carPaint.white),
  silver: paintVars(carPaint.silver),
  grey: paintVars(carPaint.grey),
  black: paintVars(carPaint.black),
  red: paintVars(carPaint.red),
  blue: paintVars(carPaint.blue),
  green: paintVars(carPaint.green),
  sand: paintVars(carPaint.sand),
  orange: paintVars(carPaint.orange),
  yellow: paintVars(carPaint.yellow),
});

import { carPaint } from "../theme/carPaint.ts";
import { componentStyle, componentStyles } from "../theme/componentStyle.ts";

export const car = componentStyle({ display: "block", inlineSize: "100%", blockSize: "auto" });

/** Used by the drawing in `cars.svg`. */
const sprayed = (paint: { body: string; shade: string; shine: string }) => ({
  vars: { "--sy-car-body": paint.body, "--sy-car-shade": paint.shade, "--sy-car-shine": paint.shine },
});

export const colours = componentStyles({
  white: sprayed(carPaint.white),
  silver: sprayed(carPaint.silver),
  grey: sprayed(carPaint.grey),
  black: sprayed(carPaint.black),
  red: sprayed(carPaint.red),
  blue: sprayed(carPaint.blue),
  green: sprayed(carPaint.green),
  sand: sprayed(carPaint.sand),
  orange: sprayed(carPaint.orange),
  yellow: sprayed(carPaint.yellow),
});

import { createVar } from "@vanilla-extract/css";
import { carPaint } from "../theme/carPaint.ts";
import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

const body = createVar();
const shade = createVar();
const shine = createVar();

export const car = componentStyle({ display: "block", inlineSize: "100%", blockSize: "auto" });

const sprayed = (paint: { body: string; shade: string; shine: string }) => ({
  vars: { [body]: paint.body, [shade]: paint.shade, [shine]: paint.shine },
});

/** One class per colour of a car. */
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

/** Short class names instead of `var(…)` in every shape: a page shows fifteen cars. */
export const fills = componentStyles({
  body: { fill: body, stroke: body },
  shade: { fill: shade, stroke: shade },
  shine: { fill: shine, stroke: shine },
  glass: { fill: vars.paint.glass },
  glassShade: { fill: vars.paint.glassShade },
  tyre: { fill: vars.paint.tyre },
  rim: { fill: vars.paint.rim, stroke: vars.paint.rim },
  rimShade: { fill: vars.paint.rimShade, stroke: vars.paint.rimShade },
  trim: { fill: vars.paint.trim, stroke: vars.paint.trim },
  lamp: { fill: vars.paint.lamp },
  tail: { fill: vars.paint.tail },
  ground: { fill: vars.paint.ground },
});

export const filled = componentStyle({ stroke: "none" });

export const line = componentStyle({ fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });

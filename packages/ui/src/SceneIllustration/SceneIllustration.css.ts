import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import type { Paint } from "../theme/paint.ts";
import { vars } from "../theme/tokens.css.ts";

export const scene = componentStyle({ display: "block", inlineSize: "100%", blockSize: "100%" });

const painted = Object.fromEntries(
  Object.entries(vars.paint).map(([name, colour]) => [name, { fill: colour, stroke: colour }]),
) as Record<keyof Paint, { fill: string; stroke: string }>;

export const fills = componentStyles(painted);

export const filled = componentStyle({ stroke: "none" });

export const line = componentStyle({ fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });

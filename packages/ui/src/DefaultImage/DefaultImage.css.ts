import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const image = componentStyle({ display: "block", inlineSize: "100%", blockSize: "100%" });

export const fills = componentStyles({
  ground: { fill: vars.color.primarySoft },
  wall: { fill: vars.paint.wall },
  shade: { fill: vars.paint.wallShade },
  blue: { fill: vars.paint.blue },
  deep: { fill: vars.paint.blueDeep },
  clay: { fill: vars.paint.terracotta },
  skin: { fill: vars.paint.stone },
  skinShade: { fill: vars.paint.stoneShade },
  sun: { fill: vars.paint.sun },
  sea: { fill: vars.paint.sea },
  sand: { fill: vars.paint.sand },
});

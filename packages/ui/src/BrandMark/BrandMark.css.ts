import { componentStyle } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const mark = componentStyle({
  display: "block",
  flex: "none",
  blockSize: "2.25rem",
  inlineSize: "auto",
});

export const door = componentStyle({ fill: vars.color.primary });

export const studs = componentStyle({ fill: vars.color.onPrimary });

export const sun = componentStyle({ fill: vars.paint.sun });

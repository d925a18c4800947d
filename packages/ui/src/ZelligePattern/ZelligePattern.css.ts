import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const pattern = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  pointerEvents: "none",
});

export const tones = componentStyles({
  quiet: { color: vars.color.primary, opacity: 0.07 },
  onPrimary: { color: vars.color.onPrimary, opacity: 0.12 },
});

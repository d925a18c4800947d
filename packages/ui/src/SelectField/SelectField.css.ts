import { componentStyle } from "../theme/componentStyle.ts";
import { inset } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

export const select = componentStyle({
  appearance: "none",
  paddingInlineEnd: inset.xl,
  cursor: "pointer",
  textOverflow: "ellipsis",
});

export const arrow = componentStyle({
  position: "absolute",
  insetInlineEnd: vars.space.sm,
  color: vars.color.textMuted,
  pointerEvents: "none",
});

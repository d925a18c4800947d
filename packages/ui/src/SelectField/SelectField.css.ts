import { componentStyle } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

/** Space for the arrow. */
const arrowSpace = "2.5rem";

export const select = componentStyle({
  appearance: "none",
  paddingInlineEnd: arrowSpace,
  cursor: "pointer",
  textOverflow: "ellipsis",
});

export const arrow = componentStyle({
  position: "absolute",
  insetInlineEnd: vars.space.sm,
  color: vars.color.textMuted,
  pointerEvents: "none",
});

import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const card = componentStyle({
  position: "relative",
  ...rules.surface,
});

export const paddings = componentStyles({
  none: { overflow: "clip" },
  sm: { padding: vars.space.sm },
  md: { padding: vars.space.md },
  lg: { padding: vars.space.md, "@media": { [media.small]: { padding: vars.space.lg } } },
});

export const floating = componentStyle({ border: "1px solid transparent", boxShadow: vars.shadow.float });

export const chosen = componentStyle({
  borderColor: vars.color.accent,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
});

export const pressable = componentStyle({
  transition: `border-color ${vars.duration.quick}, box-shadow ${vars.duration.calm}`,
  selectors: {
    "&:focus-within": { borderColor: vars.color.primary },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover": { borderColor: vars.color.lineStrong, boxShadow: vars.shadow.float } },
    },
  },
});

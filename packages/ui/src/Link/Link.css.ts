import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";
import * as rules from "../theme/rules.ts";

export const link = componentStyle({
  ...rules.lineTarget,
  borderRadius: vars.space.xxs,
  textUnderlineOffset: rules.underlineOffset,
  textDecorationThickness: "1px",
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
});

export const tones = componentStyles({
  primary: { color: vars.color.primary, textDecorationLine: "underline" },
  plain: {
    color: "inherit",
    textDecorationLine: "none",
    selectors: { "&:hover": { textDecorationLine: "underline" } },
  },
});

import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { glyph } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

export const link = componentStyle({
  borderRadius: vars.space.xxs,
  textUnderlineOffset: glyph.underline,
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

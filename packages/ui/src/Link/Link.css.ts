import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { side } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";
import * as rules from "../theme/rules.ts";

/** Makes a line of text, 1.15 em, a target of 24 px; the margin keeps its place. */
const around = `max(0px, (${side.line} - 1.15em) / 2)`;

export const link = componentStyle({
  paddingBlock: around,
  marginBlock: `calc(-1 * ${around})`,
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

import { componentStyle } from "../theme/componentStyle.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const input = componentStyle({
  textOverflow: "ellipsis",
  // A field that opens a bottom sheet is pressed, not typed into.
  selectors: { "&[inputmode='none']": { cursor: "pointer", caretColor: "transparent" } },
});

export const clear = componentStyle({ ...rules.fieldButton, flex: "none" });

export const suggestion = componentStyle({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  color: vars.color.primary,
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: rules.underlineOffset,
});

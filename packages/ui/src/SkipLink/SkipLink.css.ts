import { componentStyle } from "../theme/componentStyle.ts";
import { width } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

export const skip = componentStyle({
  position: "fixed",
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  zIndex: vars.stack.toast,
  padding: `${vars.space.sm} ${vars.space.md}`,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  boxShadow: vars.shadow.float,
  selectors: {
    "&:not(:focus)": { insetBlockStart: `calc(-1 * ${width.narrow})` },
    // At the opposite end from the page's first skip link, so that the two do not overlap.
    "main &": { insetInlineStart: "auto", insetInlineEnd: vars.space.sm },
  },
});

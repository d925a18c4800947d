import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const heading = componentStyle({
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.heading,
  textWrap: "balance",
});

export const sizes = componentStyles({
  display: {
    fontSize: vars.text.display,
    letterSpacing: vars.tracking.display,
    lineHeight: vars.leading.display,
  },
  xxl: { fontSize: vars.text.xxl, letterSpacing: vars.tracking.title },
  xl: { fontSize: vars.text.xl },
  lg: { fontSize: vars.text.lg, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug },
  md: {
    fontSize: vars.text.md,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    letterSpacing: 0,
  },
});

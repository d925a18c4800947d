import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const price = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "0.3em",
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
});

export const amount = componentStyle({
  whiteSpace: "nowrap",
  fontWeight: vars.weight.heavy,
  letterSpacing: "-0.02em",
});

export const currency = componentStyle({
  fontSize: "0.6em",
  fontWeight: vars.weight.strong,
  letterSpacing: "0.02em",
  marginInlineStart: "0.25em",
});

export const sizes = componentStyles({
  sm: { fontSize: vars.text.md },
  md: { fontSize: vars.text.xl },
  lg: { fontSize: vars.text.xxl },
  xl: { fontSize: "2.441rem" },
});

export const tones = componentStyles({
  plain: {},
  accent: { color: vars.color.accent },
});

export const note = componentStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const before = componentStyle({ fontSize: vars.text.sm, color: vars.color.textMuted });

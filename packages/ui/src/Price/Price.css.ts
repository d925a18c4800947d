import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

/** Between the amount and the currency, in em of the amount. */
const beforeUnit = "0.3em";
/** Between the amount and the period, in em of the amount. */
const beforePeriod = "0.25em";

export const price = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: beforeUnit,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
});

export const amount = componentStyle({
  whiteSpace: "nowrap",
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.title,
});

export const currency = componentStyle({
  fontSize: vars.text.unit,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.unit,
  marginInlineStart: beforePeriod,
});

export const sizes = componentStyles({
  sm: { fontSize: vars.text.md },
  md: { fontSize: vars.text.xl },
  lg: { fontSize: vars.text.xxl },
  xl: { fontSize: vars.text.xxxl },
});

export const tones = componentStyles({
  plain: {},
  accent: { color: vars.color.accent },
});

export const note = componentStyle({
  ...rules.note,
  fontWeight: vars.weight.regular,
});

export const before = componentStyle({ ...rules.note });

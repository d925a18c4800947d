import { componentStyle } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const rating = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.3rem",
  fontVariantNumeric: "tabular-nums",
});

export const stars = componentStyle({ flex: "none", inlineSize: "5.25rem", blockSize: "1rem" });

export const star = componentStyle({
  flex: "none",
  inlineSize: "1rem",
  blockSize: "1rem",
  color: vars.color.star,
});

export const empty = componentStyle({ fill: vars.color.line });

export const full = componentStyle({ fill: vars.color.star });

export const value = componentStyle({ fontWeight: vars.weight.strong });

export const count = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.sm });

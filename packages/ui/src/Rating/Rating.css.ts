import { componentStyle } from "../theme/componentStyle.ts";
import { edge, inset, side } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const rating = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: inset.xxs,
  fontVariantNumeric: "tabular-nums",
});

export const stars = componentStyle({ flex: "none", inlineSize: side.stars, blockSize: edge.iconSmall });

export const star = componentStyle({
  flex: "none",
  inlineSize: edge.iconSmall,
  blockSize: edge.iconSmall,
  color: vars.color.star,
});

export const empty = componentStyle({ fill: vars.color.line });

export const full = componentStyle({ fill: vars.color.star });

export const value = componentStyle({ fontWeight: vars.weight.strong });

export const count = componentStyle({ ...rules.note });

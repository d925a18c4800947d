import { componentStyle } from "../theme/componentStyle.ts";
import { boxSize } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

/** Five stars of 16 px and the gaps between them. */
const starsWidth = "5.25rem";

export const rating = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  fontVariantNumeric: "tabular-nums",
});

export const stars = componentStyle({
  flex: "none",
  inlineSize: starsWidth,
  blockSize: boxSize.iconSmall,
  scale: `${vars.flow.forward} 1`,
});

export const star = componentStyle({
  flex: "none",
  inlineSize: boxSize.iconSmall,
  blockSize: boxSize.iconSmall,
  color: vars.color.star,
});

export const empty = componentStyle({ fill: vars.color.line });

export const full = componentStyle({ fill: vars.color.star });

export const value = componentStyle({ fontWeight: vars.weight.strong });

export const count = componentStyle({ ...rules.note });

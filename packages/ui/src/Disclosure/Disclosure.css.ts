import { componentStyle } from "../theme/componentStyle.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const disclosure = componentStyle({});

export const summary = componentStyle({
  ...rules.summaryRow,
  gap: vars.space.sm,
  minHeight: vars.size.touch,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.inner,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: vars.color.primary },
  },
});

export const arrow = componentStyle({
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { [`${disclosure}[open] > ${summary} > &`]: { rotate: "180deg" } },
});

export const content = componentStyle({ paddingBlock: `${vars.space.xxs} ${vars.space.sm}` });

import { componentStyle } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const disclosure = componentStyle({});

export const summary = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.sm,
  minHeight: vars.size.touch,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.inner,
  cursor: "pointer",
  listStyle: "none",
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

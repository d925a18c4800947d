import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** 18 px, which fits two digits in the smallest text size. */
const badge = "1.125rem";

export const bell = pageStyle({
  position: "relative",
  display: "grid",
  flexShrink: 0,
  placeItems: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.primary,
  transition: `background-color ${vars.duration.quick}`,
  selectors: { "&:hover": { background: vars.color.primarySoft } },
});

/** At the upper corner of the bell, with a border that separates it from the bell. */
export const count = pageStyle({
  position: "absolute",
  insetBlockStart: vars.space.xxs,
  insetInlineStart: "50%",
  display: "grid",
  placeItems: "center",
  minInlineSize: badge,
  blockSize: badge,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.color.canvas}`,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: vars.text.xxs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { boxSize } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

/** 11 px: odd, so that it can be centred in the ring. */
const dotSize = "0.6875rem";

export const group = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.xxs });

export const legend = componentStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space.xxs,
});

export const options = componentStyles({
  plain: {},
  cards: { display: "grid", gap: vars.space.xs },
  inline: { display: "flex", flexWrap: "wrap", columnGap: vars.space.lg },
});

export const input = componentStyle({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: boxSize.line,
  blockSize: boxSize.line,
  margin: 0,
  marginBlockStart: "1px",
  background: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: "50%",
  cursor: "inherit",
  selectors: {
    "&::after": {
      content: "''",
      inlineSize: dotSize,
      blockSize: dotSize,
      borderRadius: "50%",
      background: vars.color.primary,
      scale: "0",
      transition: `scale ${vars.duration.quick} ${vars.ease.out}`,
    },
    "&:hover": { borderColor: vars.color.primary },
    "&:checked": { borderColor: vars.color.primary },
    "&:checked::after": { scale: "1" },
    "&:disabled": { background: vars.color.sunken, borderColor: vars.color.line },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

export const card = componentStyle({
  padding: vars.space.md,
  background: vars.color.surface,
  ...rules.choice,
  selectors: {
    ...rules.choiceStates,
    "&:has(:checked)": {
      ...rules.choiceStates["&:has(:checked)"],
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

export const label = componentStyle({
  selectors: { [`${card} &`]: { fontWeight: vars.weight.strong } },
});

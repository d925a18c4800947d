import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const sums = pageStyle({ display: "grid", gap: vars.space.xs });

/** The amount keeps its width, and the name wraps. */
const pairOfEnds = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.md,
  overflowWrap: "anywhere",
} as const;

export const sum = pageStyle(pairOfEnds);

export const total = pageStyle({
  ...pairOfEnds,
  fontWeight: vars.weight.strong,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.xs,
});

export const value = pageStyle({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });

export const digest = pageStyle({ overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" });

export const list = pageStyle({ display: "grid", gap: vars.space.xs });

/** A rental. Its name is above its amounts, or beside them if the width allows. */
export const line = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  minInlineSize: 0,
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "center" },
  },
});

export const facts = pageStyle({ display: "grid", gap: vars.space.xxs, overflowWrap: "anywhere" });

export const amounts = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(7.5rem, 1fr))",
  gap: vars.space.sm,
});

export const amount = pageStyle({ display: "grid", gap: vars.space.xxs });

import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** The month's name above the links to the adjacent months. */
export const months = pageStyle({ display: "grid", gap: vars.space.sm });

export const beside = pageStyle({ ...rules.wrapped, justifyContent: "space-between", gap: vars.space.sm });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const statement = pageStyle({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });

/** Facts beside the amount. */
export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.sm,
  alignItems: "start",
});

export const facts = pageStyle({
  display: "grid",
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const amount = pageStyle({
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.strong,
  textAlign: "end",
});

export const actions = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

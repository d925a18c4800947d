import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const sums = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
  gap: vars.space.md,
});

export const sum = pageStyle({ display: "grid", gap: vars.space.xxs });

export const value = pageStyle({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const statement = pageStyle({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });

export const actions = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

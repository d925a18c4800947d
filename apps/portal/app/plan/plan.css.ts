import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const summary = pageStyle({ display: "grid", gap: vars.space.xs });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const list = pageStyle({ display: "grid", gap: vars.space.xs });

/** Facts beside the amount. */
export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const facts = pageStyle({ display: "grid", gap: vars.space.xxs, overflowWrap: "anywhere" });

export const amount = pageStyle({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });

import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({
  display: "grid",
  gap: vars.space.md,
  padding: 0,
  margin: 0,
  listStyle: "none",
});

export const actions = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.sm });

export const scroller = pageStyle({ overflowX: "auto" });

export const table = pageStyle({ inlineSize: "100%", borderCollapse: "collapse", textAlign: "start" });

export const cell = pageStyle({
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  fontVariantNumeric: "tabular-nums",
});

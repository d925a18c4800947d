import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  padding: 0,
  margin: 0,
  listStyle: "none",
});

export const row = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const value = pageStyle({ fontWeight: vars.weight.strong, fontVariantNumeric: "tabular-nums" });

/** The fields of a change. They are side by side if the width allows. */
export const fields = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
  gap: vars.space.sm,
});

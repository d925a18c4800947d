import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";
import { pages } from "@sayara/ui/theme/layers.css";
import { globalStyle } from "@vanilla-extract/css";

/** Amounts and their names, in two columns. */
export const sums = pageStyle({ display: "grid", gap: vars.space.xs });

export const sum = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.md,
  fontVariantNumeric: "tabular-nums",
});

// The amount must not shrink: it would wrap before its currency.
globalStyle(`${sum} > :last-child`, { "@layer": { [pages]: { flex: "none" } } });

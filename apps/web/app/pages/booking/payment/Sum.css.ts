import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Sums and their names, in two columns. */
export const sums = pageStyle({ display: "grid", gap: vars.space.xs });

export const sum = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.md,
  fontVariantNumeric: "tabular-nums",
});

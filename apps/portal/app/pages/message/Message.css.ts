import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const actions = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

/** Filters. They are side by side if the width allows. */
export const filters = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
  gap: vars.space.sm,
});

export const counts = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  gap: vars.space.sm,
  margin: 0,
});

export const count = pageStyle({ display: "grid", gap: vars.space.xxs });

export const value = pageStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const strong = pageStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

/** Keeps the line breaks of a mail. */
export const text = pageStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

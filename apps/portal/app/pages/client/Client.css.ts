import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const actions = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

/** Name and value of a fact. They are side by side if the width allows. */
export const facts = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: vars.space.sm,
  margin: 0,
});

export const fact = pageStyle({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });

export const value = pageStyle({ margin: 0, overflowWrap: "anywhere" });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

/** Facts beside the amount. */
export const booking = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.sm,
  alignItems: "start",
});

export const entry = pageStyle({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });

export const entryHead = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const strong = pageStyle({ fontWeight: vars.weight.strong });

export const amount = pageStyle({
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.strong,
  textAlign: "end",
});

/** Keeps the line breaks of a note or a message. */
export const text = pageStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

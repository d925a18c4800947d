import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const form = pageStyle({ display: "grid", gap: vars.space.md });

/** Two fields side by side on wide screens. */
export const pair = pageStyle({ ...rules.pair, alignItems: "start" });

export const options = pageStyle({ display: "grid", gap: vars.space.xs });

export const legend = pageStyle({
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.weight.strong,
});

export const person = pageStyle({ display: "grid", gap: vars.space.sm });

export const offer = pageStyle({
  ...rules.outlined,
  padding: vars.space.md,
  outline: "none",
});

/**
 * Table of the price difference. The parts, with their old and new values below, are aligned to the start of
 * the line, and the differences to its end.
 */
export const difference = pageStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});

export const caption = pageStyle({
  ...rules.note,
  paddingBlockEnd: vars.space.xs,
  textAlign: "start",
});

export const row = pageStyle({ borderBlockStart: `1px solid ${vars.color.line}` });

export const part = pageStyle({
  paddingBlock: vars.space.xs,
  fontWeight: vars.weight.medium,
  textAlign: "start",
});

export const change = pageStyle({ ...rules.note, display: "block", fontWeight: vars.weight.regular });

export const sum = pageStyle({
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  textAlign: "end",
  verticalAlign: "top",
  whiteSpace: "nowrap",
});

export const total = pageStyle({
  borderBlockStart: `2px solid ${vars.color.lineStrong}`,
  fontWeight: vars.weight.strong,
});

/** Two ledgers, side by side where both fit. */
export const ledgers = pageStyle({ ...rules.pair });

export const ledger = pageStyle({ ...rules.surface, padding: vars.space.sm });

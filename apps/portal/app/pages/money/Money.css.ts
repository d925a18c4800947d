import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export { facts, head, row } from "#portal/statements/Statements.css.ts";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const balance = pageStyle({ display: "grid", gap: vars.space.xxs });

export const statements = pageStyle({ display: "grid", gap: vars.space.sm });

export const sums = pageStyle({ display: "grid", gap: vars.space.xs });

const pairOfEnds = { display: "flex", justifyContent: "space-between", gap: vars.space.md } as const;

export const sum = pageStyle(pairOfEnds);

export const total = pageStyle({
  ...pairOfEnds,
  fontWeight: vars.weight.strong,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.xs,
});

export const list = pageStyle({ display: "grid", gap: vars.space.xs });

export const amount = pageStyle({
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

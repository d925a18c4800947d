import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const actions = pageStyle({ display: "grid" });

export const actionRow = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
});

export const name = pageStyle({ fontWeight: vars.weight.strong });

export const refusedName = pageStyle({ color: vars.color.textMuted });

export const effect = pageStyle({ ...rules.note });

/** Messages beside a button: above it on phones. */
export const text = pageStyle({ flex: `1 1 ${width.text}` });

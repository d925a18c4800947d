import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ display: "grid", gap: vars.space.xs });

export const buttons = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const picture = pageStyle({
  inlineSize: "min(100%, 18rem)",
  blockSize: "auto",
  borderRadius: vars.radius.surface,
});

export const list = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  paddingInlineStart: vars.space.md,
  overflowWrap: "anywhere",
});

import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const paper = pageStyle({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const name = pageStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

export const reason = pageStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const actions = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

export const steps = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  listStyle: "disc",
  paddingInlineStart: vars.space.md,
});

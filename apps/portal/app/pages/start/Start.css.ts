import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const step = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  justifyItems: "start",
  minInlineSize: 0,
});

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const gaps = pageStyle({ display: "grid", gap: vars.space.xxs });

export const reason = pageStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

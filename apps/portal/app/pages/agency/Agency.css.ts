import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const item = pageStyle({ display: "grid", gap: vars.space.xs, minInlineSize: 0 });

export const itemHead = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const name = pageStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

export const car = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 4fr)",
});

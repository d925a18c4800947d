import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const list = pageStyle({ display: "grid", gap: vars.space.xs });

export const row = pageStyle({ display: "grid", gap: vars.space.xs, overflowWrap: "anywhere" });

export const name = pageStyle({ fontWeight: vars.weight.strong });

export const buttons = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

import { inset } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const list = pageStyle({ display: "grid", gap: vars.space.xs });

export const item = pageStyle({ display: "flex", alignItems: "start", gap: vars.space.xs });

export const done = pageStyle({ color: vars.color.positive, marginBlockStart: inset.rim });

export const unchanged = pageStyle({ color: vars.color.warning, marginBlockStart: inset.rim });

export const reason = pageStyle({ ...rules.note });

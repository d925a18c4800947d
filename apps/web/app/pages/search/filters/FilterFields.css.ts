import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const fields = pageStyle({ display: "grid", gap: vars.space.lg });

export const group = pageStyle({ display: "grid", gap: vars.space.xxs });

export const legend = pageStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space.xs,
});

/** Label of a choice that matches no car. It stays visible and can still be chosen. */
export const emptyChoice = pageStyle({ color: vars.color.textMuted, textDecoration: "line-through" });

export const chips = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

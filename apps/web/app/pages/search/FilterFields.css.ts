import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const fields = pageStyle({ display: "grid", gap: vars.space.lg });

export const group = pageStyle({ display: "grid", gap: vars.space.xxs });

export const legend = pageStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space.xs,
});

export const chips = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });

import { pageStyle, pageStyles } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const dateField = pageStyle({ display: "grid", gap: vars.space.xxs, alignContent: "start" });

export const dateLegend = pageStyle({ fontSize: vars.text.sm, fontWeight: vars.weight.strong });

export const dateBoxes = pageStyle({ display: "flex", gap: vars.space.xs, marginBlockStart: vars.space.xxs });

export const datePart = pageStyles({
  day: { inlineSize: "4.5rem" },
  month: { inlineSize: "4.5rem" },
  year: { inlineSize: "6rem" },
});

export const hint = pageStyle({
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  lineHeight: vars.leading.snug,
});

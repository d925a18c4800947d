import { side } from "@sayara/ui/theme/measures";
import { pageStyle, pageStyles } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const dateField = pageStyle({ display: "grid", gap: vars.space.xxs, alignContent: "start" });

export const dateLegend = pageStyle({ fontSize: vars.text.sm, fontWeight: vars.weight.strong });

export const dateBoxes = pageStyle({ display: "flex", gap: vars.space.xs, marginBlockStart: vars.space.xxs });

export const datePart = pageStyles({
  day: { inlineSize: side.twoDigits },
  month: { inlineSize: side.twoDigits },
  year: { inlineSize: side.fourDigits },
});

export const hint = pageStyle({
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  lineHeight: vars.leading.snug,
});

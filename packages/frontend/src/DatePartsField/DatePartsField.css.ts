import { pageStyle, pageStyles } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Fits two digits and the padding of a field. */
const twoDigits = "4.5rem";
/** Fits four digits and the padding of a field. */
const fourDigits = "6rem";

export const dateField = pageStyle({ display: "grid", gap: vars.space.xxs, alignContent: "start" });

export const dateLegend = pageStyle({ fontSize: vars.text.sm, fontWeight: vars.weight.strong });

export const dateBoxes = pageStyle({ display: "flex", gap: vars.space.xs, marginBlockStart: vars.space.xxs });

export const datePart = pageStyles({
  day: { inlineSize: twoDigits },
  month: { inlineSize: twoDigits },
  year: { inlineSize: fourDigits },
});

export const hint = pageStyle({
  ...rules.note,
  lineHeight: vars.leading.snug,
});

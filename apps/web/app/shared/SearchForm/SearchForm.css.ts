import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const form = pageStyle({ display: "grid", gap: vars.space.sm });

export const fields = pageStyle({
  display: "grid",
  alignItems: "start",
  gap: vars.space.md,
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: vars.space.sm },
  },
});

export const places = pageStyle({ display: "grid", gap: vars.space.sm });

export const elsewhere = pageStyle({ fontSize: vars.text.sm, marginInlineEnd: "auto" });

/** The rarer choices and the button, below the fields. */
export const more = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

/** Shown while the checkbox is ticked. Implemented in CSS, so that it works without JavaScript. */
export const dropOff = pageStyle({
  selectors: { [`${form}:not(:has(input[name="elsewhere"]:checked)) &`]: { display: "none" } },
});

export const submit = pageStyle({
  minHeight: vars.size.field,
  flexBasis: "100%",
  "@media": { [media.small]: { flexBasis: width.action } },
});

export const offer = pageStyle({
  display: "inline-block",
  marginInlineEnd: vars.space.sm,
  lineHeight: vars.size.touch,
});

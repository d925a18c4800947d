import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const form = pageStyle({ display: "grid", gap: vars.space.sm });

export const fields = pageStyle({
  display: "grid",
  alignItems: "start",
  gap: vars.space.md,
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr) auto", gap: vars.space.sm },
  },
});

export const places = pageStyle({ display: "grid", gap: vars.space.sm });

export const elsewhere = pageStyle({ fontSize: vars.text.sm });

/** Shown while the checkbox is ticked. In CSS, so that it works without JavaScript. */
export const dropOff = pageStyle({
  selectors: { [`${form}:not(:has(input[name="elsewhere"]:checked)) &`]: { display: "none" } },
});

export const submit = pageStyle({
  minHeight: vars.size.field,
  "@media": {
    [media.wide]: {
      minInlineSize: width.action,
      // Aligned with the fields, which have labels above them.
      marginBlockStart: `calc(${vars.text.sm} * ${vars.leading.body} + ${vars.space.xxs})`,
    },
  },
});

export const offer = pageStyle({
  display: "inline-block",
  marginInlineEnd: vars.space.sm,
  lineHeight: vars.size.touch,
});
